import type { Formula } from './formula';
import type { Entry } from './games.svelte';

export type { Entry };

export interface Claim {
  claim: string;
  says?: string;
  formulas?: Formula[];
  proved: boolean;
  status: 'proved' | 'inexpressible' | 'open' | 'refuted';
  explanation: string;
}

/** All its claims are proved for all sizes; some; none, so that a search to a bound stands behind them; there are none. */
export type Standing = 'proved' | 'partly' | 'checked' | 'open';

export const STANDINGS: readonly Standing[] = ['proved', 'partly', 'checked', 'open'];

/** @param claims what came of them; undefined while that is not known */
export function standing(entry: Entry, claims: Claim[] | undefined): Standing | undefined {
  if ((entry.claims ?? []).length === 0) return 'open';
  if (!claims) return undefined;
  const proved = claims.filter((claim) => claim.proved).length;
  return proved === claims.length ? 'proved' : proved > 0 ? 'partly' : 'checked';
}

/** How well an entry answers a search, in whichever language: 0 if not at all. Every word must be found. */
export function rank(entry: Entry, search: string): number {
  const words = search.toLowerCase().normalize('NFKC').split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return 1;
  const names = [entry.id, ...entry.names, ...(entry.namesZh ?? [])].map((name) => name.toLowerCase());
  const rest = [entry.about, entry.aboutZh, entry.rules, entry.oeis, entry.source].map((text) => (text ?? '').toLowerCase());
  let sum = 0;
  for (const word of words) {
    const best = names.some((name) => name === word) ? 8 : names.some((name) => name.startsWith(word)) ? 5 : names.some((name) => name.includes(word)) ? 3 : rest.some((text) => text.includes(word)) ? 1 : 0;
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

/** Entries that answer a search, the best first. */
export function found(entries: Entry[], search: string): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: rank(entry, search) }))
    .filter((each) => each.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map((each) => each.entry);
}

/** The line of rules that an example of it is. */
export function line(entry: Entry, example: string): { rules: string; position: string } {
  return { rules: entry.id, position: example };
}
