/** A game of two players as a spreadsheet; payoffs as they are typed, of the second player empty where only the first's are said. */
export interface Sheet {
  rows: string[];
  columns: string[];
  players: [string, string];
  /** whether a cell has one number, which the second player loses */
  zeroSum: boolean;
  cells: [string, string][][];
}

export interface Step {
  round: number;
  player: number;
  strategy: string;
  strict: boolean;
  by: { strategy: string; weight: number | string }[];
}

/** What the server says of a game in strategic form. */
export interface Answer {
  title: string;
  players: { name: string; strategies: string[] }[];
  zeroSum: boolean;
  payoffs: (number | string)[][] | null;
  bestResponses: number[][] | null;
  dominance: { strict: { steps: Step[]; left: string[][] }; weak: { steps: Step[]; left: string[][] } | null };
  pureEquilibria: { profile: string[]; payoffs: (number | string)[] }[];
  equilibria: { strategies: (number | string)[][]; payoffs: (number | string)[]; pure: boolean }[];
  equilibriumCount: number;
  complete: boolean;
  value: { value: number | string } | null;
  explanation: string;
  nfg?: string;
}

export const MOST = 12;
const ANY = /^[+−-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?(\/\d+)?$/;

export function isNumber(text: string): boolean {
  return ANY.test(text.trim());
}

export function blank(rows = 2, columns = 2): Sheet {
  return {
    rows: names(rows, 'A'),
    columns: names(columns, 'a'),
    players: ['1', '2'],
    zeroSum: false,
    cells: Array.from({ length: rows }, () => Array.from({ length: columns }, (): [string, string] => ['0', '0'])),
  };
}

function names(count: number, first: string): string[] {
  return Array.from({ length: count }, (_, at) => String.fromCharCode(first.charCodeAt(0) + at));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '')}"`;
}

/** The sheet as a table that the server reads. */
export function text(sheet: Sheet): string {
  const cell = ([first, second]: [string, string]) => (sheet.zeroSum ? first.trim() || '0' : `${first.trim() || '0'},${second.trim() || '0'}`);
  return [
    `players ${sheet.players.map(quoted).join(', ')}`,
    `rows ${sheet.rows.map(quoted).join(', ')}`,
    `columns ${sheet.columns.map(quoted).join(', ')}`,
    ...sheet.cells.map((row) => row.map(cell).join('  ')),
    '',
  ].join('\n');
}

/** What {@link text} wrote; undefined for any other text. */
export function read(written: string): Sheet | undefined {
  const lines = written.trim().split('\n');
  const list = (head: string, line: string | undefined) => (line?.startsWith(`${head} "`) ? [...line.matchAll(/"([^"]*)"/g)].map((found) => found[1] ?? '') : undefined);
  const players = list('players', lines[0]);
  const rows = list('rows', lines[1]);
  const columns = list('columns', lines[2]);
  if (!players || players.length !== 2 || !rows || !columns || lines.length !== rows.length + 3) return undefined;
  const cells = lines.slice(3).map((line) => line.trim().split(/\s+/).map((part): [string, string] => [part.split(',')[0] ?? '', part.split(',')[1] ?? '']));
  if (cells.some((row) => row.length !== columns.length)) return undefined;
  const zeroSum = !written.split('\n').slice(3).join('').includes(',');
  return { rows, columns, players: [players[0] ?? '', players[1] ?? ''], zeroSum, cells };
}

/** A sheet of an answer; undefined where it does not fit into one. */
export function sheetOf(answer: Answer): Sheet | undefined {
  const [first, second, third] = answer.players;
  if (!first || !second || third || !answer.payoffs) return undefined;
  if (first.strategies.length > MOST || second.strategies.length > MOST) return undefined;
  const wide = second.strategies.length;
  return {
    rows: first.strategies,
    columns: second.strategies,
    players: [first.name, second.name],
    zeroSum: answer.zeroSum,
    cells: first.strategies.map((_, row) => second.strategies.map((_, column): [string, string] => {
      const [one = '0', two = '0'] = answer.payoffs?.[row * wide + column] ?? [];
      return [String(one), String(two)];
    })),
  };
}

export function withCell(sheet: Sheet, row: number, column: number, player: number, value: string): Sheet {
  return {
    ...sheet,
    cells: sheet.cells.map((cells, at) => (at !== row ? cells : cells.map((cell, place): [string, string] => (place !== column ? cell : player === 0 ? [value, cell[1]] : [cell[0], value])))),
  };
}

/** With so many rows and columns; new payoffs are 0. */
export function sized(sheet: Sheet, rows: number, columns: number): Sheet {
  const most = (count: number) => Math.min(MOST, Math.max(1, count));
  const wanted = blank(most(rows), most(columns));
  const kept = (old: string[], fresh: string[]) => fresh.map((name, at) => old[at] ?? (old.includes(name) ? `${name}${at + 1}` : name));
  return {
    ...sheet,
    rows: kept(sheet.rows, wanted.rows),
    columns: kept(sheet.columns, wanted.columns),
    cells: wanted.cells.map((row, at) => row.map((cell, place) => sheet.cells[at]?.[place] ?? cell)),
  };
}

/** A piece of a spreadsheet put in at a cell: tabs or blanks between cells; `3,5` or two numbers of the same cell. */
export function pasted(sheet: Sheet, row: number, column: number, piece: string): Sheet | undefined {
  const lines = piece.replaceAll('\r', '').split('\n').filter((line) => line.trim() !== '');
  const table = lines.map((line) => line.trim().split(/\t|;|\s+(?=[^,\s])(?<!,\s)/).map((each) => each.trim()));
  if (table.length === 0 || (table.length === 1 && table[0]?.length === 1 && !table[0][0]?.includes(','))) return undefined;
  const ok = table.every((cells) => cells.every((cell) => cell.split(/\s*,\s*/).every(isNumber)));
  if (!ok) return undefined;
  let next = sized(sheet, Math.max(sheet.rows.length, row + table.length), Math.max(sheet.columns.length, column + Math.max(...table.map((cells) => cells.length))));
  table.forEach((cells, down) => {
    cells.forEach((cell, right) => {
      const [first = '0', second] = cell.split(/\s*,\s*/);
      next = withCell(next, row + down, column + right, 0, first);
      if (second !== undefined) next = withCell({ ...next, zeroSum: false }, row + down, column + right, 1, second);
    });
  });
  return next;
}

/** Who is gone after so many steps: names of the rows, and of the columns. */
export function gone(steps: Step[], count: number): [Set<string>, Set<string>] {
  const sets: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (const step of steps.slice(0, count)) sets[step.player - 1]?.add(step.strategy);
  return sets;
}

/** Whether all players play a best response in a cell. */
export function isEquilibrium(answer: Answer, cell: number): boolean {
  return answer.bestResponses?.[cell]?.every((each) => each === 1) ?? false;
}

/** A probability for drawing alone. */
export function share(of: number | string): number {
  const [above = '0', below = '1'] = String(of).split('/');
  return Number(above) / Number(below);
}
