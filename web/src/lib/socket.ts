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
const CLOSED_FOR_GOOD = 1008

export class TableSocket {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private next = 1
  private wait = FIRST_WAIT
  private over = false
  private timer = 0
  private ping = 0

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
  }

  close(): void {
    this.over = true
    removeEventListener('online', this.hurry)
    clearTimeout(this.timer)
    clearInterval(this.ping)
    this.socket?.close()
  }

  /** Begin anew at once, for instance in another language. What was heard so far is told again; the line is not lost. */
  again(): void {
    const old = this.socket
    if (old === null) return // it is about to be opened anyway
    old.onmessage = old.onclose = old.onopen = null
    clearInterval(this.ping)
    old.close()
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
      this.ping = window.setInterval(() => socket.send('{"type":"ping"}'), PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Incoming)
    socket.onclose = (event) => this.closed(event)
  }

  private receive(message: Incoming): void {
    this.wait = FIRST_WAIT
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

  private closed(event: CloseEvent): void {
    this.socket = null
    clearInterval(this.ping)
    if (this.over) return
    this.changed('lost')
    if (event.code === CLOSED_FOR_GOOD) return
    this.timer = window.setTimeout(() => this.open(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }
}
