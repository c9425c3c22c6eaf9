import { games as fetched } from './api';
import type { Language } from './phrases';

/** A game of the catalogue. */
export interface Entry {
  id: string;
  group: string;
  names: string[];
  namesZh?: string[];
  about?: string;
  aboutZh?: string;
  rules?: string;
  parameters?: Record<string, number | string>;
  command?: string;
  claims?: string[];
  source?: string;
  oeis?: string;
  examples?: string[];
}

/** The catalogue, fetched once, when it is first wanted. */
class Games {
  all: Entry[] = $state.raw([]);
  #asked: Promise<void> | undefined;

  fetch(): Promise<void> {
    this.#asked ??= fetched<{ games: Entry[] }>().then(
      (answer) => {
        this.all = answer.games ?? [];
      },
      () => {
        this.#asked = undefined;
      },
    );
    return this.#asked;
  }

  find(id: string): Entry | undefined {
    return this.all.find((entry) => entry.id === id);
  }
}

export const games = new Games();

/** What a game is called. */
export function named(entry: Entry, language: Language): string {
  return (language === 'zh' ? entry.namesZh?.[0] : undefined) ?? entry.names[0] ?? entry.id;
}
