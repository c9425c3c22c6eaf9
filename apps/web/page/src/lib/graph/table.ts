import type { Edge } from './graph';

type Far = number | string | null | undefined;

export interface Row {
  vertex: string;
  outcome: string;
  value?: { kind: string; nimber?: number | string; nimbers?: (number | string)[]; text?: string; number?: string } | null;
  remoteness?: Far | { left?: Far; right?: Far };
}

/** What the server says of a graph. */
export interface Table {
  vertices: number;
  edges: number;
  partizan: boolean;
  acyclic: boolean;
  /** how the text was understood, where it may have been meant otherwise */
  notices?: string[];
  counts: Record<string, number>;
  infiniteValues?: number;
  longestRemoteness?: Far | { left?: Far; right?: Far };
  table: Row[];
  /** of each vertex the numbers of those that it leads to */
  arrows?: number[][];
  /** whose each of these edges is, where the sides have edges of their own */
  players?: ('left' | 'right' | 'both')[][];
}

const OWNERS = { left: 'L', right: 'R', both: '' } as const;

/** The arrows of each vertex. */
export function arrowsOf(table: Table): number[][] {
  return table.arrows ?? [];
}

/** All edges; one that both sides have is one. */
export function edgesOf(table: Table): Edge[] {
  return (table.arrows ?? []).flatMap((targets, from) => targets.map((to, at): Edge => ({ from, to, side: OWNERS[table.players?.[from]?.[at] ?? 'both'] })));
}

export function shownValue(row: Row): string {
  const value = row.value;
  if (!value) return '';
  if (value.nimbers) return `∞(${value.nimbers.join(',')})`;
  return String(value.nimber ?? value.text ?? value.number ?? '');
}

function far(given: Far): string {
  return given === undefined ? '' : given === null ? '∞' : String(given);
}

export function shownRemoteness(row: Row): string {
  const given = row.remoteness;
  if (given === null || given === undefined) return row.outcome === 'D' ? '∞' : '';
  if (typeof given !== 'object') return far(given);
  return `${far(given.left) || '∞'}|${far(given.right) || '∞'}`;
}

function field(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csv(table: Table): string {
  const rows = table.table.map((row) => [row.vertex, row.outcome, shownValue(row), shownRemoteness(row)].map(field).join(','));
  return ['vertex,outcome,value,remoteness', ...rows, ''].join('\n');
}
