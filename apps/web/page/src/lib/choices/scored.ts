export interface Ply {
  player: 'first' | 'second';
  move: string;
  points: number | string;
  score: [number | string, number | string];
}

/** A stone of a row: who has taken it, and with which move. */
export interface Stone {
  points: string;
  taken: 'first' | 'second' | undefined;
  at: number | undefined;
}

/** A row of stones after so many moves from its ends; undefined if the moves are of another kind. */
export function row(position: string, line: Ply[], count: number): Stone[] | undefined {
  const stones = position.trim().split(/\s+/).map((points): Stone => ({ points, taken: undefined, at: undefined }));
  if (stones.some((stone) => !/^-?\d+$/.test(stone.points))) return undefined;
  let left = 0;
  let right = stones.length - 1;
  for (const [at, ply] of line.entries()) {
    const found = /^([LR])(\d*)$/.exec(ply.move);
    if (!found) return undefined;
    if (at >= count) continue;
    for (let taken = 0; taken < Number(found[2] || 1); taken++) {
      const stone = stones[found[1] === 'L' ? left++ : right--];
      if (stone) Object.assign(stone, { taken: ply.player, at });
    }
  }
  return stones;
}
