/** What a tile of a table holds. */
export interface Tile {
  x: number;
  y: number;
  level: number;
  width: number;
  height: number;
  greatest: number;
  cells: Uint16Array;
}

export const UNKNOWN = 65535;
const MAGIC = 'GRT1';
const HEAD = 32;

export function read(bytes: ArrayBuffer): Tile {
  const view = new DataView(bytes);
  const magic = String.fromCharCode(...new Uint8Array(bytes, 0, 4));
  if (magic !== MAGIC) throw new Error(`A tile must begin with ${MAGIC}, but begins with ${magic}.`);
  const number = (at: number) => view.getUint32(4 * at, true);
  const width = number(4);
  const height = number(5);
  return { x: number(1), y: number(2), level: number(3), width, height, greatest: number(6), cells: new Uint16Array(bytes, HEAD, width * height) };
}

/** The greatest number in a tile; -1 if nothing is known there. */
export function greatest(tile: Tile): number {
  let most = -1;
  for (const cell of tile.cells) if (cell !== UNKNOWN && cell > most) most = cell;
  return most;
}

export type By = 'outcome' | 'value' | 'modulo' | 'remoteness';

type Colour = [number, number, number];

function hsl(hue: number, saturation: number, light: number): Colour {
  const chroma = saturation * Math.min(light, 1 - light);
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (light - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}

/** Light to dark and dark to light, along which one number is told from another: those that grow, grow darker on light paper. */
const STOPS: Colour[] = [[253, 231, 37], [122, 209, 81], [34, 168, 132], [42, 120, 142], [65, 68, 135], [68, 1, 84]];
const EVEN: Record<'light' | 'dark', [Colour, Colour]> = { light: [[23, 50, 92], [150, 178, 220]], dark: [[255, 224, 150], [110, 78, 20]] };
const ODD: Record<'light' | 'dark', [Colour, Colour]> = { light: [[255, 243, 224], [196, 120, 40]], dark: [[28, 40, 56], [96, 132, 176]] };

function along(stops: Colour[], share: number): Colour {
  const at = Math.min(1, Math.max(0, share)) * (stops.length - 1);
  const first = Math.min(stops.length - 2, Math.floor(at));
  const [one, other] = [stops[first] as Colour, stops[first + 1] as Colour];
  return [0, 1, 2].map((part) => Math.round((one[part] as number) + ((other[part] as number) - (one[part] as number)) * (at - first))) as Colour;
}

/** The last number of a scale that holds one: 1, 3, 7, 15, ..., so that it seldom changes. */
export function scaleFor(greatest: number): number {
  let last = 3;
  while (last < greatest) last = 2 * last + 1;
  return last;
}

/**
 * The colour of what a cell holds.
 *
 * @param last the end of the scale, for nim-values and remoteness
 */
export function shade(cell: number, by: By, modulus: number, dark: boolean, last: number): Colour {
  const cold: Colour = dark ? [244, 201, 93] : [31, 58, 95];
  if (by === 'outcome') {
    const outcomes: Colour[] = dark ? [cold, [38, 49, 63], [84, 140, 214], [214, 122, 74], [130, 130, 96]] : [cold, [226, 232, 240], [96, 150, 214], [224, 140, 92], [190, 180, 120]];
    return outcomes[cell] ?? [128, 128, 128];
  }
  const share = cell / Math.max(1, last);
  if (by === 'remoteness') return along((cell % 2 === 0 ? EVEN : ODD)[dark ? 'dark' : 'light'], Math.sqrt(share));
  const value = by === 'modulo' ? cell % modulus : cell;
  if (value === 0) return dark ? [255, 255, 255] : cold;
  if (by === 'modulo') return hsl((360 * value) / modulus + 20, 0.5, dark ? 0.42 : 0.72);
  return along(dark ? [...STOPS].reverse() : STOPS, share);
}

/** What the colours of a map mean: single ones, or a scale from one number to another. */
export interface Key {
  colours: string[];
  from: string;
  to?: string;
}

const STEPS = 24;

/** @param outcomes those that the map shows */
export function keys(by: By, modulus: number, dark: boolean, last: number, outcomes: number[]): Key[] {
  const colour = (cell: number) => `rgb(${shade(cell, by, modulus, dark, last).join(' ')})`;
  if (by === 'outcome') return outcomes.map((cell) => ({ colours: [colour(cell)], from: 'PNLRD'[cell] ?? '' }));
  if (by === 'modulo') return Array.from({ length: modulus }, (_, rest) => ({ colours: [colour(rest)], from: String(rest) }));
  const scale = (first: number, step: number): Key => {
    const count = Math.max(1, Math.floor((last - first) / step));
    const every = Math.max(1, Math.floor(count / STEPS)) * step;
    const shown = Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, index) => first + index * every);
    return { colours: shown.map(colour), from: String(first), to: String(shown[shown.length - 1]) };
  };
  return by === 'remoteness' ? [scale(0, 2), scale(1, 2)] : [{ colours: [colour(0)], from: '0' }, scale(1, 1)];
}

/** A tile as a picture, the second axis upwards; a clear dot where nothing is known. */
export function painted(tile: Tile, by: By, modulus: number, dark: boolean, last: number): ImageData {
  const picture = new ImageData(tile.width, tile.height);
  const dots = new Uint32Array(picture.data.buffer);
  const known = new Map<number, number>();
  for (let row = 0; row < tile.height; row++) {
    const to = (tile.height - 1 - row) * tile.width;
    const from = row * tile.width;
    for (let column = 0; column < tile.width; column++) {
      const cell = tile.cells[from + column] as number;
      if (cell === UNKNOWN) continue;
      let dot = known.get(cell);
      if (dot === undefined) {
        const [red, green, blue] = shade(cell, by, modulus, dark, last);
        dot = (255 << 24) | (blue << 16) | (green << 8) | red;
        known.set(cell, dot);
      }
      dots[to + column] = dot;
    }
  }
  return picture;
}
