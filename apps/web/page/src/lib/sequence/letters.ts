const NUMBER = /\d+(?:\s*[-+*]\s*\d+)+/g;

function sum(text: string): string {
  let total = 0;
  for (const [, sign, product] of text.replaceAll(/\s/g, '').matchAll(/([-+]?)((?:\d+)(?:\*\d+)*)/g)) {
    const value = (product as string).split('*').reduce((all, factor) => all * Number(factor), 1);
    total += sign === '-' ? -value : value;
  }
  return String(total);
}

/** Rules with numbers for the letters that stand for every number: of `take {1, 2*m}` with 3 for m, `take {1, 6}`. */
export function withLetters(rules: string, numbers: Record<string, number>): string {
  const filled = rules.replace(/[a-z]+/g, (word) => (Object.hasOwn(numbers, word) ? String(numbers[word]) : word));
  // Only amounts are written out; positions of several coordinates may be sums and products.
  return filled === rules || filled.includes('(') ? filled : filled.replace(NUMBER, sum);
}

/** What the address keeps of letters: `m=3,k=5`. */
export function lettersIn(kept: string, names: string[]): Record<string, number> {
  const given = new Map(kept.split(',').map((each) => each.split('=') as [string, string]));
  return Object.fromEntries(names.map((name, index) => [name, Math.max(1, Math.trunc(Number(given.get(name) ?? index + 3)) || index + 3)]));
}
