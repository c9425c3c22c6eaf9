import type { Language } from './phrases';

/** Everything that is seen, as it stands in the address: a link gives the same again. */
export interface Place {
  view: string;
  rules: string;
  position: string;
  misere: boolean;
  language: Language;
  more: Record<string, string>;
}

const VERSION = '1';
const LONGEST = 8192;
const OWN = new Set(['v', 'view', 'rules', 'position', 'play', 'lang']);

export function read(hash: string, usual: Language): Place {
  const given = new URLSearchParams(hash.replace(/^#/, '').slice(0, LONGEST));
  const known = given.get('v') === null || given.get('v') === VERSION;
  const of = (name: string) => (known ? (given.get(name) ?? '') : '');
  const more: Record<string, string> = {};
  if (known) for (const [name, value] of given) if (!OWN.has(name)) more[name] = value;
  const language = of('lang');
  return {
    view: of('view') || 'solve',
    rules: of('rules'),
    position: of('position'),
    misere: of('play') === 'misere',
    language: language === 'zh' || language === 'en' ? language : usual,
    more,
  };
}

/** The hash of a place; empty if it would be too long to be kept. */
export function written(place: Place): string {
  const given = new URLSearchParams({ v: VERSION, view: place.view });
  if (place.rules) given.set('rules', place.rules);
  if (place.position) given.set('position', place.position);
  if (place.misere) given.set('play', 'misere');
  given.set('lang', place.language);
  for (const [name, value] of Object.entries(place.more)) if (value) given.set(name, value);
  const hash = `#${given}`;
  return hash.length > LONGEST ? '' : hash;
}
