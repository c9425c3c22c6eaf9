/** What is drawn at a place of a board, in units of a square; `x2` and `y2` are the other end of a line. */
export interface Piece {
  place: string;
  look: string;
  x: number;
  y: number;
  width: number;
  height: number;
  x2?: number;
  y2?: number;
  side?: 'left' | 'right' | null;
  text?: string;
  count?: number | string;
  /** Its name for those who hear the page. */
  says: string;
  /** Scenery, which no rule touches. */
  still?: boolean;
}

export interface Part {
  component: number;
  look: string;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  pieces: Piece[];
}

export interface Board {
  width: number;
  height: number;
  parts: Part[];
}

/** How a move is made on the board: places in the order in which they are pressed; and what is otherwise after it. */
export interface Touch {
  ways?: string[][];
  marks?: string[];
}

const SMALL_PIECES = 60;
const SMALL_WIDTH = 24;

/** A move whose words are longer is shown by its picture alone. */
export const SHORT_WORDS = 28;

export type Result = 'won' | 'drawn' | 'lost' | 'open';

/** Signs stand beside colours, for those who do not see these. */
export const RESULT_SIGNS: Record<Result, string> = { won: '✓', lost: '✗', drawn: '=', open: '' };

const ORDER: Result[] = ['won', 'drawn', 'open', 'lost'];

export function pieces(board: Board): Piece[] {
  return board.parts.flatMap((part) => part.pieces);
}

/** Whether a board is still seen where it is drawn small, beside a move. */
export function isSmall(board: Board | undefined): board is Board {
  return board !== undefined && pieces(board).length <= SMALL_PIECES && board.width <= SMALL_WIDTH;
}

function has(way: string[], pressed: string[]): boolean {
  return pressed.every((place) => way.includes(place));
}

/** The moves that places which are pressed, one after another, may mean. */
export function meant<Move extends Touch>(moves: Move[], pressed: string[]): Move[] {
  return moves.filter((move) => move.ways?.some((way) => has(way, pressed)));
}

/** The one move that is made by pressing just these places; undefined if there is none, or several. */
export function made<Move extends Touch>(moves: Move[], pressed: string[]): Move | undefined {
  const whole = moves.filter((move) => move.ways?.some((way) => way.length === pressed.length && has(way, pressed)));
  // An amazon that goes there and shoots here is another move than one that goes here and shoots there.
  if (whole.length > 1) return whole.find((move) => move.ways?.some((way) => way.length === pressed.length && way.every((place, at) => place === pressed[at])));
  if (whole.length === 1) return whole[0];
  const some = meant(moves, pressed);
  return some.length === 1 && pressed.length > 0 ? some[0] : undefined;
}

/** The places that may be pressed next. */
export function nextPlaces(moves: Touch[], pressed: string[]): Set<string> {
  const next = new Set<string>();
  for (const move of moves) for (const way of move.ways ?? []) if (has(way, pressed)) for (const place of way) if (!pressed.includes(place)) next.add(place);
  return next;
}

/** The move of a stroke over places: all of them, its ends, or where a run of them begins. */
export function stroked<Move extends Touch>(moves: Move[], places: string[]): Move | undefined {
  const first = places[0];
  const last = places[places.length - 1];
  if (first === undefined || last === undefined) return undefined;
  if (first === last) return made(moves, [first]);
  const exact = (pressed: string[]) => {
    const found = moves.filter((move) => move.ways?.some((way) => way.length === pressed.length && has(way, pressed)));
    return found.length === 1 ? found[0] : undefined;
  };
  return exact(places) ?? exact([first, last]) ?? run(moves, places);
}

/** A stroke over a run of stones to the end of their heap takes them, whichever way it went. */
function run<Move extends Touch>(moves: Move[], places: string[]): Move | undefined {
  const all = new Set(places);
  return moves.find((move) => move.ways?.some((way) => way.length === 1 && all.has(way[0] ?? '')) && move.marks?.length === all.size && move.marks.every((place) => all.has(place)));
}

