import type { Entry } from './games.svelte';
import type { Language } from './phrases';

export interface Offered {
  label: string;
  detail?: string;
  apply?: string;
}

const FORMS: Record<Language, { label: string; detail: string }[]> = {
  en: [
    { label: 'take {1,3,4}', detail: 'these amounts' },
    { label: 'take 1..3', detail: 'from 1 to 3' },
    { label: 'take any', detail: 'any number' },
    { label: 'take any or split', detail: "Lasker's Nim" },
    { label: 'take at most half', detail: 'up to half of the heap' },
    { label: 'take powers of 2', detail: '1, 2, 4, 8 …' },
    { label: 'take 1..3 with 1 blocked', detail: 'the opponent blocks one option before each move' },
    { label: 'misere ', detail: 'whoever moves last loses' },
    { label: 'every ', detail: 'move in every heap' },
    { label: 'some ', detail: 'move in one or more heaps' },
    { label: 'left take {1,2}; right take {1,3}', detail: 'different moves for Left and Right' },
    { label: 'grid: left "./." -> "#/#"; right ".." -> "##"', detail: 'a board by patterns' },
    { label: '3 players: take 1..2', detail: 'three players' },
  ],
  zh: [
    { label: 'take {1,3,4}', detail: '只能取这些数目' },
    { label: 'take 1..3', detail: '取 1 到 3 个' },
    { label: 'take any', detail: '取任意多个' },
    { label: 'take any or split', detail: 'Lasker 尼姆：取或分成两堆' },
    { label: 'take at most half', detail: '至多取一半' },
    { label: 'take powers of 2', detail: '取 1、2、4、8……' },
    { label: 'take 1..3 with 1 blocked', detail: '每步之前对手禁止一个选择' },
    { label: 'misere ', detail: '反常规则：最后走的人输' },
    { label: 'every ', detail: '每堆都要动' },
    { label: 'some ', detail: '动一堆或多堆' },
    { label: 'left take {1,2}; right take {1,3}', detail: '左右双方走法不同' },
    { label: 'grid: left "./." -> "#/#"; right ".." -> "##"', detail: '用图样写棋盘' },
    { label: '3 players: take 1..2', detail: '三人游戏' },
  ],
};

const MOST = 12;

function place(name: string, typed: string): number {
  const at = name.toLowerCase().indexOf(typed);
  return at < 0 ? Infinity : at * 4 + name.length / 100;
}

/** Games and forms of rules that go on from what stands before the caret. */
export function completions(before: string, games: Entry[], language: Language, explicit: boolean): { from: number; options: Offered[] } | undefined {
  const prefix = /^(?:(?:misere|every|some|short)\s+)*/.exec(before)?.[0].length ?? 0;
  const typed = /\p{L}[\p{L}\p{N}' -]*$/u.exec(before.slice(prefix))?.[0] ?? '';
  const from = before.length - typed.length;
  const isStart = from === prefix || /[+[]\s*$/.test(before.slice(0, from));
  if (!isStart || (typed === '' && !explicit)) return undefined;
  const wanted = typed.toLowerCase().trimStart();
  const ranked: { rank: number; offered: Offered }[] = [];
  for (const entry of games) {
    if (entry.command) continue;
    const chinese = entry.namesZh ?? [];
    const all = [entry.id, ...entry.names, ...chinese];
    const rank = Math.min(...all.map((name) => place(name, wanted)));
    if (rank === Infinity) continue;
    const hit = all.find((name) => place(name, wanted) === rank) ?? entry.id;
    const label = /[^\x00-\x7f]/.test(wanted) ? hit : entry.id;
    const own = language === 'zh' ? (chinese[0] ?? entry.names[0] ?? '') : (entry.names[0] ?? '');
    ranked.push({ rank, offered: { label, detail: own === label ? '' : own, apply: `${label} ` } });
  }
  for (const form of FORMS[language]) {
    const at = place(form.label, wanted);
    if (at < 4 || (wanted === '' && explicit)) ranked.push({ rank: wanted === '' ? -1 : at, offered: { ...form } });
  }
  ranked.sort((one, other) => one.rank - other.rank);
  const options = ranked.slice(0, MOST).map((each) => each.offered);
  if (options.length === 0 || (options.length === 1 && options[0]?.label === wanted)) return undefined;
  return { from, options };
}
