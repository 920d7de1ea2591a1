// Whether all chance of a game is what was promised before it, worked out here and not by the server
// (src/digsite/kernel/fairness.py tells how).

const DOMAIN = 'digsite fairness 1'

export interface Checked {
  /** The secret gives the commitment. */
  secret: boolean
  /** The commitment that the secret gives. */
  fingerprint: string
  /** The seed, and every drawing anew, follow from the secret. */
  seed: boolean
  /** The seed as the record has it. */
  shown: string
}

async function hashed(secret: string, purpose: string): Promise<Uint8Array> {
  const words = new TextEncoder().encode(`${DOMAIN}\n${purpose}\n`)
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const whole = new Uint8Array(words.length + bytes.length)
  whole.set(words)
  whole.set(bytes, words.length)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole))
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const number64 = (bytes: Uint8Array): string => BigInt(`0x${hex(bytes.slice(0, 8))}`).toString()

export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined

/** @param record the record's text: its seeds have more digits than a number of this language holds. */
export async function check(secret: string, commitment: string, record: string): Promise<Checked> {
  const exact = JSON.parse(record.replace(/([[,:]\s*)(\d{16,})(?=\s*[,\]}])/g, '$1"$2"')) as {
    seed: string | number
    moves: (string | number)[][]
  }
  const seeds = [String(exact.seed) === number64(await hashed(secret, 'seed'))]
  for (const [entry, move] of exact.moves.entries()) {
    if (move[0] === 'undo' && move.length === 3) {
      seeds.push(String(move[2]) === number64(await hashed(secret, `redraw ${entry}`)))
    }
  }
  const fingerprint = hex(await hashed(secret, 'commitment'))
  return {
    secret: fingerprint === commitment,
    fingerprint,
    seed: seeds.every(Boolean),
    shown: String(exact.seed),
  }
}
