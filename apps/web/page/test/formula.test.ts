import { describe, expect, it } from 'vitest';
import { pieces, type Formula } from '../src/lib/formula';

const at = (from: number, to: number, number = 0): Formula => ({ in: number, from, to, mathml: `<math>${from}</math>` });

describe('a text in pieces', () => {
  it('has formulas where the server says', () => {
    expect(pieces('lost when n = 0, or n = 2.', [at(10, 15), at(20, 25)])).toEqual([
      { text: 'lost when ' },
      { text: 'n = 0', mathml: '<math>10</math>' },
      { text: ', or ' },
      { text: 'n = 2', mathml: '<math>20</math>' },
      { text: '.' },
    ]);
  });

  it('has those of its own number only', () => {
    const formulas = [at(0, 5, 0), at(0, 1, 1)];
    expect(pieces('n = 0', formulas, 0)).toEqual([{ text: 'n = 0', mathml: '<math>0</math>' }]);
    expect(pieces('k', formulas, 1)).toEqual([{ text: 'k', mathml: '<math>0</math>' }]);
    expect(pieces('k', formulas, 2)).toEqual([{ text: 'k' }]);
  });

  it('is whole without formulas', () => {
    expect(pieces('先手必败')).toEqual([{ text: '先手必败' }]);
    expect(pieces('')).toEqual([]);
  });

  it('counts in chars, as Java does', () => {
    expect(pieces('𝄞 n', [at(3, 4)])).toEqual([{ text: '𝄞 ' }, { text: 'n', mathml: '<math>3</math>' }]);
  });

  it('never loses a sign, whatever it is told', () => {
    const text = 'n mod 4 == 0';
    for (const formulas of [[at(0, 99)], [at(5, 2)], [at(0, 5), at(3, 8)], [at(4, 4)]])
      expect(pieces(text, formulas).map((each) => each.text).join('')).toBe(text);
  });
});
