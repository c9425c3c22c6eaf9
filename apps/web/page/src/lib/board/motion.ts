import { middle, pieces, type Board, type Piece } from './board';

/** What is seen to move from one position to the next (unit: squares). */
export interface Motion {
  /** By place of the new board, from where its piece comes. */
  slides: Map<string, { x: number; y: number }>;
  /** Places of the new board whose piece was not there. */
  come: Set<string>;
  /** Places whose coin is turned over. */
  turned: Set<string>;
  /** What leaves, with the kind of board it lay on. */
  gone: { piece: Piece; part: string }[];
}

/** More than so many at once are not followed by anybody. */
const MOST = 300;

/** What never moves by itself. */
const FIXED = new Set(['square', 'hexagon', 'target', 'gap', 'hole', 'vertex', 'ground', 'words', 'cut', 'step', 'bar', 'pass', 'arrow']);

/** What goes elsewhere without being taken off. */
const MOVABLE = new Set(['stone', 'pin', 'coin', 'piece', 'token', 'queen']);

function kind(piece: Piece): string {
  return `${piece.look} ${piece.side ?? ''} ${piece.count === undefined ? (piece.text ?? '') : ''}`;
}

function far(one: Piece, other: Piece): number {
  const [a, b] = [middle(one), middle(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** @param marks the places that the move between them marks; of stones in a row those that it takes */
export function motion(before: Board, after: Board, marks: string[]): Motion | undefined {
  const was = new Map(pieces(before).filter((piece) => !FIXED.has(piece.look)).map((piece) => [piece.place, piece]));
  const is = new Map(pieces(after).filter((piece) => !FIXED.has(piece.look)).map((piece) => [piece.place, piece]));
  const found: Motion = { slides: new Map(), come: new Set(), turned: new Set(), gone: [] };
  const marked = new Set(marks);
  const taken = (piece: Piece) => ['stone', 'pin'].includes(piece.look) && marked.has(piece.place);
  const slide = (from: Piece, to: Piece) => {
    const [a, b] = [middle(from), middle(to)];
    if (far(from, to) > 0.01) found.slides.set(to.place, { x: a.x - b.x, y: a.y - b.y });
  };
  const left: Piece[] = [];
  const come: Piece[] = [];
  for (const piece of is.values()) {
    const old = was.get(piece.place);
    if (old && kind(old) === kind(piece) && !taken(old)) slide(old, piece);
    else if (old && [old.look, piece.look].every((look) => look === 'head' || look === 'tail')) found.turned.add(piece.place);
    else come.push(piece);
  }
  for (const piece of was.values()) {
    const now = is.get(piece.place);
    if (!now || kind(now) !== kind(piece) || taken(piece)) {
      if (now && found.turned.has(piece.place)) continue;
      left.push(piece);
    }
  }
  for (const piece of come) {
    const like = left.filter((each) => MOVABLE.has(each.look) && !taken(each) && kind(each) === kind(piece)).sort((one, other) => far(one, piece) - far(other, piece))[0];
    if (like) {
      left.splice(left.indexOf(like), 1);
      slide(like, piece);
    } else if (piece.look === 'disc') found.slides.set(piece.place, { x: 0, y: -1 - piece.y });
    else {
      // Sheep and coins that leave others behind.
      const source = [...was.values()].find((each) => MOVABLE.has(each.look) && each.look === piece.look && each.side === piece.side && each.count !== undefined && marked.has(each.place.replace(/p$/, '')));
      if (source) slide(source, piece);
      else found.come.add(piece.place);
    }
  }
  const kinds = new Map(before.parts.flatMap((part) => part.pieces.map((piece) => [piece, part.look])));
  found.gone = left.filter((piece) => is.get(piece.place)?.look !== 'line').map((piece) => ({ piece, part: kinds.get(piece) ?? '' }));
  if (found.slides.size + found.come.size + found.turned.size + found.gone.length > MOST) return undefined;
  return found;
}
