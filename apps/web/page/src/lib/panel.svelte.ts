import { ask, type Fault, type Progress } from './api';
import type { Language } from './phrases';

export type State = 'empty' | 'loading' | 'done' | 'limit' | 'error' | 'stale';

/**
 * What a question has come to. An older answer stays, dimmed, for the moment in which there is not yet a newer one; where
 * that takes longer, or there is none, it goes.
 */
export class Panel<T> {
  state: State = $state('empty');
  value: T | undefined = $state.raw(undefined);
  fault: Fault | undefined = $state.raw(undefined);
  progress: Progress | undefined = $state.raw(undefined);
  /** Whether the value is only what is known so far of the answer that is being worked out. */
  partial = $state(false);
  #current: AbortController | undefined;
  #key = '';

  /** @param key what is asked; the same is not asked twice */
  async ask(question: string, body: Record<string, unknown>, language: Language): Promise<void> {
    const key = JSON.stringify([question, body, language]);
    if (key === this.#key) return;
    this.#key = key;
    this.#current?.abort();
    const current = new AbortController();
    this.#current = current;
    this.progress = undefined;
    this.partial = false;
    this.state = this.value === undefined ? 'loading' : 'stale';
    try {
      const answer = await ask<T>(question, body, language, current.signal, {
        goes: (progress) => {
          if (current.signal.aborted) return;
          this.progress = progress;
          if (this.state !== 'stale') return;
          this.value = undefined;
          this.state = 'loading';
        },
        knows: (partial) => {
          if (current.signal.aborted) return;
          this.value = partial as T;
          this.fault = undefined;
          this.state = 'loading';
          this.partial = true;
        },
      });
      if (current.signal.aborted) return;
      const known = this.partial;
      this.progress = undefined;
      this.partial = false;
      if (answer.kind === 'done') {
        this.value = answer.value;
        this.fault = undefined;
        this.state = 'done';
      } else {
        if (!known) this.value = undefined;
        this.fault = answer.fault;
        this.state = answer.kind;
      }
    } catch (fault) {
      if (!current.signal.aborted) throw fault;
    }
  }

  clear(): void {
    this.#current?.abort();
    this.#key = '';
    this.state = 'empty';
    this.value = undefined;
    this.fault = undefined;
    this.progress = undefined;
    this.partial = false;
  }

  cancel(): void {
    this.#current?.abort();
    this.#key = '';
    this.progress = undefined;
    this.state = this.value === undefined ? 'empty' : 'done';
  }
}
