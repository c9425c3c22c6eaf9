/** Whose edge it is: of both, of Left, of Right. */
export type Owner = '' | 'L' | 'R';

export interface Vertex {
  name: string;
  x: number;
  y: number;
}

/** @property from, to numbers of vertices */
export interface Edge {
  from: number;
  to: number;
  side: Owner;
}

/** A game of one token, as it is drawn. */
export interface Graph {
  vertices: Vertex[];
  edges: Edge[];
}

export const WIDE = 1000;
export const HIGH = 620;
export const EMPTY: Graph = { vertices: [], edges: [] };
const MARGIN = 30;

export function within(x: number, y: number): { x: number; y: number } {
  return {
    x: Math.round(Math.min(WIDE - MARGIN, Math.max(MARGIN, x))),
    y: Math.round(Math.min(HIGH - MARGIN, Math.max(MARGIN, y))),
  };
}

/** The first of a, b, …, z, a1, b1, … that is no name yet. */
export function freeName(graph: Graph): string {
  const taken = new Set(graph.vertices.map((each) => each.name));
  for (let at = 0; ; at++) {
    const name = String.fromCharCode(97 + (at % 26)) + (at < 26 ? '' : Math.floor(at / 26));
    if (!taken.has(name)) return name;
  }
}

export function withVertex(graph: Graph, x: number, y: number): Graph {
  return { ...graph, vertices: [...graph.vertices, { name: freeName(graph), ...within(x, y) }] };
}

export function withoutVertex(graph: Graph, vertex: number): Graph {
  const moved = (at: number) => (at > vertex ? at - 1 : at);
  return {
    vertices: graph.vertices.filter((_, at) => at !== vertex),
    edges: graph.edges
      .filter((edge) => edge.from !== vertex && edge.to !== vertex)
      .map((edge) => ({ ...edge, from: moved(edge.from), to: moved(edge.to) })),
  };
}

export function moved(graph: Graph, vertex: number, x: number, y: number): Graph {
  return { ...graph, vertices: graph.vertices.map((each, at) => (at === vertex ? { ...each, ...within(x, y) } : each)) };
}

/** Another name for a vertex; the same graph if it is empty, or another vertex has it. */
export function renamed(graph: Graph, vertex: number, name: string): Graph {
  const clean = name.replaceAll('"', '').trim();
  if (clean === '' || graph.vertices.some((each, at) => at !== vertex && each.name === clean)) return graph;
  return { ...graph, vertices: graph.vertices.map((each, at) => (at === vertex ? { ...each, name: clean } : each)) };
}

/** With the edge, or without it if it is there already for that side. */
export function withEdge(graph: Graph, from: number, to: number, side: Owner): Graph {
  const same = (edge: Edge) => edge.from === from && edge.to === to;
  const there = graph.edges.find(same);
  const others = graph.edges.filter((edge) => !same(edge));
  return { ...graph, edges: there?.side === side ? others : [...others, { from, to, side }] };
}

function quoted(name: string): string {
  return /^[\p{L}\p{N}_]+$/u.test(name) ? name : `"${name}"`;
}

/** The graph as lines of pairs; all vertices first, in their order. */
export function pairs(graph: Graph): string {
  const name = (at: number) => quoted(graph.vertices[at]?.name ?? '');
  const lines = graph.vertices.map((_, at) => name(at));
  for (const edge of graph.edges) lines.push(`${name(edge.from)} ${name(edge.to)}${edge.side ? ' ' + edge.side : ''}`);
  return lines.join('\n') + '\n';
}

export function dot(graph: Graph): string {
  const name = (at: number) => `"${graph.vertices[at]?.name ?? ''}"`;
  const side = { '': '', L: ' [player=L]', R: ' [player=R]' };
  return [
    'digraph game {',
    ...graph.vertices.map((_, at) => `  ${name(at)};`),
    ...graph.edges.map((edge) => `  ${name(edge.from)} -> ${name(edge.to)}${side[edge.side]};`),
    '}',
    '',
  ].join('\n');
}

/** A name without the signs that stand between names. */
export function escaped(name: string): string {
  return encodeURIComponent(name).replace(/[.~!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** The graph in one word for an address. */
export function packed(graph: Graph): string {
  const vertices = graph.vertices.map((each) => `${escaped(each.name)}.${each.x}.${each.y}`).join('~');
  const edges = graph.edges.map((edge) => `${edge.from}-${edge.to}${edge.side}`).join('~');
  return vertices === '' ? '' : `${vertices}!${edges}`;
}

/** What {@link packed} wrote; what is no graph is an empty one. */
export function unpacked(text: string): Graph {
  const [vertices = '', edges = ''] = text.split('!');
  const read: Graph = { vertices: [], edges: [] };
  try {
    for (const each of vertices.split('~').filter((part) => part !== '')) {
      const parts = each.split('.');
      const y = Number(parts.pop());
      const x = Number(parts.pop());
      const name = decodeURIComponent(parts.join('.'));
      if (name === '' || !Number.isFinite(x) || !Number.isFinite(y)) return EMPTY;
      read.vertices.push({ name, ...within(x, y) });
    }
  } catch {
    return EMPTY;
  }
  for (const each of edges.split('~').filter((part) => part !== '')) {
    const found = /^(\d+)-(\d+)([LR]?)$/.exec(each);
    if (!found) return EMPTY;
    const edge = { from: Number(found[1]), to: Number(found[2]), side: found[3] as Owner };
    if (edge.from >= read.vertices.length || edge.to >= read.vertices.length) return EMPTY;
    read.edges.push(edge);
  }
  return read;
}

/** A vertex with all that lead to it and all that it leads to, up to so many. */
export function neighbourhood(arrows: number[][], vertex: number, most: number): { members: number[]; cut: number } {
  const to = arrows[vertex] ?? [];
  const from = arrows.flatMap((list, at) => (list.includes(vertex) ? [at] : []));
  const all = [...new Set([vertex, ...to, ...from])];
  return { members: all.slice(0, most), cut: Math.max(0, all.length - most) };
}
