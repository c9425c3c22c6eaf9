import type { Outcome, Step, Value } from './solved.svelte';

export interface OfferedMove {
  /** As it is typed. */
  move: string;
  says: string;
  player?: 'left' | 'right';
  steps: Step[];
  leaves: string;
  result: 'won' | 'lost' | 'drawn' | 'open' | null;
  outcome: Outcome | null;
  value: Value | null;
  remoteness: number | string | null;
}

/** A position with all its moves. */
export interface Moves {
  rules: string;
  position: string;
  line: string;
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

/** The line of a position of the same game. */
export function lineOf(rules: string, line: string, position: string, leaves: string): { rules: string; position: string } {
  // Of a sum of different games the position says each game.
  return line === position ? { rules: leaves, position: '' } : { rules, position: leaves };
}
