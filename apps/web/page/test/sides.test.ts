import { describe, expect, it } from 'vitest';
import { boardText, covering, letters, painted, readBoard, readTerm, sized, term } from '../src/lib/sides/board';
import { amount, placed, wall, width, type Option, type Thermograph } from '../src/lib/sides/form';

describe('a board', () => {
  it('is read and written', () => {
    expect(readBoard('..#/.../#..')).toHaveLength(3);
    expect(boardText(readBoard('xo/ox') ?? [])).toBe('xo/ox');
    for (const none of ['', '4x4', '../.', '3 5', '(2,4)']) expect(readBoard(none)).toBeUndefined();
  });

  it('has the letters of its rules and of examples', () => {
    expect(letters('grid: left "./." -> "#/#"; right ".." -> "##"', ['4x4'])).toEqual(['.', '#']);
    expect(letters('strip: left "t." -> ".t"', [])).toEqual(['.', 't', '#']);
    expect(letters('grid: left "[xo]?" -> ".."', [])).toEqual(['.', 'x', 'o', '#']);
    expect(letters('board red-blue-hackenbush', ['BRRB', '0-1B 1-2R'])).toEqual(['B', 'R']);
  });

  it('is covered with what its rules begin with', () => {
    expect(boardText(sized([], 2, 3, covering('grid: left "xo" -> ".x"; start "xo/ox"')))).toBe('xox/oxo');
    expect(boardText(sized([['#']], 2, 2))).toBe('#./..');
  });

  it('is painted a cell at a time', () => {
    const board = readBoard('../..') ?? [];
    expect(boardText(painted(board, 1, 0, '#'))).toBe('../#.');
    expect(painted(board, 0, 0, '.')).toBe(board);
  });

  it('is a term of a sum, and comes back', () => {
    const board = readBoard('../..') ?? [];
    expect(term('domineering', board)).toBe('domineering(../..)');
    const own = 'grid: left "./." -> "#/#"; right ".." -> "##"';
    expect(term(own, board)).toBe(`[${own}](../..)`);
    expect(readTerm(`[${own}](../..)`)).toEqual({ game: own, board });
    expect(readTerm('domineering(../..)')?.game).toBe('domineering');
    for (const none of ['{1|-1}', '^*', 'domineering(4x4)', '*5 x *9']) expect(readTerm(none)).toBeUndefined();
  });
});

describe('a thermograph', () => {
  const hot: Thermograph = {
    mean: '0', temperature: '2', base: '0',
    left: [{ temperature: '-1', value: '1' }, { temperature: '1', value: '1' }, { temperature: '2', value: '0' }],
    right: [{ temperature: '-1', value: '-3' }, { temperature: '2', value: '0' }],
  };

  it('has walls from its base to where they meet', () => {
    expect(wall(hot.left, hot)).toEqual([{ x: 1, t: 0 }, { x: 1, t: 1 }, { x: 0, t: 2 }]);
    expect(wall(hot.right, hot)).toEqual([{ x: -2, t: 0 }, { x: 0, t: 2 }]);
  });

  it('of a number is a mast alone', () => {
    const number: Thermograph = { mean: '3/4', temperature: '-1/4', base: '-1/4', left: [{ temperature: '-1/4', value: '3/4' }], right: [{ temperature: '-1/4', value: '3/4' }] };
    expect(wall(number.left, number).every((point) => point.x === 0.75)).toBe(true);
  });

  it('reads fractions for drawing', () => expect([amount('3'), amount('-3/4')]).toEqual([3, -0.75]));
});

describe('a tree of options', () => {
  const leaf = (text: string, why = ''): Option => ({ text, side: 'left', kind: 'stays', crossed: false, why, below: [] });
  const root: Option = { ...leaf('{2,1|*,-1}'), side: null, below: [leaf('2'), leaf('1', 'dominated by 2'), leaf('-1')] };

  it('has room for each option and why it goes', () => {
    const put = placed(root).filter((each) => each.y === 1);
    for (let at = 1; at < put.length; at++) {
      const [one, two] = [put[at - 1], put[at]];
      if (one && two) expect(two.x - one.x).toBeGreaterThanOrEqual((width(one.option) + width(two.option)) / 2 - 1e-9);
    }
    expect(placed(root)[0]?.x).toBeCloseTo(width(root) / 2);
  });
});
