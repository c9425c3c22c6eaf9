/** An automaton as a proof has it: for each state symbols and targets by turns; state 0 is where one begins. */
export interface Automaton {
  tracks: number;
  digits: number;
  accepting: number[];
  arrows: number[][];
}

/** The digits that a symbol stands for, one of each track. */
export function symbolDigits(automaton: Automaton, symbol: number): number[] {
  const list: number[] = [];
  for (let track = 0, rest = symbol; track < automaton.tracks; track++, rest = Math.floor(rest / automaton.digits)) list.unshift(rest % automaton.digits);
  return list;
}

export function symbolOf(automaton: Automaton, digits: number[]): number {
  return digits.reduce((symbol, digit) => symbol * automaton.digits + digit, 0);
}

export function label(automaton: Automaton, symbol: number): string {
  const digits = symbolDigits(automaton, symbol);
  return digits.length === 1 ? String(digits[0]) : `(${digits.join(',')})`;
}

/** Where a symbol leads; nowhere if nothing that begins so is in the set. */
export function next(automaton: Automaton, state: number | undefined, symbol: number): number | undefined {
  if (state === undefined) return undefined;
  const row = automaton.arrows[state] ?? [];
  for (let at = 0; at < row.length; at += 2) if (row[at] === symbol) return row[at + 1];
  return undefined;
}

/** The states that a word leads through, one more than it has places. */
export function states(automaton: Automaton, words: number[][]): (number | undefined)[] {
  const length = words[0]?.length ?? 0;
  const list: (number | undefined)[] = [0];
  for (let place = 0; place < length; place++) {
    list.push(next(automaton, list.at(-1), symbolOf(automaton, words.map((word) => word[place] ?? 0))));
  }
  return list;
}

/** Targets of a state with the symbols that lead there. */
export function grouped(automaton: Automaton, state: number): Map<number, number[]> {
  const row = automaton.arrows[state] ?? [];
  const map = new Map<number, number[]>();
  for (let at = 0; at < row.length; at += 2) {
    const target = row[at + 1] as number;
    map.set(target, [...(map.get(target) ?? []), row[at] as number]);
  }
  return map;
}

export function arrowCount(automaton: Automaton): number {
  return automaton.arrows.reduce((sum, _, state) => sum + grouped(automaton, state).size, 0);
}

/** For each state the shortest word that leads there, by its symbols; nothing where none does. */
export function shortestWords(automaton: Automaton): (number[] | undefined)[] {
  const words: (number[] | undefined)[] = automaton.arrows.map(() => undefined);
  words[0] = [];
  const queue = [0];
  for (let at = 0; at < queue.length; at++) {
    const state = queue[at] as number;
    const row = automaton.arrows[state] ?? [];
    for (let i = 0; i < row.length; i += 2) {
      const target = row[i + 1] as number;
      if (words[target] !== undefined) continue;
      words[target] = [...(words[state] ?? []), row[i] as number];
      queue.push(target);
    }
  }
  return words;
}

/** The automaton in the DOT language, with names by which its parts are found in the drawing. */
export function dot(automaton: Automaton, most = 4): string {
  const lines = ['digraph automaton {', '  rankdir=LR; bgcolor="transparent"; pad=0.2; nodesep=0.35; ranksep=0.55;', '  node [shape=circle, fontname="monospace", fontsize=14, width=0.5, fixedsize=true];', '  edge [fontname="monospace", fontsize=12, arrowsize=0.7];', '  begin [shape=point, id="begin", width=0.08];'];
  automaton.arrows.forEach((_, state) => lines.push(`  ${state} [id="state-${state}"${automaton.accepting.includes(state) ? ', shape=doublecircle' : ''}];`));
  lines.push('  begin -> 0;');
  automaton.arrows.forEach((_, state) => {
    for (const [target, symbols] of grouped(automaton, state)) {
      const shown = symbols.slice(0, most).map((symbol) => label(automaton, symbol)).join(' ') + (symbols.length > most ? ' …' : '');
      lines.push(`  ${state} -> ${target} [id="arrow-${state}-${target}", label="${shown}"];`);
    }
  });
  return [...lines, '}', ''].join('\n');
}
