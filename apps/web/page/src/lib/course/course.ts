import type { Block } from '../blocks';
import type { Formula } from '../formula';

export interface Line {
  id: string;
  number: number;
  title: string;
  exercises: number;
  solved: number;
}

export type Span =
  | { kind: 'plain' | 'strong' | 'emphasis'; text: string }
  | { kind: 'code'; text: string; formulas?: Formula[] }
  | { kind: 'live'; text: string; asked: string }
  | { kind: 'link'; text: string; target: string };

export interface Exercise {
  kind: 'exercise';
  id: string;
  task: string;
  question: string;
  text: Span[];
  hints: Span[][];
  solved: boolean;
}

export interface Vary {
  kind: 'vary';
  rules: string;
  heaps: number;
  letter: string;
  from: number;
  to: number;
  blocks: Block[];
}

/** What stands in a section. */
export type Content =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'items'; numbered: boolean; items: Span[][] }
  | { kind: 'heading'; text: string }
  | { kind: 'listing'; text: string }
  | { kind: 'rows'; rows: Span[][][] }
  | { kind: 'solve'; question: string; blocks: Block[] }
  | { kind: 'values' | 'table'; rules: string; to: number; blocks: Block[] }
  | { kind: 'play'; question: string; blocks: Block[] }
  | Vary
  | { kind: 'prove'; rules: string; blocks: Block[] }
  | { kind: 'graph'; edges: string; blocks: Block[] }
  | { kind: 'matrix'; game: string; blocks: Block[] }
  | { kind: 'eval'; expression: string; blocks: Block[] }
  | { kind: 'claim'; game: string; blocks: Block[] }
  | Exercise;

export interface Section {
  kind: string;
  title: string;
  contents: Content[];
}

export interface Lesson extends Line {
  about: Content[];
  sections: Section[];
}

export interface Graded {
  grade: 'right' | 'wrong' | 'unreadable' | null;
  blocks: Block[];
}

/** A cell that a reader colours: a position, and whether it is lost. */
export interface Cell {
  name: string;
  lost: boolean;
}

type Table = Extract<Block, { kind: 'table' }>;

function isTable(block: Block): block is Table {
  return block.kind === 'table';
}

/**
 * The positions of a table of values, row by row. One heap stands in pairs of rows, heaps above and values below; two
 * coordinates in a square with heads at the top and at the left.
 */
export function cells(blocks: Block[], square: boolean): Cell[][] {
  const table = blocks.find(isTable);
  if (!table) return [];
  if (square) {
    const heads = table.rows[0]?.cells.slice(1) ?? [];
    return table.rows.slice(1).map((row) => row.cells.slice(1).map((cell, at) => ({ name: `(${row.cells[0] ?? ''},${heads[at] ?? ''})`, lost: cell === '[0]' })));
  }
  const rows: Cell[][] = [];
  for (let at = 0; at + 1 < table.rows.length; at += 2) {
    const values = table.rows[at + 1]?.cells.slice(1) ?? [];
    rows.push((table.rows[at]?.cells.slice(1) ?? []).map((name, column) => ({ name, lost: values[column] === '0' })));
  }
  return rows;
}

/** The values of the heaps for one value of the letter. */
export function varied(vary: Vary, value: number): { heap: string; value: string }[] {
  const table = vary.blocks.find(isTable);
  const heads = table?.rows[0]?.cells.slice(1) ?? [];
  const row = table?.rows.find((each) => !each.head && each.cells[0] === String(value));
  return heads.map((heap, at) => ({ heap, value: row?.cells[at + 1] ?? '' }));
}

/** Whether a link leads to another lesson. */
export function isLesson(target: string): boolean {
  return !target.includes('/') && !target.includes(':');
}
