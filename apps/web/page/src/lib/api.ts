import type { Language } from './phrases';

export interface Fault {
  error: string;
  status: number;
  line?: number;
  column?: number;
  problem?: string;
  maybe?: string;
}

/** Something that cannot be had, with why. */
export class Refused extends Error {}

export interface Progress {
  job: string;
  state: string;
  seconds: number;
  /** What was found out on the way, in words. */
  known?: string;
  work?: string;
  done?: number;
  of?: number;
}

export type Answered<T> = { kind: 'done'; value: T } | { kind: 'error' | 'limit'; fault: Fault; http: number };

/** Who hears how a question is getting on. */
export interface Listener {
  goes: (progress: Progress) => void;
  /** What is known of the answer meanwhile. */
  knows: (partial: unknown) => void;
}

interface Waiting extends Listener {
  ended: () => void;
}

const NOBODY: Listener = { goes: () => {}, knows: () => {} };
const TAB = Math.random().toString(36).slice(2);
const waiting = new Map<string, Waiting>();
let events: EventSource | undefined;
let quiet: ReturnType<typeof setTimeout> | undefined;

/** A browser has few connections to one server: one is taken for events only while something is being worked out. */
const QUIET = 3000;

function rest(): void {
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    if (waiting.size > 0) return;
    events?.close();
    events = undefined;
  }, QUIET);
}

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => {
    events?.close();
    events = undefined;
  });
  addEventListener('pageshow', () => {
    if (waiting.size > 0) listen();
  });
}

function listen(): void {
  clearTimeout(quiet);
  if (events) return;
  events = new EventSource(`/api/v1/events?tab=${TAB}`);
  const ended = (event: MessageEvent<string>) => {
    const progress = JSON.parse(event.data) as Progress;
    waiting.get(progress.job)?.ended();
  };
  for (const kind of ['done', 'limit', 'cancelled', 'error']) events.addEventListener(kind, ended as EventListener);
  events.addEventListener('progress', ((event: MessageEvent<string>) => {
    const progress = JSON.parse(event.data) as Progress;
    waiting.get(progress.job)?.goes(progress);
  }) as EventListener);
  events.addEventListener('partial', ((event: MessageEvent<string>) => void known((JSON.parse(event.data) as Progress).job)) as EventListener);
}

async function known(job: string): Promise<void> {
  const response = await fetch(`/api/v1/jobs/${job}/partial`).catch(() => undefined);
  if (!response?.ok) return;
  const partial: unknown = await response.json();
  waiting.get(job)?.knows(partial);
}

async function answered<T>(response: Response): Promise<Answered<T>> {
  const document = (await response.json()) as T & Fault;
  if (response.ok) return { kind: 'done', value: document };
  return { kind: response.status === 422 ? 'limit' : 'error', fault: ofPage(document), http: response.status };
}

/** Here the catalogue lists the games, and no command does. */
function ofPage(fault: Fault): Fault {
  const without = (text: string) => text.replace(/[^.。\n]*["“]grundy games[^"”]*["”][^.。]*[.。]/g, '').trimEnd();
  return { ...fault, error: without(fault.error ?? ''), ...(fault.problem === undefined ? {} : { problem: without(fault.problem) }) };
}

function unreached(): Fault {
  return { error: '', status: 0 };
}

async function asked(question: string, body: Record<string, unknown>, language: Language, signal: AbortSignal, listener: Listener): Promise<Response> {
  const response = await fetch(`/api/v1/${question}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Grundy': '1' },
    body: JSON.stringify({ ...body, lang: language, tab: TAB }),
    signal,
  });
  return response.status === 202 ? await later((await response.json()) as Progress, signal, listener) : response;
}

/** Asks, and waits as long as it takes; where the question is given up, so is the work. */
export async function ask<T>(
  question: string,
  body: Record<string, unknown>,
  language: Language,
  signal: AbortSignal,
  listener: Listener = NOBODY,
): Promise<Answered<T>> {
  try {
    return await answered<T>(await asked(question, body, language, signal, listener));
  } catch (fault) {
    if (signal.aborted) throw fault;
    return { kind: 'error', fault: unreached(), http: 0 };
  }
}

/** Asks for what is answered in bytes. */
export async function askBytes(question: string, body: Record<string, unknown>, language: Language, signal: AbortSignal, listener: Listener = NOBODY): Promise<Answered<ArrayBuffer>> {
  try {
    const response = await asked(question, body, language, signal, listener);
    if (response.ok) return { kind: 'done', value: await response.arrayBuffer() };
    return await answered<ArrayBuffer>(response);
  } catch (fault) {
    if (signal.aborted) throw fault;
    return { kind: 'error', fault: unreached(), http: 0 };
  }
}

async function later(progress: Progress, signal: AbortSignal, listener: Listener): Promise<Response> {
  const path = `/api/v1/jobs/${progress.job}`;
  listener.goes(progress);
  let look: ReturnType<typeof setInterval> | undefined;
  try {
    await new Promise<void>((ended, given) => {
      waiting.set(progress.job, { ended, ...listener });
      listen();
      signal.addEventListener('abort', () => given(signal.reason));
      // Events may have been lost on the way, or come before anybody listened.
      look = setInterval(async () => {
        const response = await fetch(path).catch(() => undefined);
        if (response && response.status !== 202) ended();
      }, 2000);
    });
    return await fetch(path);
  } finally {
    clearInterval(look);
    waiting.delete(progress.job);
    rest();
    if (signal.aborted) void cancel(progress.job);
  }
}

export async function cancel(job: string): Promise<void> {
  await fetch(`/api/v1/jobs/${job}`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', 'X-Grundy': '1' },
  }).catch(() => undefined);
}

export async function games<T>(): Promise<T> {
  const response = await fetch('/api/v1/games');
  return (await response.json()) as T;
}

/** A picture, as a file. */
export async function picture(body: Record<string, unknown>, language: Language): Promise<Blob> {
  const response = await fetch('/api/v1/picture', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Grundy': '1' },
    body: JSON.stringify({ ...body, lang: language }),
  });
  if (!response.ok) throw new Refused(((await response.json()) as Fault).error);
  return await response.blob();
}
