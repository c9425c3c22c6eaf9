import { describe, expect, it } from 'vitest';
import { blank, gone, isEquilibrium, isNumber, pasted, read, share, sheetOf, sized, text, withCell, type Answer, type Step } from '../src/lib/choices/matrix';
import { row, type Ply } from '../src/lib/choices/scored';
import { grown, laidOut } from '../src/lib/choices/tree';

const answer = {
  title: '',
  players: [{ name: 'He', strategies: ['a', 'b'] }, { name: 'She', strategies: ['c', 'd'] }],
  zeroSum: false,
  payoffs: [[2, 1], [0, '1/2'], [0, 0], [1, 2]],
  bestResponses: [[1, 1], [0, 0], [0, 0], [1, 1]],
} as unknown as Answer;

describe('a spreadsheet of payoffs', () => {
  it('is read from what it wrote', () => {
    const sheet = withCell({ ...blank(2, 3), players: ['Ann', 'Bob'] }, 1, 2, 0, '-1/3');
    expect(read(text(sheet))).toEqual(sheet);
    const zero = { ...blank(2, 2), zeroSum: true };
    expect(read(text(zero))?.zeroSum).toBe(true);
  });

  it('is none where somebody else wrote it', () => {
    for (const other of ['prisoners-dilemma', '3,3 0,5; 5,0 1,1', '', 'players "a", "b"\nrows "x"\ncolumns "y"\n']) expect(read(other)).toBeUndefined();
  });

  it('is filled from an answer', () => {
    expect(sheetOf(answer)?.cells[0]).toEqual([['2', '1'], ['0', '1/2']]);
    expect(sheetOf({ ...answer, players: [...answer.players, { name: 'x', strategies: ['y'] }] })).toBeUndefined();
  });

  it('grows and shrinks, and keeps what is there', () => {
    const sheet = withCell(blank(), 0, 0, 0, '7');
    expect(sized(sheet, 3, 4).cells[0]?.[0]?.[0]).toBe('7');
    expect(sized(sheet, 3, 4).rows).toEqual(['A', 'B', 'C']);
    expect(sized(sheet, 0, 99).columns).toHaveLength(12);
    expect(new Set(sized({ ...sheet, rows: ['C', 'A'] }, 4, 2).rows).size).toBe(4);
  });

  it('takes a piece of another one', () => {
    const next = pasted(blank(), 0, 1, '1,2\t3,4\n5,6\t7,8');
    expect(next?.cells).toHaveLength(2);
    expect(next?.cells[1]).toEqual([['0', '0'], ['5', '6'], ['7', '8']]);
    expect(pasted(blank(), 0, 0, 'hello\tworld')).toBeUndefined();
    expect(pasted(blank(), 0, 0, '5')).toBeUndefined();
  });

  it('knows numbers', () => {
    for (const good of ['1', '-2', '+3', '1/3', '0.25', '2.5e-3', ' 4 ']) expect(isNumber(good), good).toBe(true);
    for (const bad of ['', 'x', '1/', '--1', '1 2', '-']) expect(isNumber(bad), bad).toBe(false);
  });

  it('shows equilibria and who is gone', () => {
    expect([0, 1, 2, 3].map((cell) => isEquilibrium(answer, cell))).toEqual([true, false, false, true]);
    const steps = [{ player: 1, strategy: 'a' }, { player: 2, strategy: 'd' }] as Step[];
    expect(gone(steps, 1)).toEqual([new Set(['a']), new Set()]);
    expect(gone(steps, 5)).toEqual([new Set(['a']), new Set(['d'])]);
    expect(share('1/4')).toBe(0.25);
  });
});

describe('a game tree', () => {
  const root = grown([
    { depth: 0, mark: '', name: '', text: 'A', note: '' },
    { depth: 1, mark: '>', name: 'stop', text: '4, 1', note: '' },
    { depth: 1, mark: '', name: 'go', text: 'B', note: '' },
    { depth: 2, mark: '>', name: 'stop', text: '2, 8', note: '' },
    { depth: 2, mark: '', name: 'go', text: '3, 3', note: '' },
  ]);

  it('grows from its outline', () => {
    expect(root?.below.map((each) => each.action)).toEqual(['stop', 'go']);
    expect(root?.below[1]?.below).toHaveLength(2);
    expect(root?.below[0]?.played).toBe(true);
    expect(grown([])).toBeUndefined();
  });

  it('has its ends one under the other and knows how high a place stands', () => {
    const put = root ? laidOut(root) : [];
    expect(put.filter((each) => each.place.below.length === 0).map((each) => each.y)).toEqual([0, 1, 2]);
    expect(put[0]?.height).toBe(2);
  });
});

describe('a game for points', () => {
  const line = [{ player: 'first', move: 'R' }, { player: 'second', move: 'L2' }] as Ply[];

  it('shows which stones are taken', () => {
    expect(row('8 15 3 7', line, 1)?.map((stone) => stone.taken)).toEqual([undefined, undefined, undefined, 'first']);
    expect(row('8 15 3 7', line, 2)?.map((stone) => stone.taken)).toEqual(['second', 'second', undefined, 'first']);
  });

  it('shows none where moves are of another kind', () => {
    expect(row('X.O/.../...', line, 1)).toBeUndefined();
    expect(row('1 2', [{ player: 'first', move: 'b2' } as Ply], 1)).toBeUndefined();
  });
});
