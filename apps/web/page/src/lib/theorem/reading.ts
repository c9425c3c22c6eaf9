import { next, states, symbolOf, type Automaton } from './automaton';
import { aligned, type Coefficients } from './digits';

/** How an automaton reads a position. */
export interface Reading {
  /** of each digit */
  weights: bigint[];
  /** the digits of each number, one list a track */
  words: number[][];
  /** what has been reached before each digit, and after the last; undefined once nothing can be accepted any more */
  states: (number | undefined)[];
  accepted: boolean;
  /** of a theorem about values: the value */
  value: bigint | undefined;
}

/** Reads a position whose numbers are all tracks. */
export function read(automaton: Automaton, system: Coefficients, numbers: bigint[]): Reading {
  const { words, weights } = aligned(system, numbers);
  const reached = states(automaton, words);
  const last = reached.at(-1);
  return { weights, words, states: reached, accepted: last !== undefined && automaton.accepting.includes(last), value: undefined };
}

const SPARE = 3;

/** Reads a position where the last track is its value, which is found on the way. */
export function readValue(automaton: Automaton, system: Coefficients, numbers: bigint[]): Reading {
  const { words, weights } = aligned(system, [...numbers, 2n ** BigInt(SPARE) * (numbers.reduce((sum, each) => sum + each, 0n) + 1n)]);
  const given = words.slice(0, -1);
  let paths = new Map<number, number[]>([[0, []]]);
  for (let place = 0; place < weights.length; place++) {
    const further = new Map<number, number[]>();
    for (const [state, path] of paths) {
      for (let digit = 0; digit < automaton.digits; digit++) {
        const to = next(automaton, state, symbolOf(automaton, [...given.map((word) => word[place] ?? 0), digit]));
        if (to !== undefined && !further.has(to)) further.set(to, [...path, digit]);
      }
    }
    paths = further;
  }
  const found = [...paths].find(([state]) => automaton.accepting.includes(state));
  if (!found) return { weights, words: given, states: [0], accepted: false, value: undefined };
  const all = [...given, found[1]];
  const skipped = Math.min(weights.length - 1, all.reduce((least, word) => Math.min(least, firstOne(word)), weights.length));
  const cut = all.map((word) => word.slice(skipped));
  const kept = weights.slice(skipped);
  return {
    weights: kept,
    words: cut,
    states: states(automaton, cut),
    accepted: true,
    value: cut.at(-1)?.reduce((sum, digit, at) => sum + BigInt(digit) * (kept[at] ?? 0n), 0n),
  };
}

function firstOne(word: number[]): number {
  const at = word.findIndex((digit) => digit !== 0);
  return at < 0 ? word.length : at;
}
