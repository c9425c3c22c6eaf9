import type { Board, Touch } from '../board/board';

export interface BookMove extends Touch {
  move: string;
  says: string;
  /** The number of the position that it leads to. */
  to: number;
  result: 'won' | 'lost' | 'drawn' | null;
}

export interface BookPage {
  board: Board;
  mover: 'left' | 'right' | null;
  standing: 'won' | 'lost' | 'drawn' | null;
  moves: BookMove[];
}

/** All positions of a small game: what is played where there is no server. */
export interface Book {
  line: string;
  moverWins: boolean;
  positions: BookPage[];
}

const RANK: Record<string, number> = { won: 0, drawn: 1, lost: 2 };

/** What the program plays: of the moves that are best for it one by lot. */
export function reply(page: BookPage, lot: () => number = Math.random): BookMove | undefined {
  const rank = (move: BookMove) => RANK[move.result ?? 'lost'] ?? 2;
  const least = Math.min(...page.moves.map(rank));
  const best = page.moves.filter((move) => rank(move) === least);
  return best[Math.floor(lot() * best.length)];
}
