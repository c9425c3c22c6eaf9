import { read, written, type Place } from './address';
import { Panel } from './panel.svelte';
import { phrase, type Language } from './phrases';
import type { Words } from '../generated/words';

export interface Parsed {
  rules: string;
  position: string | null;
  play: string;
  compound: string;
  components: { rules: string; kind: string; arity: number; table: boolean; game: string | null; position?: string }[];
}

function usualLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked === 'en' || asked === 'zh') return asked;
  const kept = localStorage.getItem('grundy.language');
  if (kept === 'en' || kept === 'zh') return kept;
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

/** What the reader looks at, in step with the address. */
class Workbench {
  place: Place = $state(read(location.hash, usualLanguage()));
  dark: boolean | undefined = $state(undefined);
  projector = $state(false);
  hidden = $state(false);

  constructor() {
    addEventListener('hashchange', () => (this.place = read(location.hash, this.place.language)));
  }

  get language(): Language {
    return this.place.language;
  }

  /** The line as it is asked: rules with what is assumed of play. */
  get rules(): string {
    return (this.place.misere ? 'misere ' : '') + this.place.rules.trim();
  }

  say<K extends keyof Words>(name: K, ...values: Words[K] extends void ? [] : [Words[K]]): string {
    return phrase(this.language, name, ...values);
  }

  /** Goes there; `typed` for what changes while one types, of which not every step is kept. */
  go(change: Partial<Place>, typed = false): void {
    Object.assign(this.place, change);
    const hash = written(this.place);
    if (hash === '' || hash === location.hash) return;
    if (typed) history.replaceState(null, '', hash);
    else history.pushState(null, '', hash);
  }

  speak(language: Language): void {
    localStorage.setItem('grundy.language', language);
    this.go({ language });
  }
}

export const workbench = new Workbench();
export const parsedQuestion = new Panel<Parsed>();
export const parsedGame = new Panel<Parsed>();
