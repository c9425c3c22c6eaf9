import { describe, expect, it } from 'vitest';
import { leaving } from '../src/lib/board/bar';
import { neighbour, type Piece } from '../src/lib/board/board';
import { made, meant, nextPlaces, results, stroked } from '../src/lib/board/touch';

const pins = [
  { move: 'one', ways: [['0:0'], ['0:3']], marks: ['0:0'], result: 'lost' },
  { move: 'middle', ways: [['0:1'], ['0:2']], marks: ['0:1'], result: 'won' },
  { move: 'two', ways: [['0:0', '0:1'], ['0:2', '0:3']], marks: ['0:0', '0:1'], result: 'lost' },
  { move: 'halves', ways: [['0:1', '0:2']], marks: ['0:1', '0:2'], result: 'won' },
];
const stones = [0, 1, 2].map((left) => ({ move: `->${left}`, ways: [[`0:${left}`]], marks: ['0:0', '0:1', '0:2'].slice(left), result: left === 0 ? 'won' : 'lost' }));
const frog = [
  { move: 'leap', ways: [['a', 'c']], marks: ['a', 'c'], result: 'won' },
  { move: 'step', ways: [['a', 'b']], marks: ['a', 'b'], result: 'lost' },
];

describe('what a press means', () => {
  it('is the move that is made by it alone', () => {
    expect(made(pins, ['0:1'])?.move).toBe('middle');
    expect(made(stones, ['0:1'])?.move).toBe('->1');
    expect(made(frog, ['a'])).toBeUndefined();
    expect(made(frog, ['c'])?.move).toBe('leap');
    expect(made(frog, ['a', 'b'])?.move).toBe('step');
    expect(made(frog, [])).toBeUndefined();
    expect(made(frog, ['d'])).toBeUndefined();
  });

  it('tells moves over the same places by their order', () => {
    const amazons = [{ move: 'to b', ways: [['a', 'b', 'c']] }, { move: 'to c', ways: [['a', 'c', 'b']] }];
    expect(made(amazons, ['a', 'b', 'c'])?.move).toBe('to b');
    expect(made(amazons, ['a', 'c', 'b'])?.move).toBe('to c');
    expect(made(amazons, ['b', 'c', 'a'])).toBeUndefined();
  });

  it('leads on to other places', () => {
    expect(meant(frog, ['a']).length).toBe(2);
    expect([...nextPlaces(frog, ['a'])]).toEqual(['c', 'b']);
    expect([...nextPlaces(pins, ['0:1'])].sort()).toEqual(['0:0', '0:2']);
    expect(nextPlaces(pins, ['0:9']).size).toBe(0);
  });
});

describe('what a stroke means', () => {
  it('is the run of pins under it, in either direction', () => {
    expect(stroked(pins, ['0:1', '0:2'])?.move).toBe('halves');
    expect(stroked(pins, ['0:2', '0:1'])?.move).toBe('halves');
    expect(stroked(pins, ['0:0', '0:1', '0:2'])).toBeUndefined();
    expect(stroked(pins, ['0:3'])?.move).toBe('one');
    expect(stroked(pins, [])).toBeUndefined();
  });

  it('takes the stones that it goes over, to the end of the heap', () => {
    expect(stroked(stones, ['0:1', '0:2'])?.move).toBe('->1');
    expect(stroked(stones, ['0:2', '0:1', '0:0'])?.move).toBe('->0');
    expect(stroked(stones, ['0:0', '0:1'])).toBeUndefined();
  });

  it('takes a piece to its target', () => {
    expect(stroked(frog, ['a', 'b'])?.move).toBe('step');
    expect(stroked(frog, ['a', 'b', 'c'])?.move).toBe('leap');
  });
});

describe('results on the board', () => {
  it('are the best of those at a place', () => {
    const shown = results(pins, []);
    expect(shown.get('0:0')?.result).toBe('lost');
    expect(shown.get('0:1 0:2')?.result).toBe('won');
    expect(results(frog, ['a']).get('c')?.result).toBe('won');
    expect(results([{ ways: [['a']], result: 'lost' }, { ways: [['a']], result: 'drawn' }], []).get('a')?.result).toBe('drawn');
  });
});

describe('a heap drawn as a bar', () => {
  const bar: Piece = { place: '0:bar', look: 'bar', x: 0, y: 0, width: 40, height: 1, count: 300, says: '' };
  it('is left as large as is said, in the words of its moves', () => {
    expect(leaving([{ move: '1:2', ways: [['0:bar@298']] }], bar, 7n)).toBe('1:293');
    expect(leaving([{ move: '->299', ways: [['0:bar@299']] }], bar, 7n)).toBe('->7');
    expect(leaving([{ move: 'x', ways: [['0:bar@299']] }], bar, 7n)).toBeUndefined();
    expect(leaving([{ move: '1:2', ways: [['1:bar@298']] }], bar, 7n)).toBeUndefined();
  });
});

describe('an arrow key', () => {
  const piece = (place: string, x: number, y: number): Piece => ({ place, look: 'square', x, y, width: 1, height: 1, says: place });
  const board = [piece('a', 0, 0), piece('b', 1, 0), piece('c', 0, 1), piece('d', 2, 1)];
  it('leads to the nearest piece ahead', () => {
    const to = (from: number, key: string) => neighbour(board[from] as Piece, board, key)?.place;
    expect(to(0, 'ArrowRight')).toBe('b');
    expect(to(0, 'ArrowDown')).toBe('c');
    expect(to(2, 'ArrowRight')).toBe('d');
    expect(to(0, 'ArrowLeft')).toBeUndefined();
    expect(to(0, 'Enter')).toBeUndefined();
  });
});
