import { describe, expect, it } from 'vitest';
import { offers, type OfferedMove } from '../src/lib/moves';

function offered(move: string): OfferedMove {
  return { move, says: `10 ${move}`, steps: [{ component: 0, from: '10', to: move.slice(2) }], leaves: '', result: 'won', outcome: 'P', value: null, remoteness: null };
}

describe('the move that a hint names', () => {
  const moves = ['->9', '->8', '->7', '->6'].map(offered);

  it('is among those that are offered, however many there are', () => {
    expect(offers(moves, 2, undefined)).toEqual(moves.slice(0, 2));
    expect(offers(moves, 2, moves[1])).toEqual(moves.slice(0, 2));
    expect(offers(moves, 2, moves[3])).toEqual([moves[3], moves[0], moves[1]]);
    expect(offers(moves, 2, offered('->4+4')).map((each) => each.move)).toEqual(['->4+4', '->9', '->8']);
  });
});
