import type { Piece, Touch } from './board';
import { amountOf, placeOf } from './touch';

type Written = Touch & { move: string };

/** Whether moves on a large heap break it: one says how much stays on either side of what goes. */
export function isBroken(moves: Touch[], bar: Piece): boolean {
  return moves.some((move) => move.ways?.some((way) => way.length === 2 && way.every((step) => placeOf(step) === bar.place)));
}

/** The text of the move that leaves so much of a heap drawn as a bar, from how the listed moves of that bar are written; undefined if they do not say. */
export function leaving(moves: Written[], bar: Piece, left: bigint): string | undefined {
  for (const move of moves)
    for (const way of move.ways ?? []) {
      const step = way[0] ?? '';
      const listed = amountOf(step);
      if (way.length !== 1 || placeOf(step) !== bar.place || listed === undefined) continue;
      const whole = BigInt(bar.count ?? 0);
      for (const [written, wanted] of [[String(whole - BigInt(listed)), whole - left], [listed, left]] as const)
        if (move.move.endsWith(written) && !/\d/.test(move.move.charAt(move.move.length - written.length - 1))) return move.move.slice(0, move.move.length - written.length) + String(wanted);
    }
  return undefined;
}

/** The text of the move that breaks a heap which is a component by itself: two parts stay of it. */
export function breaking(moves: Written[], bar: Piece, left: bigint, right: bigint): string {
  const steps = [`${bar.place}@${left}`, `${bar.place}@${BigInt(bar.count ?? 0) - right}`];
  const listed = moves.find((move) => move.ways?.some((way) => way.length === 2 && way.every((step, at) => step === steps[at])));
  const parts = [left, right].filter((part) => part > 0n);
  return listed?.move ?? `${Number(bar.place.split(':')[0]) + 1}: ${parts.length > 0 ? parts.join(' + ') : '0'}`;
}
