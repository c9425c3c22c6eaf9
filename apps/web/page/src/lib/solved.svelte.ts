import type { Block } from './blocks';
import { Effort } from './effort.svelte';
import { Panel } from './panel.svelte';

export interface Value {
  kind: string;
  text?: string;
  nimber?: number | string;
  nimbers?: number[];
  number?: string;
  suspense?: number | string;
  remoteness?: number | string;
  loser?: number;
  difference?: number | string;
}

export interface Evidence {
  kind: string;
  theorem?: string;
  name?: string;
  source?: string;
  statement?: string;
  positions?: number | string;
  period?: number | string;
  preperiod?: number | string;
  heaps?: number | string;
  components?: Evidence[];
}

export type Outcome = 'P' | 'N' | 'L' | 'R' | 'D';

export interface Step {
  component: number;
  from: string;
  to: string;
}

export interface Verdict {
  rules: string;
  position: string;
  play: string;
  outcome: Outcome | null;
  winner: string | null;
  value: Value | null;
  valueUnknown?: string;
  mean?: string;
  temperature?: string;
  moves: (Step & { player?: 'left' | 'right' })[];
  moveCount: number | string | null;
  remoteness?: number | string | null;
  evidence: Evidence;
  ground: { theorem: string; source: string };
  explanation: string;
  blocks: Block[];
}

/** Signs stand beside colours, for those who do not see these. */
export const SIGNS: Record<Outcome, string> = { P: '●', N: '○', L: '◀', R: '▶', D: '=' };

/** What the line's position comes to; all views see the same. */
export const solved = new Panel<Verdict>();
export const solvedEffort = new Effort();

/** A value as the field writes it. */
export function valueText(value: Value | null | undefined): string {
  if (!value) return '';
  if (value.text !== undefined) return value.text;
  if (value.nimber !== undefined) return String(value.nimber);
  if (value.nimbers !== undefined) return `∞(${value.nimbers.join(', ')})`;
  return String(value.number ?? value.remoteness ?? value.suspense ?? value.difference ?? value.loser ?? '');
}
