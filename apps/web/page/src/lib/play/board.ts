import type { NamedMove } from '../moves';

export interface Part {
  rules: string;
  kind: string;
  game: string | null;
  position?: string;
}

export interface Edge {
  from: string;
  to: string;
  mark: string;
}

/** What a part of a position looks like. */
export type Shape =
  | { kind: 'heap'; number: number }
  | { kind: 'tuple'; numbers: number[] }
  | { kind: 'steps'; numbers: number[]; rising: boolean }
  | { kind: 'grid'; rows: string[][] }
  | { kind: 'graph'; vertices: string[]; edges: Edge[]; ground: boolean }
  | { kind: 'text'; text: string };

const MOST_DRAWN = 1_000_000;
const MOST_VERTICES = 60;

export function shape(part: Part): Shape {
  const text = (part.position ?? '').trim();
  const numbers = text.replace(/[()]/g, '').split(/[\s,]+/).filter((each) => each !== '');
  const plain = numbers.length > 0 && numbers.every((each) => /^\d+$/.test(each) && Number(each) <= MOST_DRAWN);
  if (plain && part.kind === 'heap' && numbers.length === 1) return { kind: 'heap', number: Number(text) };
  if (plain && /^\(.*\)$/.test(text)) return { kind: 'tuple', numbers: numbers.map(Number) };
  if (plain && part.kind === 'tuple') return { kind: 'tuple', numbers: numbers.map(Number) };
  if (plain) return { kind: 'steps', numbers: numbers.map(Number), rising: /stair/.test(part.game ?? '') };
  if (part.kind === 'heap' || part.kind === 'tuple') return { kind: 'text', text };
  const edges = [...text.matchAll(/(?<![\w-])(\w+)-(\w+?)([A-Z]?)(?==|\s|$)/g)].map((found) => ({ from: found[1] ?? '', to: found[2] ?? '', mark: found[3] ?? '' }));
  if (edges.length > 0) {
    const vertices = [...new Set(edges.flatMap((edge) => [edge.from, edge.to]))];
    if (vertices.length <= MOST_VERTICES) return { kind: 'graph', vertices, edges, ground: /hackenbush/.test(part.game ?? '') };
  }
  const rows = text.split('/').map((row) => [...row.trim()]);
  if (/^[^\s()[\]:=,]+(?:\/[^\s()[\]:=,]+)*$/.test(text) && rows.every((row) => row.length === rows[0]?.length)) return { kind: 'grid', rows };
  return { kind: 'text', text };
}

/** A place on the board that can be pressed. */
export type Spot = { part: number; at: number; of?: number };

function total(text: string): number[] {
  return text.match(/\d+/g)?.map(Number) ?? [];
}

/** The moves that a press on a place may mean. */
export function candidates<Move extends NamedMove>(moves: Move[], shapes: Shape[], spot: Spot): Move[] {
  const here = shapes[spot.part];
  if (!here) return [];
  return moves.filter((move) => {
    const step = move.steps.find((each) => each.component === spot.part);
    return step !== undefined && meant(here, step.from, step.to, spot);
  });
}

function meant(here: Shape, from: string, to: string, spot: Spot): boolean {
  switch (here.kind) {
    // A counter of a heap: it goes, and what lies behind it.
    case 'heap':
      return total(to).reduce((sum, each) => sum + each, 0) === spot.at;
    case 'tuple':
      return total(to)[spot.of ?? 0] === spot.at;
    case 'steps':
      return total(from)[spot.at] !== total(to)[spot.at];
    case 'grid': {
      const wide = here.rows[0]?.length ?? 0;
      const after = to.split('/').map((row) => [...row.trim()]);
      const row = Math.floor(spot.at / wide);
      return here.rows[row]?.[spot.at % wide] !== after[row]?.[spot.at % wide];
    }
    case 'graph': {
      const edge = here.edges[spot.at];
      if (!edge) return false;
      const left = shape({ rules: '', kind: 'board', game: null, position: to });
      const same = (one: Edge) => (one.from === edge.from && one.to === edge.to) || (one.from === edge.to && one.to === edge.from);
      return left.kind !== 'graph' || !left.edges.some(same);
    }
    case 'text':
      return false;
  }
}

/** Where vertices stand: over the ground by their distance from it, or in a ring. */
export function layout(graph: Extract<Shape, { kind: 'graph' }>): Map<string, { x: number; y: number }> {
  const places = new Map<string, { x: number; y: number }>();
  if (!graph.ground) {
    graph.vertices.forEach((vertex, at) => {
      const angle = (2 * Math.PI * at) / graph.vertices.length - Math.PI / 2;
      places.set(vertex, { x: 160 + 120 * Math.cos(angle), y: 140 + 112 * Math.sin(angle) });
    });
    return places;
  }
  const depth = new Map<string, number>([['0', 0]]);
  const queue = ['0'];
  for (let vertex = queue.shift(); vertex !== undefined; vertex = queue.shift())
    for (const edge of graph.edges)
      for (const [one, other] of [[edge.from, edge.to], [edge.to, edge.from]] as const)
        if (one === vertex && !depth.has(other)) {
          depth.set(other, (depth.get(vertex) ?? 0) + 1);
          queue.push(other);
        }
  const layers = new Map<number, string[]>();
  for (const vertex of graph.vertices) {
    const layer = depth.get(vertex) ?? 1;
    layers.set(layer, [...(layers.get(layer) ?? []), vertex]);
  }
  const tall = Math.max(1, ...layers.keys());
  for (const [layer, vertices] of layers)
    vertices.forEach((vertex, at) => places.set(vertex, { x: (320 * (at + 1)) / (vertices.length + 1), y: 255 - (225 * layer) / tall }));
  return places;
}

/** Whether a move changes what stands at a place: of heaps and tuples what it takes away, elsewhere what it is made with. */
export function changes(move: NamedMove, shapes: Shape[], spot: Spot): boolean {
  const of = shapes[spot.part];
  if (of?.kind !== 'heap' && of?.kind !== 'tuple') return candidates([move], shapes, spot).length > 0;
  const step = move.steps.find((each) => each.component === spot.part);
  const left = total(step?.to ?? '');
  const stays = of.kind === 'heap' ? left.reduce((sum, each) => sum + each, 0) : (left[spot.of ?? 0] ?? Infinity);
  return step !== undefined && spot.at >= stays;
}
