/** A way to write numbers, by the coefficients of its recurrence: [2] is base 2, [1, 1] Zeckendorf's. */
export type Coefficients = readonly number[];

/** What a theorem calls its numeration system: `base-2`, `fibonacci`, `pell`, `tribonacci`, `linear-3-1`. */
export function coefficients(name: string): Coefficients | undefined {
  if (name === 'fibonacci') return [1, 1];
  if (name === 'pell') return [2, 1];
  if (name === 'tribonacci') return [1, 1, 1];
  const [kind, ...parts] = name.split('-');
  const numbers = parts.map(Number);
  const known = (kind === 'base' && numbers.length === 1) || (kind === 'linear' && numbers.length > 0);
  return known && numbers.every((each) => Number.isInteger(each) && each > 0) ? numbers : undefined;
}

/** The weights of the digits, from the last on, up to the first that is more than the number. */
export function weights(system: Coefficients, most: bigint): bigint[] {
  const list: bigint[] = [];
  for (let at = 0; ; at++) {
    let next = at < system.length ? 1n : 0n;
    for (let back = 0; back < Math.min(at, system.length); back++) next += BigInt(system[back] ?? 0) * (list[at - 1 - back] ?? 0n);
    if (next > most) return list;
    list.push(next);
  }
}

/** The digits of a number, the highest first; none for 0. */
export function word(system: Coefficients, number: bigint): number[] {
  let rest = number;
  return weights(system, number)
    .reverse()
    .map((weight) => {
      const digit = rest / weight;
      rest -= digit * weight;
      return Number(digit);
    });
}

/** The digits of several numbers one under the other, filled up with zeros in front. */
export function aligned(system: Coefficients, numbers: bigint[]): { words: number[][]; weights: bigint[] } {
  const words = numbers.map((each) => word(system, each));
  const length = Math.max(1, ...words.map((each) => each.length));
  const most = numbers.reduce((max, each) => (each > max ? each : max), 1n);
  return {
    words: words.map((each) => [...new Array<number>(length - each.length).fill(0), ...each]),
    weights: weights(system, most).slice(0, length).reverse(),
  };
}

/** The number that a word of digits says. */
export function number(system: Coefficients, digits: number[]): bigint {
  let most = 1n;
  for (const _ of digits) most = most * BigInt((system[0] ?? 1) + 2) + 1n;
  const list = weights(system, most);
  return digits.reduce((sum, digit, at) => sum + BigInt(digit) * (list[digits.length - 1 - at] ?? 0n), 0n);
}
