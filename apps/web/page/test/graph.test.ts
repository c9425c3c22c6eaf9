import { describe, expect, it } from 'vitest';
import { dot, EMPTY, freeName, HIGH, moved, neighbourhood, packed, pairs, renamed, unpacked, WIDE, withEdge, withoutVertex, withVertex, type Graph } from '../src/lib/graph/graph';
import { arrow, laidOut, ranks } from '../src/lib/graph/layout';
import { csv, edgesOf, shownRemoteness, shownValue, type Table } from '../src/lib/graph/table';
import { begun, done, redone, undone } from '../src/lib/history';

const three = ['x', 'y', 'z'].reduce((graph, _, at) => withVertex(graph, 100 * at + 50, 100), EMPTY);

describe('a graph that is drawn', () => {
  it('names vertices a, b, …, and passes over names that are taken', () => {
    expect(three.vertices.map((each) => each.name)).toEqual(['a', 'b', 'c']);
    expect(freeName({ ...three, vertices: three.vertices.filter((each) => each.name !== 'b') })).toBe('b');
    const many = Array.from({ length: 26 }).reduce<Graph>((graph) => withVertex(graph, 50, 50), EMPTY);
    expect(freeName(many)).toBe('a1');
  });

  it('has an edge, or has it no more where it is joined again', () => {
    const once = withEdge(three, 0, 1, '');
    expect(once.edges).toEqual([{ from: 0, to: 1, side: '' }]);
    expect(withEdge(once, 0, 1, '').edges).toEqual([]);
    expect(withEdge(once, 0, 1, 'L').edges).toEqual([{ from: 0, to: 1, side: 'L' }]);
  });

  it('loses the edges of a vertex with it, and keeps the others', () => {
    const graph = withEdge(withEdge(withEdge(three, 0, 1, ''), 1, 2, ''), 2, 0, 'R');
    expect(withoutVertex(graph, 1)).toEqual({ vertices: [graph.vertices[0], graph.vertices[2]], edges: [{ from: 1, to: 0, side: 'R' }] });
  });

  it('is not moved out of sight, and takes no name twice', () => {
    expect(moved(three, 0, -500, 9999).vertices[0]).toMatchObject({ x: 30, y: HIGH - 30 });
    expect(renamed(three, 0, 'b')).toBe(three);
    expect(renamed(three, 0, '  ')).toBe(three);
    expect(renamed(three, 0, 'a "b"').vertices[0]?.name).toBe('a b');
  });

  it('is written for the server with quotation marks where they are needed', () => {
    const graph = withEdge(renamed(three, 1, 'x y'), 0, 1, 'L');
    expect(pairs(graph)).toBe('a\n"x y"\nc\na "x y" L\n');
    expect(dot(graph)).toContain('"a" -> "x y" [player=L];');
  });

  it('comes back from an address as it was', () => {
    const graph = withEdge(withEdge(renamed(three, 2, '终点.~!'), 0, 2, 'R'), 2, 2, '');
    expect(unpacked(packed(graph))).toEqual(graph);
    expect(packed(EMPTY)).toBe('');
  });

  it.each(['!', 'a', 'a.1', 'a.1.2!0-5', 'a.x.y', '%.1.2', 'a.1.2!junk'])('is empty where an address says %s', (text) => {
    expect(unpacked(text)).toEqual(EMPTY);
  });

  it('takes steps back and makes them again', () => {
    const first = done(begun(EMPTY), three);
    const second = done(first, withEdge(three, 0, 1, ''));
    expect(undone(second).now).toBe(three);
    expect(undone(undone(undone(second))).now).toBe(EMPTY);
    expect(redone(undone(second)).now).toBe(second.now);
    expect(redone(second)).toBe(second);
    expect(done(undone(second), EMPTY).future).toEqual([]);
  });

  it('shows around a vertex what leads to it and what it leads to', () => {
    expect(neighbourhood([[1], [2], [], [1]], 1, 10)).toEqual({ members: [1, 2, 0, 3], cut: 0 });
    expect(neighbourhood([[1], [2], [], [1]], 1, 2).cut).toBe(2);
  });
});

describe('where vertices are put', () => {
  it('ranks a game that ends by how long it can last', () => {
    expect(ranks(4, [{ from: 0, to: 1 }, { from: 1, to: 2 }, { from: 0, to: 2 }, { from: 3, to: 2 }])).toEqual([2, 1, 0, 1]);
    expect(ranks(2, [{ from: 0, to: 1 }, { from: 1, to: 0 }])).toBeUndefined();
  });

  it.each([1, 2, 7, 40, 400])('gives %i vertices places of their own in the field', (count) => {
    const edges = Array.from({ length: count }, (_, at) => ({ from: at, to: (at * 7 + 1) % count }));
    const places = laidOut(count, edges);
    expect(new Set(places.map((each) => `${each.x},${each.y}`)).size).toBe(count);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(WIDE);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HIGH);
    }
  });

  it('draws no arrow through NaN, not even between two at one place', () => {
    for (const to of [{ x: 5, y: 5 }, { x: 5, y: 6 }, { x: 300, y: 5 }]) expect(JSON.stringify(arrow({ x: 5, y: 5 }, to, 20, true))).not.toContain('NaN');
  });
});

describe('what the server says of a graph', () => {
  const table = { vertices: 2, edges: 2, partizan: true, acyclic: true, counts: {}, table: [], arrows: [[1, 0], []], players: [['left', 'both'], []] } as Table;

  it('tells whose an edge is', () => {
    expect(edgesOf(table)).toEqual([{ from: 0, to: 1, side: 'L' }, { from: 0, to: 0, side: '' }]);
  });

  it('shows infinite values and remoteness', () => {
    expect(shownValue({ vertex: 'a', outcome: 'D', value: { kind: 'loopy', nimbers: [0, 1] } })).toBe('∞(0,1)');
    expect(shownRemoteness({ vertex: 'a', outcome: 'D', remoteness: null })).toBe('∞');
    expect(shownRemoteness({ vertex: 'a', outcome: 'D', remoteness: { left: null, right: 3 } })).toBe('∞|3');
    expect(csv({ ...table, table: [{ vertex: 'a,b', outcome: 'P', value: { kind: 'nimber', nimber: 0 }, remoteness: 2 }] })).toBe('vertex,outcome,value,remoteness\n"a,b",P,0,2\n');
  });
});
