// One socket to one table. It comes back by itself, says what it has heard, and sends again what was not answered: the
// server refuses an answer that it has already, so nothing is done twice. What no line has carried yet can be withdrawn.

import { Problem } from './api'

/** Connecting only until it was there once: from then on it is there or not. */
export type Link = 'connecting' | 'live' | 'lost'
export type Incoming = { type: string; id?: string | null; [key: string]: unknown }
export type Command = { type: string; [key: string]: unknown }

interface Waiting {
  command: Command & { id: string }
  done: (answer: Incoming) => void
  failed: (problem: Problem) => void
  /** Told when it goes over a line for the first time: from then on the server may know it. */
  wrote: () => void
  /** Over how many lines it went. */
  lines: number
}

/** The error of a command that was taken back before any line had carried it. */
export const WITHDRAWN = 'withdrawn'

const FIRST_WAIT = 250
const LONGEST_WAIT = 5000
const PING_EVERY = 20_000
// A line that is cut without a word (a phone that leaves its network) is never closed by anybody: whoever does not
// answer a ping in this time is gone.
const ANSWER_WITHIN = 8000
// The first answer comes behind all that is told of the table, which over a bad line takes its time.
const FIRST_WITHIN = 45_000
// Neither is a line that is just being opened closed by anybody.
const OPEN_WITHIN = 15_000
const CLOSED_FOR_GOOD = 1008

export class TableSocket {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private next = 1
  private wait = FIRST_WAIT
  private over = false
  private timer = 0
  private ping = 0
  private silence = 0
  private heard = false

  constructor(
    private readonly table: string,
    private readonly hello: () => Record<string, unknown>,
    private readonly hear: (message: Incoming) => void,
    private readonly changed: (link: Link) => void,
    live = true,
  ) {
    if (!live) return
    this.connect()
    addEventListener('online', this.hurry)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.woken)
  }

  close(): void {
    this.over = true
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.woken)
    clearTimeout(this.timer)
    if (this.socket) this.leave(this.socket)
  }

  /** Begin anew at once, for instance in another language. What was heard so far is told again; the line is not lost. */
  again(): void {
    const old = this.socket
    if (old === null) return // it is about to be opened anyway
    this.leave(old)
    this.connect()
  }

  send(command: Command, wrote = () => {}): Promise<Incoming> {
    const id = String(this.next++)
    return new Promise((done, failed) => {
      const waiting = { command: { ...command, id }, done, failed, wrote, lines: 0 }
      this.waiting.set(id, waiting)
      if (this.socket?.readyState !== WebSocket.OPEN) return
      this.write(this.socket, waiting)
      this.probe() // a line that is dead is noticed as soon as something is wanted of it
    })
  }

  /** Take out the commands of these types that no line has carried yet; whether there were any. */
  withdraw(types: string[]): boolean {
    const kept = [...this.waiting].filter(([, { command, lines }]) => lines === 0 && types.includes(command.type))
    for (const [id, { failed }] of kept) {
      this.waiting.delete(id)
      failed(new Problem(WITHDRAWN, ''))
    }
    return kept.length > 0
  }

  private write(socket: WebSocket, waiting: Waiting): void {
    socket.send(JSON.stringify(waiting.command))
    if (waiting.lines++ === 0) waiting.wrote()
  }

  /** Try to come back now. */
  readonly hurry = () => {
    if (this.socket?.readyState === WebSocket.CONNECTING) this.leave(this.socket)
    else if (this.socket) return
    clearTimeout(this.timer)
    this.connect()
  }

  /** The line is dead, whatever the socket believes. */
  private readonly drop = () => {
    const dead = this.socket
    if (dead === null) return
    this.leave(dead)
    this.closed()
  }

  private readonly woken = () => {
    if (document.visibilityState === 'visible') this.probe()
  }

  /** Ask for a sign of life. */
  private probe(): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.silence) return
    this.socket.send('{"type":"ping"}')
    this.silence = window.setTimeout(this.drop, this.heard ? ANSWER_WITHIN : FIRST_WITHIN)
  }

  private quiet(): void {
    clearInterval(this.ping)
    clearTimeout(this.silence)
    this.silence = 0
  }

  private leave(socket: WebSocket): void {
    socket.onmessage = socket.onclose = socket.onopen = null
    this.quiet()
    // A line that is just being opened is closed when it is there: cut off now, the browser would call that a fault.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }

  private connect(): void {
    const address = new URL(`/api/tables/${this.table}/socket`, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.heard = false
    this.socket = socket
    this.silence = window.setTimeout(this.drop, OPEN_WITHIN)
    socket.onopen = () => {
      this.quiet()
      socket.send(JSON.stringify({ type: 'hello', ...this.hello() }))
      this.probe() // where nothing is new the server has nothing to say, and a line is live when something comes over it
      for (const waiting of this.waiting.values()) this.write(socket, waiting)
      this.ping = window.setInterval(() => this.probe(), PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Incoming)
    socket.onclose = (event) => this.closed(event.code)
  }

  private receive(message: Incoming): void {
    this.heard = true
    if (message.type === 'refused' && !message.id) {
      // The line ends with this. Where many are turned away at once they must not all come back at once.
      const seconds = Number(message['wait'] ?? 0)
      this.wait = Math.max(this.wait, seconds * 1000 * (1 + Math.random()))
    } else this.wait = FIRST_WAIT
    clearTimeout(this.silence)
    this.silence = 0
    this.changed('live')
    const waiting = message.id ? this.waiting.get(message.id) : undefined
    if (waiting && message.id) {
      this.waiting.delete(message.id)
      if (message.type === 'refused') {
        waiting.failed(new Problem(String(message['error']), String(message['words']), message, waiting.lines > 1))
      } else {
        waiting.done(message)
      }
      return
    }
    this.hear(message)
  }

  private closed(code?: number): void {
    this.socket = null
    this.quiet()
    if (this.over) return
    this.changed('lost')
    if (code === CLOSED_FOR_GOOD) return
    this.timer = window.setTimeout(() => this.connect(), this.wait)
    this.wait = Math.min(this.wait * 2, Math.max(this.wait, LONGEST_WAIT))
  }
}
