/** A line on a map: `y = phi * x`, `x = 2y + 1`. */
export interface Line {
  of: 'x' | 'y';
  at: (other: number) => number;
}

const PHI = (1 + Math.sqrt(5)) / 2;
const FUNCTIONS: Record<string, (...given: number[]) => number> = { sqrt: Math.sqrt, floor: Math.floor, ceil: Math.ceil, abs: Math.abs, min: Math.min, max: Math.max };
type Term = (other: number) => number;

/** Reads a line; it is only drawn, and decides nothing. Undefined if it cannot be read. */
export function line(text: string): Line | undefined {
  const sides = /^\s*([xy])\s*=(.+)$/.exec(text);
  const of = sides?.[1];
  if ((of !== 'x' && of !== 'y') || sides?.[2] === undefined) return undefined;
  const other = of === 'x' ? 'y' : 'x';
  const signs = [...sides[2].replace(/φ/g, 'phi').matchAll(/\s*(\d+(?:\.\d+)?|[a-z]+|[-+*/(),^]|\S)/g)].map((found) => found[1] as string);
  let at = 0;
  const sum = (): Term => {
    let left = product();
    while (signs[at] === '+' || signs[at] === '-') {
      const [one, plus] = [left, signs[at++] === '+'];
      const right = product();
      left = (given) => (plus ? one(given) + right(given) : one(given) - right(given));
    }
    return left;
  };
  const product = (): Term => {
    let left = power();
    for (;;) {
      const one = left;
      const sign = signs[at];
      if (sign === '*' || sign === '/') {
        at++;
        const right = power();
        left = (given) => (sign === '*' ? one(given) * right(given) : one(given) / right(given));
      } else if (sign !== undefined && /^[a-z(]/.test(sign)) {
        const right = power();
        left = (given) => one(given) * right(given);
      } else return left;
    }
  };
  const power = (): Term => {
    if (signs[at] === '-') {
      at++;
      const of = power();
      return (given) => -of(given);
    }
    const base = atom();
    if (signs[at] !== '^') return base;
    at++;
    const raised = power();
    return (given) => base(given) ** raised(given);
  };
  const atom = (): Term => {
    const sign = signs[at++];
    if (sign === undefined) throw new SyntaxError('a number or a letter is missing');
    if (/^\d/.test(sign)) return () => Number(sign);
    if (sign === other) return (given) => given;
    if (sign === 'phi') return () => PHI;
    const named = FUNCTIONS[sign];
    if (named === undefined && sign !== '(') throw new SyntaxError(`"${sign}" is not known`);
    if (named !== undefined && signs[at++] !== '(') throw new SyntaxError(`"(" is missing behind ${sign}`);
    const terms = [sum()];
    while (named && signs[at] === ',') {
      at++;
      terms.push(sum());
    }
    if (signs[at++] !== ')') throw new SyntaxError('")" is missing');
    return named ? (given) => named(...terms.map((term) => term(given))) : (terms[0] as Term);
  };
  try {
    const term = sum();
    return at === signs.length ? { of, at: term } : undefined;
  } catch {
    return undefined;
  }
}
