/** Values in rows of a width: columns line up where the width is a period. */
export function folded<T>(values: T[], width: number): T[][] {
  const rows: T[][] = [];
  for (let from = 0; from < values.length; from += width) rows.push(values.slice(from, from + width));
  return rows;
}

/** A colour for a value: 0 stands out, others go round in hue. */
export function colour(value: number, dark: boolean): string {
  if (value === 0) return dark ? '#f4c95d' : '#1f3a5f';
  const hue = (value * 47 + 160) % 360;
  const light = dark ? 24 + Math.min(value, 12) : 92 - Math.min(value, 12) * 3.5;
  return `hsl(${hue} 55% ${light}%)`;
}

/** How many values agree with the one a width later, of all that have one. */
export function agreement(values: ArrayLike<number>, width: number): number {
  if (width <= 0 || width >= values.length) return 0;
  let same = 0;
  for (let at = 0; at + width < values.length; at++) if (values[at] === values[at + width]) same++;
  return same / (values.length - width);
}

/** Heaps that are not worth what the heap a period later is worth, less what is added in each period. */
export function exceptions(values: ArrayLike<number>, period: number, saltus: number): Set<number> {
  const odd = new Set<number>();
  for (let n = 0; n + period < values.length; n++) if ((values[n] as number) + saltus !== values[n + period]) odd.add(n);
  return odd;
}
