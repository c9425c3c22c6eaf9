import type { Formula } from './formula';
import type { Step } from './solved.svelte';

export interface Labelled {
  label: string;
  number: number | string;
  changes: boolean;
}

/** A piece of an answer, as the server tells it. */
export type Block =
  | { kind: 'heading'; text: string; formulas?: Formula[] }
  | { kind: 'paragraph'; sentences: string[]; formulas?: Formula[] }
  | { kind: 'result'; text: string; formulas?: Formula[]; standing: 'won' | 'lost' | 'open' }
  | { kind: 'steps'; items: string[]; formulas?: Formula[]; numbered: boolean; more: string | null }
  | { kind: 'moves'; moves: { text: string; steps: { component: number; from: string; to: string }[] }[]; more: string | null }
  | { kind: 'table'; columns: ('left' | 'right')[]; rows: { cells: string[]; head: boolean; ruled: boolean }[]; marks: { column: number; mark: string }[] }
  | { kind: 'grid'; caption: string | null; heads: string[]; rows: { head: string; cells: { text: string; marked: boolean }[] }[] }
  | { kind: 'columns'; width: number; numbers: Labelled[]; more: string | null; further: Labelled[]; ones: { label: string; counts: number[] } | null; sum: Labelled | null }
  | { kind: 'formula'; text: string; formulas?: Formula[]; depth: number }
  | { kind: 'outline'; branches: { depth: number; mark: string; name: string; text: string; note: string }[] }
  | { kind: 'fields'; fields: { name: string; texts: string[] }[] }
  | { kind: 'notes'; sentences: string[]; formulas?: Formula[]; depth: number }
  | { kind: 'verbatim'; lines: string[] }
  | { kind: 'art'; lines: string[]; instead: Block[] }
  | { kind: 'break' };

/** The binary digits of a number, the highest first. */
export function digits(number: number | string, width: number): string[] {
  return BigInt(number).toString(2).padStart(width, '0').split('');
}

/** The columns, from the highest, in which a move of one heap changes a digit. */
export function flipped(steps: Step[], width: number): Set<number> {
  const columns = new Set<number>();
  for (const step of steps) {
    if (!/^\d+$/.test(step.from) || !/^\d+$/.test(step.to)) continue;
    const changed = BigInt(step.from) ^ BigInt(step.to);
    for (let at = 0; at < width; at++) if ((changed >> BigInt(width - 1 - at)) & 1n) columns.add(at);
  }
  return columns;
}
