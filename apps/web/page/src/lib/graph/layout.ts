import { HIGH, WIDE } from './graph';

export interface Point {
  x: number;
  y: number;
}

interface Pair {
  from: number;
  to: number;
}

/** How many moves each vertex can last at most; nothing if play can go on for ever. */
export function ranks(count: number, edges: Pair[]): number[] | undefined {
  const out: number[][] = Array.from({ length: count }, () => []);
  const back: number[][] = Array.from({ length: count }, () => []);
  for (const { from, to } of edges) {
    out[from]?.push(to);
    back[to]?.push(from);
  }
  const open = out.map((list) => list.length);
  const rank = new Array<number>(count).fill(0);
  const ready = open.flatMap((left, at) => (left === 0 ? [at] : []));
  let seen = 0;
  while (ready.length > 0) {
    const at = ready.pop() as number;
    seen++;
    for (const before of back[at] ?? []) {
      rank[before] = Math.max(rank[before] ?? 0, (rank[at] ?? 0) + 1);
      open[before] = (open[before] ?? 0) - 1;
      if (open[before] === 0) ready.push(before);
    }
  }
  return seen === count ? rank : undefined;
}

/** Places for vertices: in layers by how long play can last, else as springs pull them. */
export function laidOut(count: number, edges: Pair[]): Point[] {
  if (count === 0) return [];
  const rank = ranks(count, edges);
  const crowded = rank ? Math.max(...counted(rank)) : 0;
  return fitted(rank && crowded <= 24 ? layered(rank, edges) : sprung(count, edges));
}

function counted(rank: number[]): number[] {
  const counts: number[] = [];
  for (const each of rank) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}

/** Layers from left to right, each ordered by where its neighbours are. */
function layered(rank: number[], edges: Pair[]): Point[] {
  const highest = Math.max(...rank);
  const layers: number[][] = Array.from({ length: highest + 1 }, () => []);
  rank.forEach((each, at) => layers[each]?.push(at));
  const near: number[][] = rank.map(() => []);
  for (const { from, to } of edges) {
    near[from]?.push(to);
    near[to]?.push(from);
  }
  const height = new Array<number>(rank.length).fill(0);
  const place = (layer: number[]) => layer.forEach((at, order) => (height[at] = (order + 0.5) / layer.length));
  layers.forEach(place);
  for (let sweep = 0; sweep < 12; sweep++) {
    for (const layer of sweep % 2 === 0 ? layers : [...layers].reverse()) {
      const middle = new Map(
        layer.map((at) => {
          const around = near[at] ?? [];
          const sum = around.reduce((total, other) => total + (height[other] ?? 0), 0);
          return [at, around.length === 0 ? (height[at] ?? 0) : sum / around.length];
        }),
      );
      layer.sort((a, b) => (middle.get(a) ?? 0) - (middle.get(b) ?? 0));
      place(layer);
    }
  }
  // A little aside in every other layer, so that no edge runs through a vertex between.
  return rank.map((each, at) => ({ x: (highest - each) * 1.4, y: (height[at] ?? 0) * 4 + (each % 2 === 0 ? 0 : 0.35) + each * 0.13 }));
}

/** As Fruchterman and Reingold do it: vertices push each other away, edges pull. */
function sprung(count: number, edges: Pair[]): Point[] {
  const points = Array.from({ length: count }, (_, at) => ({
    x: Math.cos((2 * Math.PI * at) / count) * 1.5,
    y: Math.sin((2 * Math.PI * at) / count),
  }));
  const rounds = Math.max(20, Math.min(300, Math.floor(3e6 / (count * count))));
  const apart = Math.sqrt(6 / count);
  for (let round = 0; round < rounds; round++) {
    const most = 0.3 * (1 - round / rounds) + 0.002;
    const push = points.map(() => ({ x: 0, y: 0 }));
    for (let a = 0; a < count; a++) {
      for (let b = a + 1; b < count; b++) pushed(points, push, a, b, (far) => (apart * apart) / far);
    }
    for (const { from, to } of edges) if (from !== to) pushed(points, push, from, to, (far) => (-far * far) / apart);
    points.forEach((point, at) => {
      const by = push[at] as Point;
      const far = Math.hypot(by.x, by.y) || 1;
      point.x += (by.x / far) * Math.min(far, most);
      point.y += (by.y / far) * Math.min(far, most);
    });
  }
  return points;
}

function pushed(points: Point[], push: Point[], a: number, b: number, force: (far: number) => number): void {
  const one = points[a] as Point;
  const two = points[b] as Point;
  const far = Math.max(0.01, Math.hypot(one.x - two.x, one.y - two.y));
  const by = force(far);
  const x = ((one.x - two.x) / far) * by;
  const y = ((one.y - two.y) / far) * by;
  (push[a] as Point).x += x;
  (push[a] as Point).y += y;
  (push[b] as Point).x -= x;
  (push[b] as Point).y -= y;
}

function fitted(points: Point[]): Point[] {
  const xs = points.map((each) => each.x);
  const ys = points.map((each) => each.y);
  const one = (at: number, from: number, to: number, room: number, margin: number) =>
    to - from < 1e-9 ? room / 2 : margin + ((at - from) / (to - from)) * (room - 2 * margin);
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return points.map((each) => ({
    x: Math.round(one(each.x, left, right, WIDE, 90)),
    y: Math.round(one(each.y, top, foot, HIGH, 80)),
  }));
}

/** The way of an arrow between two discs, bent where another comes back; and where its head and its label are. */
export function arrow(from: Point, to: Point, radius: number, bent: boolean): { way: string; head: string; middle: Point } {
  if (from.x === to.x && from.y === to.y) {
    const { x, y } = from;
    const up = y - radius;
    return {
      way: `M${x - 8} ${up}C${x - 34} ${up - 46} ${x + 34} ${up - 46} ${x + 9} ${up - 5}`,
      head: `M${x + 8} ${up + 1}l-1 -11l9 6z`,
      middle: { x, y: up - 36 },
    };
  }
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: -(to.y - from.y) / far, y: (to.x - from.x) / far };
  const bend = bent ? Math.min(46, far * 0.22) : 0;
  const middle = { x: (from.x + to.x) / 2 + across.x * bend, y: (from.y + to.y) / 2 + across.y * bend };
  const start = towards(from, middle, radius);
  const end = towards(to, middle, radius + 2);
  const back = towards(to, middle, radius + 11);
  const wide = { x: -(end.y - back.y) * 0.55, y: (end.x - back.x) * 0.55 };
  const at = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return {
    way: `M${at(start)}Q${at(middle)} ${at(back)}`,
    head: `M${at(end)}L${at({ x: back.x + wide.x, y: back.y + wide.y })}L${at({ x: back.x - wide.x, y: back.y - wide.y })}z`,
    middle: { x: (start.x + 2 * middle.x + back.x) / 4, y: (start.y + 2 * middle.y + back.y) / 4 },
  };
}

function towards(from: Point, to: Point, by: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / far) * by, y: from.y + ((to.y - from.y) / far) * by };
}
