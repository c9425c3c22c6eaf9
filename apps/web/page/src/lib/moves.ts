import type { Board, Touch } from './board/board';
import type { Outcome, Step, Value } from './solved.svelte';

export interface NamedMove extends Touch {
  /** As it is typed. */
  move: string;
  says: string;
  player?: 'left' | 'right';
  steps: Step[];
}

/** A move with what it leads to. */
export interface OfferedMove extends NamedMove {
  leaves: string;
  result: 'won' | 'lost' | 'drawn' | 'open' | null;
  outcome: Outcome | null;
  value: Value | null;
  remoteness: number | string | null;
  /** By how much its maker ends ahead, in a game with a score. */
  difference?: number | null;
}

/** A position with all its moves. */
export interface Moves {
  rules: string;
  position: string;
  line: string;
  board?: Board;
  mover: 'left' | 'right' | null;
  over: boolean;
  standing: string | null;
  outcome: Outcome | null;
  value: Value | null;
  remoteness: number | string | null;
  moves: OfferedMove[];
  moreMoves: boolean;
}

export type AllMoves = Moves & { left?: Moves; right?: Moves };

/** The first of the moves, so many, and before them the move that a hint names if it is not one of them. */
export function offers(moves: OfferedMove[], most: number, hinted: NamedMove | undefined): OfferedMove[] {
  const first = moves.slice(0, most);
  if (!hinted || first.some((each) => each.move === hinted.move)) return first;
  const known = moves.find((each) => each.move === hinted.move);
  return [known ?? { ...hinted, leaves: '', result: null, outcome: null, value: null, remoteness: null }, ...first];
}

/** The line of a position of the same game. */
export function lineOf(rules: string, line: string, position: string, leaves: string): { rules: string; position: string } {
  // Of a sum of different games the position says each game.
  return line === position ? { rules: leaves, position: '' } : { rules, position: leaves };
}
