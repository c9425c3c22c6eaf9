import type { Fault } from '../api';
import { command } from '../command';
import type { Language } from '../phrases';

export type Standing = 'waiting' | 'running' | 'paused' | 'done' | 'limit' | 'cancelled' | 'error' | 'unreadable';

/** So many of a list are shown. */
const LONG = 40;

export interface Job {
  job: string;
  question: string;
  state: Standing;
  seconds: number;
  kept: boolean;
  /** Whether something of its answer is known. */
  partial?: boolean;
  rules?: string;
  /** What a survey is of, with its bound or the ranges of its letters, and what is asked of each game. */
  family?: string;
  digits?: number;
  within?: number;
  letters?: string[];
  each?: number;
  proofs?: boolean;
  to?: number | string;
  name?: string;
  conjecture?: string;
  heaps?: number;
  work?: string;
  done?: number;
  of?: number;
  left?: number;
  /** Why a kept job cannot be read. */
  problem?: string;
}

/** A file of values. */
export interface Run {
  name: string;
  rules: string;
  play: string;
  length: number | string;
  largest: number | string;
  largestAt: number | string;
  period: { period: number | string; preperiod: number | string; saltus?: number | string; proved: boolean; theorem?: string } | null;
  finished: boolean;
  /** The first of the heaps whose values are rare. */
  rare?: (number | string)[];
  rareCount?: number;
}

/** What can be begun, so that it outlives the page. */
export const KINDS = ['run', 'survey', 'prove', 'solve'] as const;

/** Families of games that can be surveyed: those with names, and rules of one's own with letters. */
export const FAMILIES = ['octal', 'hex', 'misere-octal', 'subtraction', 'partizan-takes', 'own'] as const;

/** What bounds a family with a name. */
export function boundOf(family: string): 'digits' | 'within' {
  return family === 'subtraction' || family === 'partizan-takes' ? 'within' : 'digits';
}

/** What a job is about, in a line. */
export function subject(job: Job): string {
  if (job.family === undefined) return job.rules ?? '';
  const bound = job.digits ?? job.within;
  return [job.family, ...(bound === undefined ? [] : [String(bound)]), ...(job.letters ?? [])].join(' ');
}

/** The command that makes the same survey, in the same folder. */
export function surveyCommand(job: Job): string {
  return command('survey', [job.family ?? ''], [
    ...(job.digits === undefined ? [] : ['--digits', String(job.digits)]),
    ...(job.within === undefined ? [] : ['--within', String(job.within)]),
    ...(job.letters ?? []).flatMap((range) => ['--for', range]),
    ...(job.to === undefined ? [] : ['--to', String(job.to)]),
    ...(job.each === undefined ? [] : ['--time', String(job.each)]),
    ...(job.proofs ? ['--prove'] : []),
  ]);
}

export type Deed = 'pause' | 'resume' | 'cancel' | 'forget';

/** What can be done to a job now. */
export function deeds(job: Job): Deed[] {
  if (job.state === 'running' || job.state === 'waiting') return job.kept ? ['pause', 'cancel'] : ['cancel'];
  if (job.state === 'paused') return ['resume', 'cancel'];
  if (job.state === 'unreadable') return ['forget'];
  if (!job.kept) return ['forget'];
  return job.state === 'done' ? ['forget'] : ['resume', 'forget'];
}

export function isOver(job: Job): boolean {
  return !['running', 'waiting', 'paused'].includes(job.state);
}

/** How much of a job is done, from 0 to 1; nothing where that is not known. */
export function part(job: Job): number | undefined {
  if (job.state === 'done') return 1;
  return job.of && job.done !== undefined ? Math.min(1, job.done / job.of) : undefined;
}

/** Those that go on first, then those that wait for somebody, then what is over; the latest first in each. */
export function ordered(jobs: Job[]): Job[] {
  const rank = (job: Job) => (job.state === 'running' || job.state === 'waiting' ? 0 : job.state === 'paused' ? 1 : 2);
  return jobs.map((job, at) => ({ job, at })).sort((a, b) => rank(a.job) - rank(b.job) || b.at - a.at).map((each) => each.job);
}

/** A name for a file of values that has no odd letters. */
export function fileName(rules: string): string {
  return rules.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '').slice(0, 60) || 'values';
}

/** Seconds as a clock shows them. */
export function clock(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const whole = Math.max(0, Math.round(seconds));
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}` : `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}

const HEADERS = { 'Content-Type': 'application/json', 'X-Grundy': '1' };

async function document<T>(response: Response): Promise<T> {
  const read = (await response.json()) as T & Fault;
  if (!response.ok) throw new Error(read.error);
  return read;
}

export async function listed(language: Language): Promise<Job[]> {
  return (await document<{ jobs: Job[] }>(await fetch(`/api/v1/jobs?lang=${language}`))).jobs;
}

export async function runs(language: Language): Promise<Run[]> {
  return (await document<{ runs: Run[] }>(await fetch(`/api/v1/runs?lang=${language}`))).runs;
}

export async function surveys(language: Language): Promise<string[]> {
  return (await document<{ surveys: string[] }>(await fetch(`/api/v1/surveys?lang=${language}`))).surveys;
}

/** What is known of the answer of a job that goes on. */
export async function partial(job: string): Promise<Record<string, unknown> | undefined> {
  const response = await fetch(`/api/v1/jobs/${job}/partial`);
  return response.ok ? ((await response.json()) as Record<string, unknown>) : undefined;
}

export async function done(job: Job, deed: Deed, language: Language): Promise<void> {
  await document(await fetch(`/api/v1/jobs/${job.job}?lang=${language}`, { method: 'POST', headers: HEADERS, body: JSON.stringify({ do: deed }) }));
}

/** Begins what outlives the page. */
export async function begun(question: string, body: Record<string, unknown>, language: Language): Promise<Job> {
  return await document<Job>(await fetch(`/api/v1/${question}`, { method: 'POST', headers: HEADERS, body: JSON.stringify({ ...body, lang: language }) }));
}

/** What came of a job; undefined while it goes on. */
export async function outcome(job: string): Promise<Record<string, unknown> | undefined> {
  const response = await fetch(`/api/v1/jobs/${job}`);
  return response.status === 202 ? undefined : ((await response.json()) as Record<string, unknown>);
}

/** What a document says, a line each: members of members by their path, of long lists the first. */
export function facts(document: Record<string, unknown>): [string, string][] {
  const found: [string, string][] = [];
  const add = (name: string, value: unknown): void => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) {
      const plain = value.every((each) => typeof each !== 'object' || each === null);
      if (plain) found.push([name, value.slice(0, LONG).join(' ') + (value.length > LONG ? ' …' : '')]);
      else value.slice(0, LONG).forEach((each, at) => add(`${name} ${at + 1}`, each));
    } else if (typeof value === 'object') for (const [member, inner] of Object.entries(value)) add(name === '' ? member : `${name} ${member}`, inner);
    else found.push([name, String(value)]);
  };
  add('', document);
  return found;
}
