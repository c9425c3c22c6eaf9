import { describe, expect, it } from 'vitest';
import { arrowCount, dot, label, shortestWords, states, symbolDigits, symbolOf, type Automaton } from '../src/lib/theorem/automaton';
import { aligned, coefficients, number, weights, word } from '../src/lib/theorem/digits';
import { read, readValue } from '../src/lib/theorem/reading';

/** As `prove wythoff` gives it. */
const WYTHOFF: Automaton = { tracks: 2, digits: 2, accepting: [0, 3, 4], arrows: [[0, 0, 1, 1, 2, 2], [2, 3], [1, 4], [0, 5, 1, 1], [0, 6, 2, 2], [0, 3, 1, 1], [0, 4, 2, 2]] };
/** As `prove 'take {1,2}' --values` gives it: g(n) = n mod 3. */
const THREE: Automaton = { tracks: 2, digits: 2, accepting: [0, 2, 5], arrows: [[0, 0, 2, 1, 3, 2], [0, 3, 1, 4, 2, 0], [0, 5], [0, 1, 1, 2, 2, 3, 3, 4], [2, 5], []] };

describe('digits', () => {
  it.each([
    ['base-2', [2]],
    ['base-10', [10]],
    ['fibonacci', [1, 1]],
    ['pell', [2, 1]],
    ['tribonacci', [1, 1, 1]],
    ['linear-3-1', [3, 1]],
  ])('%s has coefficients', (name, list) => expect(coefficients(name)).toEqual(list));

  it('knows no system of another name', () => {
    for (const name of ['', 'base', 'base-x', 'base-2-3', 'roman', 'linear']) expect(coefficients(name)).toBeUndefined();
  });

  it('has the weights of the books', () => {
    expect(weights([1, 1], 60n)).toEqual([1n, 2n, 3n, 5n, 8n, 13n, 21n, 34n, 55n]);
    expect(weights([2, 1], 100n)).toEqual([1n, 3n, 7n, 17n, 41n, 99n]);
    expect(weights([1, 1, 1], 30n)).toEqual([1n, 2n, 4n, 7n, 13n, 24n]);
    expect(weights([10], 999n)).toEqual([1n, 10n, 100n]);
  });

  it.each([[[2]], [[10]], [[1, 1]], [[2, 1]], [[1, 1, 1]], [[3, 1]]])('of %j say every number, each in its own way', (system) => {
    const seen = new Set<string>();
    for (let at = 0n; at < 500n; at++) {
      const digits = word(system, at);
      expect(number(system, digits)).toBe(at);
      seen.add(digits.join());
    }
    expect(seen.size).toBe(500);
  });

  it('have no two ones side by side in Zeckendorf form', () => {
    for (let at = 0n; at < 300n; at++) expect(word([1, 1], at).join('')).not.toContain('11');
  });

  it('of numbers of any length are exact', () => {
    const large = 10n ** 60n + 7n;
    expect(number([1, 1], word([1, 1], large))).toBe(large);
  });

  it('stand one under the other', () => {
    expect(aligned([1, 1], [3n, 5n])).toEqual({ words: [[0, 1, 0, 0], [1, 0, 0, 0]], weights: [5n, 3n, 2n, 1n] });
    expect(aligned([2], [0n, 0n]).words).toEqual([[0], [0]]);
  });
});

describe('an automaton', () => {
  it('reads symbols as digits of its tracks', () => {
    expect(symbolDigits(WYTHOFF, 2)).toEqual([1, 0]);
    expect(symbolOf(WYTHOFF, [1, 0])).toBe(2);
    expect(label(WYTHOFF, 1)).toBe('(0,1)');
    expect(label({ ...WYTHOFF, tracks: 1 }, 1)).toBe('1');
  });

  it('accepts the cold positions of Wythoff and no others', () => {
    const phi = (1 + Math.sqrt(5)) / 2;
    for (let a = 0; a <= 30; a++) {
      for (let b = 0; b <= 30; b++) {
        const cold = Math.min(a, b) === Math.floor(Math.abs(a - b) * phi);
        expect(read(WYTHOFF, [1, 1], [BigInt(a), BigInt(b)]).accepted, `${a},${b}`).toBe(cold);
      }
    }
  });

  it('finds the value on the way', () => {
    for (let n = 0; n < 60; n++) expect(readValue(THREE, [2], [BigInt(n)]).value).toBe(BigInt(n % 3));
  });

  it('says through which states a word leads, and where it ends for good', () => {
    expect(states(WYTHOFF, [[0, 1, 0, 0], [1, 0, 0, 0]])).toEqual([0, 1, 3, 5, 3]);
    expect(states(WYTHOFF, [[1, 0], [1, 0]])).toEqual([0, undefined, undefined]);
  });

  it('has a shortest word to each state, that leads there', () => {
    const words = shortestWords(WYTHOFF);
    words.forEach((symbols, state) => {
      const digits = (symbols ?? []).map((symbol) => symbolDigits(WYTHOFF, symbol));
      const reached = states(WYTHOFF, [0, 1].map((track) => digits.map((each) => each[track] ?? 0))).at(-1);
      expect(reached).toBe(state);
    });
    expect(shortestWords({ ...WYTHOFF, arrows: [[], []] })).toEqual([[], undefined]);
  });

  it('is told to Graphviz, an arrow for each pair of states', () => {
    const text = dot(WYTHOFF);
    expect(text.match(/ -> \d+ \[id/g)).toHaveLength(arrowCount(WYTHOFF));
    expect(text).toContain('3 [id="state-3", shape=doublecircle]');
  });
});
