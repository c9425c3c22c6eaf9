import { describe, expect, it } from 'vitest';
import { read, written } from '../src/lib/address';
import { completions } from '../src/lib/completions';
import { token } from '../src/lib/highlight';
import { candidates, place, word } from '../src/lib/mend';
import { command, quoted } from '../src/lib/command';
import { filled } from '../src/lib/phrases';

const GAMES = [
  { id: 'kayles', group: 'heaps', names: ['Kayles'], namesZh: ['凯尔斯'] },
  { id: 'wythoff', group: 'heaps', names: ["Wythoff's game"], namesZh: ['威佐夫博弈', '威佐夫'] },
  { id: 'prisoners-dilemma', group: 'choices', names: ["Prisoner's dilemma"], command: 'matrix' },
];

describe('the address', () => {
  const here = { view: 'table', rules: 'take {1,3,4} & more', position: '5 8', misere: true, language: 'zh' as const, more: { by: 'value', fold: '7' } };

  it('gives again what was written', () => expect(read(written(here), 'en')).toEqual(here));

  it('keeps nothing that is longer than 8 KB', () => {
    expect(written({ ...here, rules: 'x'.repeat(8000) })).not.toBe('');
    expect(written({ ...here, rules: 'x'.repeat(8192) })).toBe('');
  });

  it('knows its version alone', () => expect(read('#v=2&rules=nim', 'en').rules).toBe(''));
});

describe('faults', () => {
  it('stand in the rules, or in the position', () => {
    const line = { rules: 'nim', position: '3 x' };
    expect(place(line, false, { error: '', status: 2, line: 1, column: 7 })).toEqual({ field: 'position', at: 2 });
    expect(place(line, true, { error: '', status: 2, line: 1, column: 14 })).toEqual({ field: 'position', at: 2 });
    expect(place(line, false, { error: '', status: 2, line: 1, column: 1 })).toEqual({ field: 'rules', at: 0 });
  });

  it('underline a word', () => expect(word('nim(3) + kayls(5)', 10)).toEqual({ from: 9, to: 14 }));

  it('are mended by a word first, then by the whole line', () => {
    const kayls = candidates({ rules: 'kayls 5', position: '' }, false, { error: '', status: 2, line: 1, column: 1, maybe: 'kayles' });
    expect(kayls[0]).toEqual({ rules: 'kayles 5', position: '' });
    const take = candidates({ rules: 'take {1,3,,4} 5', position: '' }, false, { error: '', status: 2, line: 1, column: 11, maybe: 'take {1,3,4}' });
    expect(take).toContainEqual({ rules: 'take {1,3,4} 5', position: '' });
  });
});

describe('completion', () => {
  it('offers games in both languages', () => {
    expect(completions('wyth', GAMES, 'en', false)?.options.map((each) => each.label)).toEqual(['wythoff']);
    expect(completions('威佐', GAMES, 'zh', false)?.options[0]?.label).toBe('威佐夫');
    expect(completions('misere kay', GAMES, 'en', false)).toMatchObject({ from: 7, options: [{ label: 'kayles' }] });
  });

  it('offers no games of other commands, and nothing in a position', () => {
    expect(completions('prisoner', GAMES, 'en', false)).toBeUndefined();
    expect(completions('nim 3 5', GAMES, 'en', false)).toBeUndefined();
  });
});

describe('highlighting', () => {
  function tokens(text: string): string[] {
    let rest = text;
    const found: string[] = [];
    const signs = {
      match(pattern: RegExp) {
        const hit = pattern.exec(rest);
        if (!hit) return null;
        rest = rest.slice(hit[0].length);
        return hit;
      },
      next: () => (rest = rest.slice(1)),
    };
    while (rest !== '') {
      const kind = token(signs);
      if (kind) found.push(kind);
    }
    return found;
  }

  it('knows words, games, codes and patterns', () => {
    expect(tokens('take {1,3}')).toEqual(['word', 'bracket', 'number', 'sign', 'number', 'bracket']);
    expect(tokens('威佐夫 5')).toEqual(['game', 'number']);
    expect(tokens('4.[3]')).toEqual(['number']);
    expect(tokens('grid: ".." -> "##"')).toEqual(['word', 'sign', 'pattern', 'sign', 'pattern']);
  });
});

describe('words', () => {
  it('are quoted for a shell', () => {
    expect(quoted("it's")).toBe(`'it'\\''s'`);
    expect(command('solve', ['take {1,3}', '5'])).toBe("./grundy solve 'take {1,3}' 5");
  });

  it('take values', () => expect(filled('{n} {n?move:moves}', { n: 2 })).toBe('2 moves'));
});
