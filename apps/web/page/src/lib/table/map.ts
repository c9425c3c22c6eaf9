import { askBytes, type Fault, type Progress } from '../api';
import type { Language } from '../phrases';
import { greatest, painted, read, scaleFor, type By, type Tile } from './tile';

/** What is looked at: a cell in the middle, and how many dots a cell has. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

/** Where the cells of a map are drawn, beside its axes (unit: dots). */
export interface Plot {
  left: number;
  top: number;
  wide: number;
  tall: number;
}

const TICKS_APART = 52;

/** The numbers at an axis: 1, 2 or 5 times a power of ten apart. */
export function ticks(from: number, to: number, scale: number): number[] {
  let step = 1;
  for (let index = 0; step * scale < TICKS_APART; index++) step = ([1, 2, 5][index % 3] as number) * 10 ** Math.floor(index / 3);
  const found: number[] = [];
  for (let at = Math.ceil(Math.max(0, from) / step) * step; at <= to; at += step) found.push(at);
  return found;
}

/** Keeps a map in sight: where it is smaller than its frame all of it, else so that it fills at least half of it. */
export function held(look: Look, cells: number, plot: { wide: number; tall: number }): Look {
  const hold = (at: number, dots: number) => {
    const half = dots / look.scale / 2;
    const [least, most] = cells <= 2 * half ? [cells - half, half] : [0, cells];
    return Math.min(most, Math.max(least, at));
  };
  return { scale: look.scale, x: hold(look.x, plot.wide), y: hold(look.y, plot.tall) };
}

export const SIZE = 256;
const MOST_TILES = 400;
const MOST_ASKED = 6;

/** How coarse a tile must be for a cell to have a dot at least. */
export function levelFor(scale: number): number {
  return scale >= 1 ? 0 : Math.min(15, Math.ceil(Math.log2(1 / scale) - 1e-9));
}

/** The tiles of a level that a rectangle of coordinates touches. */
export function tilesIn(x0: number, y0: number, x1: number, y1: number, level: number): { x: number; y: number }[] {
  const span = SIZE * 2 ** level;
  const tiles: { x: number; y: number }[] = [];
  for (let y = Math.max(0, Math.floor(y0 / span)); y * span <= y1; y++) for (let x = Math.max(0, Math.floor(x0 / span)); x * span <= x1; x++) tiles.push({ x, y });
  return tiles;
}

/** How many cells a side of a tile has: all, or those up to the end of the map. */
export function sizeOf(to: number, level: number, x: number, y: number): number {
  const last = Math.floor(to / 2 ** level);
  return Math.min(SIZE, last + 1 - SIZE * Math.min(x, y));
}

interface Kept {
  tile: Tile | undefined;
  /** Of what is known in it; -1 if nothing is. */
  greatest: number;
  picture: HTMLCanvasElement | undefined;
  look: string;
}

/** The tiles of one table, fetched when they are looked at. */
export class Tiles {
  #kept = new Map<string, Kept>();
  #wanted: { key: string; level: number; x: number; y: number }[] = [];
  #asked = 0;
  #stop = new AbortController();
  #begun = 0;
  #working = new Map<string, string>();
  #shown = new Set<string>();
  #greatest = 0;
  fault: Fault | undefined;

  /**
   * @param body what is asked for, beside the place
   * @param to the last number of both axes: no more is asked for
   * @param changed when a tile has come
   */
  constructor(
    private readonly body: Record<string, unknown>,
    private readonly to: number,
    private readonly language: Language,
    private readonly changed: () => void,
  ) {}

  /** How far the tiles are that are looked at, since when they are worked out, and what is being done; undefined if all are there. */
  get progress(): { done: number; all: number; since: number; work: string } | undefined {
    const done = [...this.#shown].filter((key) => this.#kept.get(key)?.tile).length;
    if (this.#asked === 0 && this.#wanted.length === 0) return undefined;
    return { done, all: this.#shown.size, since: this.#begun, work: [...this.#working.values()][0] ?? '' };
  }

  /** Whether all that is looked at has come, and nothing of it is known. */
  get isBlank(): boolean {
    const shown = [...this.#shown].map((key) => this.#kept.get(key));
    return shown.length > 0 && shown.every((kept) => kept?.tile !== undefined && kept.greatest < 0);
  }

  /** The end of the scale of colours. */
  get last(): number {
    return scaleFor(this.#greatest);
  }

  /** Which numbers there are, of the first few. */
  has(cell: number): boolean {
    return [...this.#kept.values()].some((kept) => kept.tile?.cells.includes(cell));
  }

  /** What is wanted now; what was wanted before and has not been asked for is forgotten. */
  want(level: number, tiles: { x: number; y: number }[]): void {
    this.#shown = new Set(tiles.map((tile) => `${level}/${tile.x}/${tile.y}`));
    this.#wanted = tiles.map((tile) => ({ ...tile, level, key: `${level}/${tile.x}/${tile.y}` })).filter((tile) => !this.#kept.has(tile.key));
    this.#next();
  }

  #next(): void {
    while (this.#asked < MOST_ASKED) {
      const tile = this.#wanted.shift();
      if (!tile) return;
      void this.#fetch(tile);
    }
  }

  async #fetch({ key, level, x, y }: { key: string; level: number; x: number; y: number }): Promise<void> {
    if (this.#asked++ === 0) this.#begun = Date.now();
    this.#kept.set(key, { tile: undefined, greatest: -1, picture: undefined, look: '' });
    const goes = (progress: Progress) => {
      this.#working.set(key, progress.work ?? '');
      this.changed();
    };
    try {
      const answer = await askBytes('grid', { ...this.body, level, x: x * SIZE, y: y * SIZE, size: sizeOf(this.to, level, x, y) }, this.language, this.#stop.signal, { goes, knows: () => {} });
      if (answer.kind === 'done') {
        const tile = read(answer.value);
        const most = greatest(tile);
        this.#greatest = Math.max(this.#greatest, most);
        this.#kept.set(key, { tile, greatest: most, picture: undefined, look: '' });
        this.fault = undefined;
      } else this.fault = answer.fault;
    } catch {
      return;
    } finally {
      this.#asked--;
      this.#working.delete(key);
    }
    if (this.#kept.size > MOST_TILES) for (const old of [...this.#kept.keys()].slice(0, this.#kept.size - MOST_TILES)) this.#kept.delete(old);
    this.#next();
    this.changed();
  }

  picture(level: number, x: number, y: number, by: By, modulus: number, dark: boolean): HTMLCanvasElement | undefined {
    const kept = this.#kept.get(`${level}/${x}/${y}`);
    if (!kept?.tile) return undefined;
    const look = `${by} ${modulus} ${dark} ${this.last}`;
    if (!kept.picture || kept.look !== look) {
      kept.picture ??= document.createElement('canvas');
      kept.picture.width = kept.tile.width;
      kept.picture.height = kept.tile.height;
      kept.picture.getContext('2d')?.putImageData(painted(kept.tile, by, modulus, dark, this.last), 0, 0);
      kept.look = look;
    }
    return kept.picture;
  }

  cell(x: number, y: number): number | undefined {
    const tile = this.#kept.get(`0/${Math.floor(x / SIZE)}/${Math.floor(y / SIZE)}`)?.tile;
    return tile?.cells[(y % SIZE) * tile.width + (x % SIZE)];
  }

  stop(): void {
    this.#stop.abort();
    this.#wanted = [];
  }
}
