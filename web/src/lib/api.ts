// The server over plain HTTP. Types come from its OpenAPI document (npm run types).

import type { components } from './schema'

export type Schemas = components['schemas']
export type Me = Schemas['MeAnswer']
export type GameTold = Schemas['GameTold']
export type TableTold = Schemas['TableTold']
export type MyTable = Schemas['MyTable']
export type MakeTable = Schemas['MakeTable']
export type TableMade = Schemas['TableMade']
export type LogLine = Schemas['LogLine']
export type RulingTold = Schemas['RulingTold']
export type StagesTold = Schemas['StagesTold']
export type Question = Schemas['QuestionTold']
export type Option = Schemas['OptionTold']
export type Full = Schemas['Full']
export type Update = Schemas['Update']
export type Told = Schemas['Told']

/** A refusal of the server, or that it could not be reached (error "offline"). */
export class Problem extends Error {
  constructor(
    readonly error: string,
    words: string,
    readonly body: Record<string, unknown> = {},
    /** Whether it had been sent before, over a line that was lost: the server may have carried it out then. */
    readonly again = false,
  ) {
    super(words)
  }
}

/** Refusals of a moment: what was refused may be asked for again. */
export const PASSING = ['too_fast', 'too_many', 'unavailable', 'busy', 'no_person']

/** Whether what failed may come when it is asked for again. */
export const passes = (trouble: unknown): boolean => trouble instanceof Problem && ['offline', 'broken', ...PASSING].includes(trouble.error)

const unreachable = (): never => {
  throw new Problem('offline', 'The server cannot be reached.')
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(unreachable)
  if (response.status === 204) return undefined as T
  if (!response.ok) await refused(response)
  return (await response.json().catch(unreachable)) as T
}

async function refused(response: Response): Promise<never> {
  // What is not the server's own words: whatever stands before it has lost it, or the line was cut in the middle of them.
  const answer = (await response.json().catch(unreachable)) as Record<string, unknown> & { error?: string; words?: string }
  throw new Problem(answer.error ?? 'broken', answer.words ?? response.statusText, answer)
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body)
export const patch = <T>(path: string, body: unknown): Promise<T> => call<T>('PATCH', path, body)

/** What is read as it is, such as a file. */
export async function getText(path: string): Promise<string> {
  const response = await fetch(path).catch(unreachable)
  return response.ok ? response.text().catch(unreachable) : refused(response)
}