/** Where the result of a move is shown, and the best result of those that are shown there. */
export function results(moves: (Touch & { result?: string | null })[], pressed: string[]): Map<string, { places: string[]; result: Result }> {
  const shown = new Map<string, { places: string[]; result: Result }>();
  for (const move of moves)
    for (const way of move.ways ?? []) {
      if (!has(way, pressed)) continue;
      const places = way.filter((place) => !pressed.includes(place));
      if (places.length === 0) continue;
      const key = places.join(' ');
      const result = (move.result ?? 'open') as Result;
      const known = shown.get(key);
      if (!known || ORDER.indexOf(result) < ORDER.indexOf(known.result)) shown.set(key, { places, result });
    }
  return shown;
}

export function middle(piece: Piece): { x: number; y: number } {
  if (piece.x2 !== undefined && piece.y2 !== undefined) return { x: (piece.x + piece.x2) / 2, y: (piece.y + piece.y2) / 2 };
  return { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 };
}

const RIM = 0.32;
const HEAD = 0.2;

/** The path of an arrow from rim to rim of two vertices, or above one that leads to itself. */
export function arrow(piece: Piece): string {
  const { x, y, x2 = x, y2 = y } = piece;
  const length = Math.hypot(x2 - x, y2 - y);
  const [across, down, lift] = length === 0 ? [-1, 0, -RIM - HEAD] : [(x2 - x) / length, (y2 - y) / length, 0];
  const turned = length === 0 ? 1 : across;
  const from = { x: x + RIM * across, y: y + RIM * down + lift };
  const to = { x: x2 - RIM * across, y: y2 - RIM * down + lift };
  const back = { x: to.x - HEAD * turned, y: to.y - HEAD * down };
  const half = HEAD / 2;
  return `M${from.x} ${from.y}L${to.x} ${to.y}M${back.x + half * down} ${back.y - half * turned}L${to.x} ${to.y}L${back.x - half * down} ${back.y + half * turned}`;
}

/** The piece to which an arrow key leads: the nearest one ahead, those aside counting three times. */
export function neighbour(from: Piece, all: Piece[], key: string): Piece | undefined {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return undefined;
  const [across = 0, down = 0] = way;
  const here = middle(from);
  let best: Piece | undefined;
  let least = Infinity;
  for (const each of all) {
    const there = middle(each);
    const ahead = (there.x - here.x) * across + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * across);
    if (each !== from && ahead > 0.05 && ahead + 3 * aside < least) [best, least] = [each, ahead + 3 * aside];
  }
  return best;
}

export interface Laid {
  places: string[];
  side?: 'left' | 'right' | null;
}

/** The rectangle over some places; undefined if one of them is not on the board. */
export function span(byPlace: Map<string, Piece>, places: string[]): { x: number; y: number; width: number; height: number } | undefined {
  const found = places.map((place) => byPlace.get(place));
  if (found.length === 0 || found.some((piece) => piece === undefined)) return undefined;
  const all = found as Piece[];
  const x = Math.min(...all.map((piece) => piece.x));
  const y = Math.min(...all.map((piece) => piece.y));
  return { x, y, width: Math.max(...all.map((piece) => piece.x + piece.width)) - x, height: Math.max(...all.map((piece) => piece.y + piece.height)) - y };
}

/** The pieces that can be touched, those that lie on each other together, the lowest first. */
export function stacks(all: Piece[]): Piece[][] {
  const found = new Map<string, Piece[]>();
  for (const piece of all) {
    if (piece.still) continue;
    const { x, y } = middle(piece);
    const spot = `${x.toFixed(2)} ${y.toFixed(2)}`;
    const known = found.get(spot);
    if (known) known.push(piece);
    else found.set(spot, [piece]);
  }
  return [...found.values()];
}

/** The text of the move that leaves so much of a heap drawn as a bar, from how the listed moves of that bar are written; undefined if they do not say. */
export function leaving(moves: (Touch & { move: string })[], bar: Piece, left: number): string | undefined {
  for (const move of moves)
    for (const way of move.ways ?? []) {
      const [place, listed] = way[0]?.split('@') ?? [];
      if (way.length !== 1 || place !== bar.place || listed === undefined) continue;
      const taken = Number(bar.count) - Number(listed);
      for (const [written, wanted] of [[String(taken), Number(bar.count) - left], [listed, left]] as const)
        if (move.move.endsWith(written) && !/\d/.test(move.move.charAt(move.move.length - written.length - 1))) return move.move.slice(0, move.move.length - written.length) + String(wanted);
    }
  return undefined;
}
