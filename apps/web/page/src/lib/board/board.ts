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

const FRAMED = ['squares', 'marks', 'plane', 'strip', 'discs', 'cake'];

/** Whether a board has a frame: one of squares that is a rectangle. */
export function isFramed(part: Part): boolean {
  return FRAMED.includes(part.look) && part.pieces.filter((piece) => piece.look === 'square' || piece.look === 'hole').length === Math.round(part.width * part.height);
}

export function pieces(board: Board): Piece[] {
  return board.parts.flatMap((part) => part.pieces);
}

/** Whether a board is still seen where it is drawn small, beside a move. */
export function isSmall(board: Board | undefined): board is Board {
  return board !== undefined && pieces(board).length <= SMALL_PIECES && board.width <= SMALL_WIDTH;
}

export function middle(piece: Piece): { x: number; y: number } {
  if (piece.x2 !== undefined && piece.y2 !== undefined) return { x: (piece.x + piece.x2) / 2, y: (piece.y + piece.y2) / 2 };
  return { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 };
}

/** Whether a point lies on a piece, or on its border. */
export function holds(piece: Piece, { x, y }: { x: number; y: number }): boolean {
  return Math.abs(x - middle(piece).x) <= piece.width / 2 && Math.abs(y - middle(piece).y) <= piece.height / 2;
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

/** What one move laid over several squares. */
export interface Cover {
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

/** The square on which a piece stands. */
export function standsAt(piece: Piece): string {
  return piece.place.endsWith('p') ? piece.place.slice(0, -1) : piece.place;
}

const WORDY = ['stones', 'pins', 'numbers', 'steps', 'text'];

/** Whether a move is seen on a small board better than it is said: rows of letters say less. */
export function tellsItself(board: Board | undefined): boolean {
  return board !== undefined && board.parts.every((part) => !WORDY.includes(part.look));
}
