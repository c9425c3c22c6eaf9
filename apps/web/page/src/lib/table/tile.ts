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

/** The colour of what a cell holds. */
export function shade(cell: number, by: By, modulus: number, dark: boolean): Colour {
  const cold: Colour = dark ? [244, 201, 93] : [31, 58, 95];
  if (by === 'outcome') {
    const outcomes: Colour[] = dark ? [cold, [38, 49, 63], [84, 140, 214], [214, 122, 74], [130, 130, 96]] : [cold, [226, 232, 240], [96, 150, 214], [224, 140, 92], [190, 180, 120]];
    return outcomes[cell] ?? [128, 128, 128];
  }
  if (by === 'remoteness') {
    const far = Math.min(1, Math.log2(cell + 1) / 10);
    return cell % 2 === 0 ? hsl(dark ? 42 : 215, 0.6, dark ? 0.72 - 0.35 * far : 0.28 + 0.4 * far) : hsl(dark ? 215 : 30, 0.35, dark ? 0.2 + 0.2 * far : 0.93 - 0.25 * far);
  }
  const value = by === 'modulo' ? cell % modulus : cell;
  if (value === 0) return cold;
  return by === 'modulo' ? hsl((360 * value) / modulus + 20, 0.5, dark ? 0.42 : 0.72) : hsl((value * 47 + 160) % 360, 0.5, dark ? 0.28 + 0.012 * Math.min(value, 14) : 0.9 - 0.016 * Math.min(value, 14));
}

/** A tile as a picture, the second axis upwards; a clear dot where nothing is known. */
export function painted(tile: Tile, by: By, modulus: number, dark: boolean): ImageData {
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
        const [red, green, blue] = shade(cell, by, modulus, dark);
        dot = (255 << 24) | (blue << 16) | (green << 8) | red;
        known.set(cell, dot);
      }
      dots[to + column] = dot;
    }
  }
  return picture;
}
