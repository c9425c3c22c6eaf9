/** A board of letters: rows of cells. */
export type Board = readonly (readonly string[])[];

export const BLANK = '.';
export const WALL = '#';
const LARGEST = 12;
const LETTER = /[^\s/?[\]"0-9]/u;

/** @returns the board that a text says; undefined if it is none */
export function readBoard(text: string): Board | undefined {
  const rows = text.trim().split('/').map((row) => [...row.trim()]);
  const width = rows[0]?.length ?? 0;
  const isBoard = width > 0 && width <= LARGEST * 2 && rows.length <= LARGEST && rows.every((row) => row.length === width && row.every((cell) => LETTER.test(cell) && !'(),+'.includes(cell)));
  return isBoard ? rows : undefined;
}

export function boardText(board: Board): string {
  return board.map((row) => row.join('')).join('/');
}

/** The letters between the quotation marks of rules, and in examples that are boards. */
export function letters(rules: string, examples: string[]): string[] {
  const found = new Set<string>();
  const isPattern = /^(impartial\s+)?(grid|strip)\b/.test(rules.trim());
  if (isPattern) {
    found.add(BLANK);
    for (const [, quoted = ''] of rules.matchAll(/"([^"]*)"/g)) for (const each of quoted) if (LETTER.test(each)) found.add(each);
    found.add(WALL);
  }
  for (const example of examples) for (const part of example.split('+')) for (const row of readBoard(part) ?? []) for (const cell of row) found.add(cell);
  return [...found];
}

/** A board of that size, with what fits of another; new cells repeat `fill`. */
export function sized(board: Board, rows: number, columns: number, fill: Board = [[BLANK]]): Board {
  const within = (size: number) => Math.min(LARGEST, Math.max(1, size));
  return Array.from({ length: within(rows) }, (_, row) =>
    Array.from({ length: within(columns) }, (_, column) => board[row]?.[column] ?? fill[row % fill.length]?.[column % (fill[0]?.length ?? 1)] ?? BLANK),
  );
}

/** What boards are covered with, as the rules say behind `start`: a board, or nothing. */
export function covering(rules: string): Board {
  const found = /start\s+"([^"]*)"\s*$/.exec(rules.trim());
  return (found && readBoard(found[1] ?? '')) || [[BLANK]];
}

export function painted(board: Board, row: number, column: number, letter: string): Board {
  if (board[row]?.[column] === letter) return board;
  return board.map((cells, at) => (at === row ? cells.map((cell, place) => (place === column ? letter : cell)) : cells));
}

/** A term of a sum in brackets where its rules are no name: `domineering(../..)`, `[grid: …](../..)`. */
export function term(game: string, board: Board): string {
  return termAt(game, boardText(board));
}

/** A game with a position, as a summand is written. */
export function termAt(game: string, position: string): string {
  return /^[\p{L}\p{N}-]+(\[[^\]]*\])?$/u.test(game) ? `${game}(${position})` : `[${game}](${position})`;
}

/** The game and the board of a term; undefined if it is none. */
export function readTerm(text: string): { game: string; board: Board } | undefined {
  const trimmed = text.trim();
  const named = /^([\p{L}\p{N}-]+)\(([^()]*)\)$/u.exec(trimmed);
  const written = /^\[((?:grid|strip):.*)\]\(([^()]*)\)$/su.exec(trimmed);
  const found = named ?? written;
  const board = found ? readBoard(found[2] ?? '') : undefined;
  return found && board ? { game: found[1] ?? '', board } : undefined;
}
