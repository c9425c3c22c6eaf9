import { middle, type Piece, type Result, type Touch } from './board';

/** Between a place and how much is left there. */
const AMOUNT = '@';

const ORDER: Result[] = ['won', 'drawn', 'open', 'lost'];

/** So much nearer than the next one is what one points at (unit: squares). */
const CLEARLY = 0.2;

/** The place of a step, without how much is left there. */
export function placeOf(step: string): string {
  const at = step.indexOf(AMOUNT);
  return at < 0 ? step : step.slice(0, at);
}

/** How much a step leaves; undefined if it only presses. */
export function amountOf(step: string): string | undefined {
  const at = step.indexOf(AMOUNT);
  return at < 0 ? undefined : step.slice(at + 1);
}

/** What is left of a way when places were pressed; undefined if one is not on it. A place stands for any amount there. */
function rest(way: string[], pressed: string[]): string[] | undefined {
  const left = [...way];
  for (const step of pressed) {
    const exact = left.indexOf(step);
    const at = exact >= 0 ? exact : left.findIndex((each) => placeOf(each) === step);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

function has(way: string[], pressed: string[]): boolean {
  return rest(way, pressed) !== undefined;
}

function isWhole(way: string[], pressed: string[]): boolean {
  return way.length === pressed.length && has(way, pressed);
}

/** The moves that places which are pressed, one after another, may mean. */
export function meant<Move extends Touch>(moves: Move[], pressed: string[]): Move[] {
  return moves.filter((move) => move.ways?.some((way) => has(way, pressed)));
}

/** The one move that is made by pressing just these places; undefined if there is none, or several. */
export function made<Move extends Touch>(moves: Move[], pressed: string[]): Move | undefined {
  const whole = moves.filter((move) => move.ways?.some((way) => isWhole(way, pressed)));
  if (whole.length === 1) return whole[0];
  // An amazon that goes there and shoots here is another move than one that goes here and shoots there.
  const ordered = whole.filter((move) => move.ways?.some((way) => way.length === pressed.length && way.every((step, at) => placeOf(step) === placeOf(pressed[at] ?? ''))));
  if (whole.length > 1) return ordered.length === 1 ? ordered[0] : undefined;
  const some = meant(moves, pressed);
  return some.length === 1 && pressed.length > 0 ? some[0] : undefined;
}

/** Moves that differ only in how much they leave, where what is pressed may mean nothing else: each with what it leaves. */
export function amounts<Move extends Touch>(moves: Move[], pressed: string[]): { move: Move; left: string[] }[] {
  const some = meant(moves, pressed);
  if (some.length < 2 || pressed.length === 0) return [];
  const places = (way: string[]) => way.map(placeOf).sort().join(' ');
  const [first] = some;
  for (const way of first?.ways ?? []) {
    if (!has(way, pressed)) continue;
    const same = some.map((move) => ({ move, way: move.ways?.find((each) => places(each) === places(way)) }));
    const left = same.map(({ move, way: each }) => ({ move, left: (each ?? []).map(amountOf).filter((amount) => amount !== undefined) }));
    if (left.every((each) => each.left.length > 0)) return left;
  }
  return [];
}

/** The places that may be pressed next. */
export function nextPlaces(moves: Touch[], pressed: string[]): Set<string> {
  const next = new Set<string>();
  for (const move of moves) for (const way of move.ways ?? []) for (const step of rest(way, pressed) ?? []) next.add(placeOf(step));
  return next;
}

/** The move of a stroke over places: all of them, its ends, or where a run of them begins. */
export function stroked<Move extends Touch>(moves: Move[], places: string[]): Move | undefined {
  const first = places[0];
  const last = places[places.length - 1];
  if (first === undefined || last === undefined) return undefined;
  if (first === last) return made(moves, [first]);
  const exact = (pressed: string[]) => {
    const found = moves.filter((move) => move.ways?.some((way) => isWhole(way, pressed)));
    return found.length === 1 ? found[0] : undefined;
  };
  return exact(places) ?? exact([first, last]) ?? run(moves, places);
}

/** A stroke over a run of stones to the end of their heap takes them, whichever way it went. */
function run<Move extends Touch>(moves: Move[], places: string[]): Move | undefined {
  const all = new Set(places);
  return moves.find((move) => move.ways?.some((way) => way.length === 1 && all.has(way[0] ?? '')) && move.marks?.length === all.size && move.marks.every((place) => all.has(place)));
}

/** Of moves that take or fill some places side by side, the one whose middle is pointed at; undefined where two are about as near. */
export function pointed<Move extends Touch>(moves: Move[], place: string, at: { x: number; y: number }, piece: (place: string) => Piece | undefined): Move | undefined {
  const far = new Map<Move, number>();
  for (const move of moves)
    for (const way of move.ways ?? []) {
      if (!way.includes(place)) continue;
      const spots = way.map(piece);
      if (spots.some((spot) => spot === undefined)) continue;
      const middles = (spots as Piece[]).map(middle);
      if (middles.some((one, i) => i > 0 && Math.hypot(one.x - (middles[i - 1]?.x ?? 0), one.y - (middles[i - 1]?.y ?? 0)) > 1.01)) continue;
      const x = middles.reduce((sum, each) => sum + each.x, 0) / middles.length;
      const y = middles.reduce((sum, each) => sum + each.y, 0) / middles.length;
      far.set(move, Math.min(far.get(move) ?? Infinity, Math.hypot(x - at.x, y - at.y)));
    }
  const [nearest, next] = [...far].sort(([, one], [, other]) => one - other);
  return nearest && nearest[1] < 0.5 && (!next || next[1] - nearest[1] > CLEARLY) ? nearest[0] : undefined;
}

/** Where the result of some moves is shown, the best of theirs; `move` is the one that a touch there makes, if it makes one. */
export interface Mark {
  places: string[];
  move?: string | undefined;
  result: Result;
}

type Known = Touch & { move: string; result?: string | null };

/**
 * The results of moves where a touch makes them: on the last place of a way that does so, or between places side by side
 * (`between`). Where a touch asks how much is left, the best of these; and of moves that no touch makes, on what is
 * pressed first for them, the best of all that may follow.
 */
export function results<Move extends Known>(moves: Move[], pressed: string[], touched: (place: string) => string, between: (move: Move, way: string[]) => boolean): Map<string, Mark> {
  const shown = new Map<string, Mark>();
  const known = new Map<string, Move[]>();
  const decided = (place: string): Move[] => {
    const found = known.get(place) ?? decisions(moves, [...pressed, touched(place)]);
    known.set(place, found);
    return found;
  };
  const begun = new Map<string, Move[]>();
  /** The moves that a touch leaves open. */
  const left = (place: string): Move[] => {
    const found = begun.get(place) ?? (decided(place).length > 0 ? [] : meant(moves, [...pressed, touched(place)]));
    begun.set(place, found);
    return found;
  };
  for (const move of moves)
    for (const way of shortest(move, pressed)) {
      const place = [...way].reverse().find((each) => decided(each).includes(move));
      const first = way.find((each) => left(each).includes(move));
      if (way.length > 1 && between(move, way)) show([...way].sort(), [move]);
      else if (place !== undefined) show([place], decided(place));
      else if (first !== undefined && !shown.has(first)) show([first], left(first));
    }
  return shown;

  function show(places: string[], some: Move[]) {
    const all = some.map((each) => (each.result ?? 'open') as Result);
    const result = ORDER.find((each) => all.includes(each)) ?? 'open';
    shown.set(places.join(' '), { places, move: some.length === 1 ? some[0]?.move : undefined, result });
  }
}

/** What touching the last of some places decides: one move, or those of which only the amount is open. */
function decisions<Move extends Known>(moves: Move[], pressed: string[]): Move[] {
  const one = made(moves, pressed);
  return one ? [one] : amounts(moves, pressed).map((each) => each.move);
}

/** The places still to be pressed for a move, in the ways that need the fewest. */
function shortest(move: Touch, pressed: string[]): string[][] {
  const ways = (move.ways ?? []).map((way) => [...new Set((rest(way, pressed) ?? []).map(placeOf))]).filter((way) => way.length > 0);
  const least = Math.min(...ways.map((way) => way.length));
  return ways.filter((way) => way.length === least);
}
