import type { Fault } from './api';

/** What the line may have been meant to be. */
export interface Line {
  rules: string;
  position: string;
}

/** Where a fault is: in the rules or in the position, from a place counted from 0. */
export function place(line: Line, misere: boolean, fault: Fault): { field: 'rules' | 'position'; at: number } | undefined {
  if (fault.column === undefined || (fault.line ?? 1) !== 1) return undefined;
  const rules = line.rules.trim();
  const at = fault.column - 1 - (misere ? 'misere '.length : 0);
  const start = line.rules.length - line.rules.trimStart().length;
  if (at <= rules.length || line.position.trim() === '') return { field: 'rules', at: Math.max(0, Math.min(at, rules.length)) + start };
  return { field: 'position', at: at - rules.length - 1 };
}

/** The word around a place. */
export function word(text: string, at: number): { from: number; to: number } {
  const isPart = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_-]/u.test(sign);
  let from = at;
  let to = at;
  while (from > 0 && isPart(text[from - 1])) from--;
  while (to < text.length && isPart(text[to])) to++;
  if (to === from) to = Math.min(text.length, from + 1);
  return { from, to };
}

/** Lines that "Maybe" may stand for, the likeliest first: a word of the line, its rules, all of it. */
export function candidates(line: Line, misere: boolean, fault: Fault): Line[] {
  const maybe = fault.maybe;
  if (maybe === undefined) return [];
  const bare = misere ? maybe.replace(/^misere /, '') : maybe;
  const found: Line[] = [];
  const where = place(line, misere, fault);
  if (where) {
    const text = line[where.field];
    const { from, to } = word(text, where.at);
    found.push({ ...line, [where.field]: text.slice(0, from) + bare + text.slice(to) });
  }
  const tail = /\s+[\d\s(),]+$/.exec(line.rules)?.[0] ?? '';
  if (tail) found.push({ ...line, rules: bare + tail });
  found.push({ ...line, rules: bare }, { rules: bare, position: '' });
  return found;
}
