import { askBytes, type Fault } from '../api';
import type { Language } from '../phrases';
import { painted, read, type By, type Tile } from './tile';

/** What is looked at: a cell in the middle, and how many dots a cell has. */
export interface Look {
  x: number;
  y: number;
  scale: number;
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

interface Kept {
  tile: Tile | undefined;
  picture: HTMLCanvasElement | undefined;
  look: string;
}

/** The tiles of one table, fetched when they are looked at. */
export class Tiles {
  #kept = new Map<string, Kept>();
  #wanted: { key: string; level: number; x: number; y: number }[] = [];
  #asked = 0;
  #stop = new AbortController();
  fault: Fault | undefined;

  /**
   * @param body what is asked for, beside the place
   * @param changed when a tile has come
   */
  constructor(
    private readonly body: Record<string, unknown>,
    private readonly language: Language,
    private readonly changed: () => void,
  ) {}

  get waits(): boolean {
    return this.#asked > 0;
  }

  /** What is wanted now; what was wanted before and has not been asked for is forgotten. */
  want(level: number, tiles: { x: number; y: number }[]): void {
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
    this.#asked++;
    this.#kept.set(key, { tile: undefined, picture: undefined, look: '' });
    try {
      const answer = await askBytes('grid', { ...this.body, level, x: x * SIZE, y: y * SIZE, size: SIZE }, this.language, this.#stop.signal);
      if (answer.kind === 'done') {
        this.#kept.set(key, { tile: read(answer.value), picture: undefined, look: '' });
        this.fault = undefined;
      } else this.fault = answer.fault;
    } catch {
      return;
    } finally {
      this.#asked--;
    }
    if (this.#kept.size > MOST_TILES) for (const old of [...this.#kept.keys()].slice(0, this.#kept.size - MOST_TILES)) this.#kept.delete(old);
    this.#next();
    this.changed();
  }

  picture(level: number, x: number, y: number, by: By, modulus: number, dark: boolean): HTMLCanvasElement | undefined {
    const kept = this.#kept.get(`${level}/${x}/${y}`);
    if (!kept?.tile) return undefined;
    const look = `${by} ${modulus} ${dark}`;
    if (!kept.picture || kept.look !== look) {
      kept.picture ??= document.createElement('canvas');
      kept.picture.width = kept.tile.width;
      kept.picture.height = kept.tile.height;
      kept.picture.getContext('2d')?.putImageData(painted(kept.tile, by, modulus, dark), 0, 0);
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
