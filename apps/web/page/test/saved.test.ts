import { describe, expect, it } from 'vitest';
import { reply, type BookMove, type BookPage } from '../src/lib/saved/book';

function page(...results: (BookMove['result'])[]): BookPage {
  return { board: { width: 1, height: 1, parts: [] }, mover: null, standing: null, moves: results.map((result, to) => ({ move: String(to), says: '', to, result })) };
}

describe('what plays in a saved file', () => {
  it('wins where it can, else draws, else plays any move', () => {
    for (const lot of [0, 0.4, 0.99]) {
      expect(reply(page('lost', 'won', 'drawn'), () => lot)?.to).toBe(1);
      expect(reply(page('lost', 'drawn', 'lost'), () => lot)?.to).toBe(1);
    }
    expect(new Set([0, 0.5, 0.99].map((lot) => reply(page('lost', 'lost', 'lost'), () => lot)?.to))).toEqual(new Set([0, 1, 2]));
    expect(reply(page())).toBeUndefined();
  });
});
