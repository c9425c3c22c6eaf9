/** A canonical form folded out; options are null where it is not folded out further. */
export interface Form {
  text: string;
  left: Form[] | null;
  right: Form[] | null;
}

export interface Corner {
  temperature: string;
  value: string;
}

export interface Thermograph {
  mean: string;
  temperature: string;
  base: string;
  left: Corner[];
  right: Corner[];
}

export interface Option {
  text: string;
  side: 'left' | 'right' | null;
  kind: 'stays' | 'dominated' | 'reversible' | 'answer' | 'instead';
  crossed: boolean;
  why: string;
  below: Option[];
}

export interface Sized {
  text: string;
  outcome: string;
  mean: string;
  temperature: string;
  leftStop: string;
  rightStop: string;
  form: Form;
  thermograph: Thermograph;
}

export interface Term extends Sized {
  expression: string;
  options?: { root: Option; closed: number; omitted: number };
}

/** A dyadic number, for drawing alone. */
export function amount(text: string): number {
  const [above = '0', below = '1'] = text.split('/');
  return Number(above) / Number(below);
}

/** The points of a wall from the base to where both meet, and which are marked. */
export function wall(corners: Corner[], graph: Thermograph): { x: number; t: number }[] {
  const base = amount(graph.base);
  const top = Math.max(base, amount(graph.temperature));
  const points = corners.map((corner) => ({ x: amount(corner.value), t: amount(corner.temperature) })).sort((a, b) => a.t - b.t);
  const at = (t: number): number => {
    const after = points.find((point) => point.t >= t);
    const before = points.filter((point) => point.t <= t).at(-1);
    if (!after) return amount(graph.mean);
    if (!before || before === after || after.t === before.t) return after.x;
    return before.x + ((after.x - before.x) * (t - before.t)) / (after.t - before.t);
  };
  return [{ x: at(base), t: base }, ...points.filter((point) => point.t > base && point.t < top), { x: amount(graph.mean), t: top }];
}

/** Widths of trees in letters, so that nothing lies over another. */
export function width(option: Option): number {
  const own = Math.max([...option.text].length, [...option.why].reduce((sum, letter) => sum + (letter > '⺀' ? 1.8 : 0.92), 0)) + 2;
  return Math.max(own, option.below.reduce((sum, each) => sum + width(each), 0));
}

export interface Placed {
  option: Option;
  x: number;
  y: number;
  from?: { x: number; y: number };
}

/** Every option with its place: x in letters, y in levels. */
export function placed(root: Option): Placed[] {
  const list: Placed[] = [];
  const put = (option: Option, left: number, y: number, from?: { x: number; y: number }) => {
    const whole = width(option);
    const x = left + whole / 2;
    list.push(from ? { option, x, y, from } : { option, x, y });
    let next = left + (whole - option.below.reduce((sum, each) => sum + width(each), 0)) / 2;
    for (const each of option.below) {
      put(each, next, y + 1, { x, y });
      next += width(each);
    }
  };
  put(root, 0, 0);
  return list;
}
