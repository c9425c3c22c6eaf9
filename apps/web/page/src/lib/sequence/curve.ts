import type { Slice } from './slice';

export interface Curve {
  title: string;
  slice: Slice;
  colour: string;
}

/** Which axes have a logarithmic scale. */
export type Log = '' | 'y' | 'xy';

const WIDE = 960;
const TALL = 340;
const LEFT = 64;
const RIGHT = 16;
const TOP = 34;
const BELOW = 46;

/** Grows as the logarithm does, and is there at 0, too. */
export const bent = (value: number): number => Math.asinh(value);

/** Numbers at an axis of that scale, from 0 on. */
export function marks(most: number, log: boolean): number[] {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  if (!log) {
    const apart = most / step < 2 ? step / 5 : most / step < 5 ? step / 2 : step;
    const even = Math.max(1, Math.round(apart));
    return Array.from({ length: Math.floor(most / even) + 1 }, (_, index) => index * even);
  }
  const found = [0];
  for (let power = 1; power <= most; power *= 10) found.push(power);
  return found;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Curves over each other as a drawing of lines, with axes, numbers and names. */
export function curveSvg(curves: Curve[], from: number, to: number, log: Log, heaps: string): string {
  const most = Math.max(1, ...curves.flatMap(({ slice }) => [...Array.from(slice.greatest)]));
  const [bendX, bendY] = [log === 'xy', log !== ''];
  const along = (value: number) => (bendX ? bent(value) : value);
  const up = (value: number) => (bendY ? bent(value) : value);
  const span = Math.max(1e-9, along(to) - along(from));
  const x = (heap: number) => LEFT + ((along(heap) - along(from)) / span) * (WIDE - LEFT - RIGHT);
  const y = (value: number) => TALL - BELOW - (up(value) / up(most)) * (TALL - BELOW - TOP);
  const parts: string[] = [];
  for (const mark of marks(most, bendY)) parts.push(`<path d="M${LEFT} ${y(mark).toFixed(1)}H${WIDE - RIGHT}" stroke="#dde1e7"/><text x="${LEFT - 6}" y="${(y(mark) + 4).toFixed(1)}" text-anchor="end">${mark}</text>`);
  for (const mark of marks(to, bendX).filter((each) => each >= from)) parts.push(`<path d="M${x(mark).toFixed(1)} ${TALL - BELOW}v5" stroke="#566171"/><text x="${x(mark).toFixed(1)}" y="${TALL - BELOW + 18}" text-anchor="middle">${mark}</text>`);
  parts.push(`<path d="M${LEFT} ${TOP}V${TALL - BELOW}H${WIDE - RIGHT}" fill="none" stroke="#566171"/>`);
  parts.push(`<text x="${WIDE - RIGHT}" y="${TALL - 8}" text-anchor="end">${escaped(heaps)}</text><text x="8" y="14">g(n)</text>`);
  curves.forEach(({ title, slice, colour }, index) => {
    const low = Array.from(slice.least, (value, part) => `${x(slice.from + part * slice.step).toFixed(1)} ${y(value).toFixed(1)}`);
    if (slice.step === 1) parts.push(`<path d="${low.map((point) => `M${point}h0`).join('')}" stroke="${colour}" stroke-width="${index === 0 ? 4 : 3}" stroke-linecap="round"/>`);
    else {
      const high = Array.from(slice.greatest, (value, part) => `${x(slice.from + part * slice.step).toFixed(1)} ${y(value).toFixed(1)}`);
      parts.push(`<path d="M${low.join('L')}L${high.reverse().join('L')}z" fill="${colour}" fill-opacity="0.4" stroke="${colour}"/>`);
    }
    parts.push(`<circle cx="${LEFT + 6 + index * 420}" cy="18" r="5" fill="${colour}"/><text x="${LEFT + 16 + index * 420}" y="22">${escaped(title)}</text>`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}" font-family="sans-serif" font-size="12" fill="#1b2330"><rect width="${WIDE}" height="${TALL}" fill="#fff"/>${parts.join('')}</svg>\n`;
}
