// One socket to one table. It comes back by itself, says what it has heard, and sends again what was not answered: the
// server refuses an answer that it has already, so nothing is done twice.

import { Problem } from './api'

export type Link = 'connecting' | 'live' | 'lost'
export type Incoming = { type: string; id?: string | null; [key: string]: unknown }
export type Command = { type: string; [key: string]: unknown }

interface Waiting {
  command: Command & { id: string }
  done: (answer: Incoming) => void
  failed: (problem: Problem) => void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 5000
const PING_EVERY = 20_000
// A line that is cut without a word (a phone that leaves its network) is never closed by anybody: whoever does not
// answer a ping in this time is gone.
const ANSWER_WITHIN = 8000
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

  constructor(
    private readonly table: string,
    private readonly hello: () => Record<string, unknown>,
    private readonly hear: (message: Incoming) => void,
    private readonly changed: (link: Link) => void,
    live = true,
  ) {
    if (!live) return
    this.open()
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
    this.quiet()
    this.socket?.close()
  }

  /** Begin anew at once, for instance in another language. What was heard so far is told again; the line is not lost. */
  again(): void {
    const old = this.socket
    if (old === null) return // it is about to be opened anyway
    this.leave(old)
    this.connect()
  }

  send(command: Command): Promise<Incoming> {
    const id = String(this.next++)
    return new Promise((done, failed) => {
      const waiting = { command: { ...command, id }, done, failed }
      this.waiting.set(id, waiting)
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(waiting.command))
    })
  }

  private readonly hurry = () => {
    if (this.socket === null) {
      clearTimeout(this.timer)
      this.open()
    }
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
    this.silence = window.setTimeout(this.drop, ANSWER_WITHIN)
  }

  private quiet(): void {
    clearInterval(this.ping)
    clearTimeout(this.silence)
    this.silence = 0
  }

  private leave(socket: WebSocket): void {
    socket.onmessage = socket.onclose = socket.onopen = null
    this.quiet()
    socket.close()
  }

  private open(): void {
    this.changed('connecting')
    this.connect()
  }

  private connect(): void {
    const address = new URL(`/api/tables/${this.table}/socket`, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', ...this.hello() }))
      for (const { command } of this.waiting.values()) socket.send(JSON.stringify(command))
      this.ping = window.setInterval(() => this.probe(), PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Incoming)
    socket.onclose = (event) => this.closed(event.code)
  }

  private receive(message: Incoming): void {
    this.wait = FIRST_WAIT
    clearTimeout(this.silence)
    this.silence = 0
    const waiting = message.id ? this.waiting.get(message.id) : undefined
    if (waiting && message.id) {
      this.waiting.delete(message.id)
      if (message.type === 'refused') {
        waiting.failed(new Problem(String(message['error']), String(message['words']), message))
      } else {
        waiting.done(message)
      }
      return
    }
    this.changed('live')
    this.hear(message)
  }

  private closed(code?: number): void {
    this.socket = null
    this.quiet()
    if (this.over) return
    this.changed('lost')
    if (code === CLOSED_FOR_GOOD) return
    this.timer = window.setTimeout(() => this.open(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }
}
