import { untrack } from 'svelte';
import { ask } from '../api';
import type { Language } from '../phrases';

interface Rung {
  line: string;
  moves: number;
  winning: number;
}

/** Positions of a game, from easy to hard; those of one game stay while one goes from one of them to another. */
export class Ladder {
  rungs: Rung[] = $state.raw([]);
  #of = '';
  #begins = '';
  #abort: AbortController | undefined;

  /** @param line where one begins */
  look(game: string, line: string, language: Language): void {
    const known = untrack(() => this.rungs);
    if (game === this.#of && (line === this.#begins || known.some((rung) => rung.line === line))) return;
    this.#of = game;
    this.#begins = line;
    this.#abort?.abort();
    const abort = (this.#abort = new AbortController());
    this.rungs = [];
    void ask<{ rungs: Rung[] }>('ladder', { rules: line }, language, abort.signal).then(
      (answer) => {
        if (!abort.signal.aborted && answer.kind === 'done') this.rungs = answer.value.rungs;
      },
      () => undefined,
    );
  }

  /** The one that is the next harder, of those with more moves to choose from. */
  harder(line: string): Rung | undefined {
    const here = this.rungs.findIndex((rung) => rung.line === line);
    return here < 0 ? this.rungs[0] : this.rungs[here + 1];
  }
}
