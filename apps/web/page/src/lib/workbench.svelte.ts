import { read, written, type Place } from './address';
import { Panel } from './panel.svelte';
import { phrase, type Language } from './phrases';
import type { Words } from '../generated/words';

export interface Parsed {
  rules: string;
  position: string | null;
  play: string;
  compound: string;
  /** Those that stand for every number, where rules may have such. */
  letters?: string[];
  components: { rules: string; kind: string; arity: number; table: boolean; game: string | null; position?: string }[];
}

function usualLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked === 'en' || asked === 'zh') return asked;
  const kept = localStorage.getItem('grundy.language');
  if (kept === 'en' || kept === 'zh') return kept;
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

const NARROW = '(max-width: 1000px)';

/** What the reader looks at, in step with the address. */
class Workbench {
  place: Place = $state(read(location.hash, usualLanguage()));
  /** Whether there is room for one column only. */
  narrow = $state(matchMedia(NARROW).matches);
  #machineDark = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  #theme: string | null = $state(localStorage.getItem('grundy.theme'));
  #keys: string | null = $state(localStorage.getItem('grundy.keys'));
  /** Whether what is seen is too long to stand in an address. */
  tooLong = $state(false);
  /** The position that is looked at, where it is another than the line's: what the side card speaks of. */
  seen: { rules: string } | undefined = $state.raw();
  /** While projecting, until the speaker shows them. */
  hidden = $state(true);

  constructor() {
    const again = () => (this.place = read(location.hash, this.place.language));
    addEventListener('hashchange', again);
    addEventListener('popstate', again);
    matchMedia(NARROW).addEventListener('change', (event) => (this.narrow = event.matches));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => (this.#machineDark = event.matches));
  }

  get language(): Language {
    return this.place.language;
  }

  get dark(): boolean {
    return this.#theme === null ? this.#machineDark : this.#theme === 'dark';
  }

  set dark(dark: boolean) {
    this.#theme = dark === this.#machineDark ? null : dark ? 'dark' : 'light';
    if (this.#theme === null) localStorage.removeItem('grundy.theme');
    else localStorage.setItem('grundy.theme', this.#theme);
  }

  /** Whether keys without Ctrl do something: who speaks to the machine turns them off (WCAG 2.1.4). */
  get singleKeys(): boolean {
    return this.#keys !== 'off';
  }

  set singleKeys(act: boolean) {
    this.#keys = act ? null : 'off';
    if (act) localStorage.removeItem('grundy.keys');
    else localStorage.setItem('grundy.keys', 'off');
  }

  get projector(): boolean {
    return this.kept('projector') === '1';
  }

  set projector(projector: boolean) {
    this.hidden = true;
    this.keep({ projector: projector ? '1' : '' });
  }

  /** The line as it is asked: rules with what is assumed of play. */
  get rules(): string {
    return (this.place.misere ? 'misere ' : '') + this.place.rules.trim();
  }

  get isEmpty(): boolean {
    return this.place.rules.trim() === '';
  }

  /** What a question about the line has, beside its own members. */
  get asked(): { rules: string; position?: string } {
    const position = this.place.position.trim();
    return position ? { rules: this.rules, position } : { rules: this.rules };
  }

  say<K extends keyof Words>(name: K, ...values: Words[K] extends void ? [] : [Words[K]]): string {
    return phrase(this.language, name, ...values);
  }

  /** What a view keeps in the address under a name of its own. */
  kept(name: string): string {
    return this.place.more[name] ?? '';
  }

  /** A whole number that a view keeps, drawn into its bounds. */
  number(name: string, usual: number, least: number, most: number): number {
    const number = Math.trunc(Number(this.kept(name) || usual));
    return Math.min(most, Math.max(least, Number.isFinite(number) ? number : usual));
  }

  /** @param typed for what changes in small steps, of which not every one is kept in the history */
  keep(change: Record<string, string>, typed = false): void {
    this.go({ more: { ...this.place.more, ...change } }, typed);
  }

  /** Goes there; `typed` for what changes while one types. */
  go(change: Partial<Place>, typed = false): void {
    Object.assign(this.place, change);
    const hash = written(this.place);
    this.tooLong = hash === '';
    if (hash === '' || hash === location.hash) return;
    if (typed) history.replaceState(null, '', hash);
    else history.pushState(null, '', hash);
  }

  /** The address of this place with a change; that of the place itself if it would be too long. */
  link(change: Partial<Place>): string {
    return written({ ...this.place, ...change }) || '#';
  }

  speak(language: Language): void {
    localStorage.setItem('grundy.language', language);
    this.go({ language });
  }
}

export const workbench = new Workbench();
/** The line read as a question: rules with a position. */
export const parsedQuestion = new Panel<Parsed>();
/** The line read as rules alone. */
export const parsedGame = new Panel<Parsed>();

const COMPOUNDS: Record<string, string> = { disjunctive: '', conjunctive: 'every ', selective: 'some ', 'short-disjunctive': 'short ', 'short-conjunctive': 'short every ', 'short-selective': 'short some ' };

/** Rules with how a move is made in their sum, as they are typed. */
export function named(parsed: Parsed): string {
  return (COMPOUNDS[parsed.compound] ?? '') + parsed.rules;
}

/** What a line says, in normal play. */
export function readLine(parsed: Parsed, position: string): Pick<Place, 'rules' | 'position' | 'misere'> {
  const [first] = parsed.components;
  // Of a sum of different games the position says each game.
  if (parsed.position !== null && parsed.components.some((each) => each.rules !== first?.rules)) return { rules: named({ ...parsed, rules: parsed.position }), position: '', misere: false };
  return { rules: named(parsed), position: parsed.position ?? position, misere: false };
}

/** Rules as they are read: those alone, or of a question. */
function readRules(): Parsed | undefined {
  return parsedGame.state === 'done' ? parsedGame.value : (parsedQuestion.value ?? parsedGame.value);
}

/** What the line's first game is like. */
export function firstGame(): Parsed['components'][number] | undefined {
  return readRules()?.components[0];
}

/** Rules alone of what stands in the line, with or without a position, as they are asked; empty while there are none. */
export function gameAlone(): string {
  const parsed = readRules();
  if (!parsed || workbench.isEmpty) return '';
  return (parsed.play === 'misere' ? 'misere ' : '') + parsed.rules;
}
