import { describe, expect, it } from 'vitest';
import { breaking, isBroken, leaving } from '../src/lib/board/bar';
import { neighbour, type Board, type Piece } from '../src/lib/board/board';
import { motion } from '../src/lib/board/motion';
import { amounts, made, meant, nextPlaces, pointed, results, stroked } from '../src/lib/board/touch';

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
  const shown = (moves: typeof pins, pressed: string[] = [], between = (_move: unknown, way: string[]) => way.length === 2 && way[0] === '0:1') =>
    Object.fromEntries([...results(moves, pressed, (place) => place, between)].map(([places, mark]) => [places, `${mark.result} ${mark.move}`]));

  it('stand on a place that makes the move, or between those of a run', () => {
    expect(shown(pins)).toEqual({ '0:0': 'lost one', '0:3': 'lost one', '0:1': 'won middle', '0:2': 'won middle', '0:1 0:2': 'won halves' });
  });

  it('stand at the end of a way, not halfway there', () => {
    const queen = [
      { move: 'far', ways: [['far'], ['queen', 'far']], marks: ['queen', 'far'], result: 'lost' },
      { move: 'near', ways: [['near'], ['queen', 'near']], marks: ['queen', 'near'], result: 'won' },
    ];
    expect(shown(queen)).toEqual({ far: 'lost far', near: 'won near' });
    expect(shown(queen, ['queen'])).toEqual({ far: 'lost far', near: 'won near' });
    expect(shown(queen.slice(1))).toEqual({ near: 'won near' });
    expect(shown(frog)).toEqual({ c: 'won leap', b: 'lost step' });
  });

  it('are the best of what may follow where a touch decides nothing', () => {
    const crossing = [...frog, { move: 'other', ways: [['d', 'c']], marks: ['d', 'c'], result: 'lost' }];
    expect(shown(crossing)).toEqual({ a: 'won undefined', b: 'lost step', d: 'lost other' });
    expect(shown(crossing, ['a'])).toEqual({ c: 'won leap', b: 'lost step' });
  });

  it('stand on one press after another', () => {
    const ways = [['q', 'x', 's'], ['q', 'x', 't'], ['q', 'y', 's'], ['r', 'x', 's'], ['r', 'x', 't']];
    const amazons = ways.map((way) => ({ move: way.join(''), ways: [way], marks: way, result: way[1] === 'x' && way[2] === 't' && way[0] === 'q' ? 'won' : 'lost' }));
    expect(shown(amazons)).toMatchObject({ q: 'won undefined', r: 'lost undefined' });
    expect(shown(amazons, ['q'])).toMatchObject({ x: 'won undefined', y: 'lost qys' });
    expect(shown(amazons, ['q', 'x'])).toEqual({ s: 'lost qxs', t: 'won qxt' });
  });

  it('are the best where only an amount is open', () => {
    const sheep = [3, 2, 1].map((left) => ({ move: `${left}`, ways: [[`herd@${left}`]], marks: [], result: left === 2 ? 'won' : 'lost' }));
    expect(shown(sheep)).toEqual({ herd: 'won undefined' });
  });

  it('are told of what lies on top', () => {
    const frogs = [{ move: 'on', ways: [['a', 'b']], marks: [], result: 'won' }, { move: 'off', ways: [['bp', 'c']], marks: [], result: 'lost' }];
    expect([...results(frogs, [], (place) => (place === 'b' ? 'bp' : place), () => false).keys()]).toEqual(['a', 'c']);
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

describe('how much is left', () => {
  const sheep = [
    { move: 'one', ways: [['herd@1', 'east']], marks: [] },
    { move: 'two', ways: [['herd@2', 'east']], marks: [] },
    { move: 'west', ways: [['herd@1', 'west']], marks: [] },
  ];
  const weights = [3, 2].map((left) => ({ move: `v2 ${left}`, ways: [['v2', `e@${left}`], ['v1', 'v2', `e@${left}`]], marks: [] }));

  it('is asked where nothing else is open', () => {
    expect(amounts(sheep, ['herd'])).toEqual([]);
    expect([...nextPlaces(sheep, ['herd'])]).toEqual(['east', 'west']);
    expect(amounts(sheep, ['herd', 'east']).map((each) => [each.move.move, each.left])).toEqual([['one', ['1']], ['two', ['2']]]);
    expect(made(sheep, ['herd', 'east'])).toBeUndefined();
    expect(made(sheep, ['herd', 'west'])?.move).toBe('west');
    expect(amounts(weights, ['v2']).map((each) => each.left)).toEqual([['3'], ['2']]);
  });

  it('of a heap that breaks is said for both sides', () => {
    const bar: Piece = { place: '0:bar', look: 'bar', x: 0, y: 0, width: 16, height: 1, count: 1000, says: '' };
    const moves = [{ move: '->400+598', ways: [['0:bar@400', '0:bar@402']] }];
    expect(isBroken(moves, bar)).toBe(true);
    expect(breaking(moves, bar, 400n, 598n)).toBe('->400+598');
    expect(breaking(moves, bar, 300n, 698n)).toBe('1: 300 + 698');
    expect(breaking(moves, bar, 0n, 0n)).toBe('1: 0');
  });
});

describe('letters that are put on squares', () => {
  const moves = [{ move: 'twice', ways: [['a', '+x', 'b', '+x']] }, { move: 'other', ways: [['a', '+x', 'b', '+y']] }];
  it('may be the same twice', () => {
    expect([...nextPlaces(moves, ['a', '+x', 'b'])].sort()).toEqual(['+x', '+y']);
    expect(made(moves, ['a', '+x', 'b', '+x'])?.move).toBe('twice');
  });
});

const square = (place: string, x: number, y: number, look = 'square', side: 'left' | 'right' | null = null): Piece => ({ place, look, x, y, width: 1, height: 1, side, says: place });

describe('a pointer between two squares', () => {
  const squares = new Map(['a', 'b', 'c'].map((place, x) => [place, square(place, x, 0)]));
  const dominoes = [{ move: 'ab', ways: [['a', 'b']] }, { move: 'bc', ways: [['b', 'c']] }];
  it('means both of them', () => {
    const at = (x: number) => pointed(dominoes, 'b', { x, y: 0.5 }, (place) => squares.get(place))?.move;
    expect(at(1.1)).toBe('ab');
    expect(at(1.9)).toBe('bc');
    expect(at(1.5)).toBeUndefined();
  });
});

describe('what is seen to move', () => {
  const board = (...pieces: Piece[]): Board => ({ width: 3, height: 1, parts: [{ component: 0, look: 'squares', label: '', x: 0, y: 0, width: 3, height: 1, pieces }] });
  it('is a piece that slides, one that it takes, and a coin that turns', () => {
    const before = board(square('0p', 0, 0, 'piece', 'left'), square('1p', 1, 0, 'piece', 'right'), square('h', 2, 0, 'head'));
    const after = board(square('1p', 1, 0, 'piece', 'left'), square('h', 2, 0, 'tail'));
    const seen = motion(before, after, ['0', '1']);
    expect([...(seen?.slides ?? [])]).toEqual([['1p', { x: -1, y: 0 }]]);
    expect(seen?.gone.map((each) => [each.piece.place, each.part])).toEqual([['1p', 'squares']]);
    expect([...(seen?.turned ?? [])]).toEqual(['h']);
  });

  it('of stones is what is taken, not those that stay', () => {
    const stones = (...places: number[]) => board(...places.map((x) => square(String(x), x, 0, 'stone')));
    const seen = motion(stones(0, 1, 2), stones(0), ['1', '2']);
    expect(seen?.gone.map((each) => each.piece.place)).toEqual(['1', '2']);
    expect(seen?.slides.size).toBe(0);
    expect(seen?.come.size).toBe(0);
  });
});
