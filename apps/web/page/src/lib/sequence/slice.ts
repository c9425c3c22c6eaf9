/** A stretch of a sequence in few numbers: the least and the greatest value of each of some equal parts. */
export interface Slice {
  /** The first heap of the first part. */
  from: number;
  /** Heaps in a part. */
  step: number;
  /** Heaps that have a value, altogether. */
  length: number;
  least: ArrayLike<number>;
  greatest: ArrayLike<number>;
}

const MAGIC = 0x31535247;
const HEAD = 32;

/** Reads what the server answers to `slice`. */
export function read(bytes: ArrayBuffer): Slice {
  const head = new DataView(bytes);
  if (bytes.byteLength < HEAD || head.getUint32(0, true) !== MAGIC) throw new Error('This is no slice.');
  const parts = head.getUint32(4, true);
  const number = (at: number) => Number(head.getBigInt64(at, true));
  const step = number(16);
  const least = new Int32Array(bytes, HEAD, parts);
  return { from: number(8), step, length: number(24), least, greatest: step === 1 ? least : new Int32Array(bytes, HEAD + 4 * parts, parts) };
}

/** The same of values that are here. */
export function sliced(values: ArrayLike<number>, from: number, to: number, parts: number): Slice {
  const last = Math.min(to, values.length - 1);
  const heaps = Math.max(0, last - from + 1);
  const step = Math.max(1, Math.ceil(heaps / parts));
  const count = Math.ceil(heaps / step);
  const least = new Int32Array(count).fill(2 ** 31 - 1);
  const greatest = new Int32Array(count).fill(-(2 ** 31));
  for (let heap = from; heap <= last; heap++) {
    const part = Math.floor((heap - from) / step);
    const value = values[heap] as number;
    if (value < (least[part] as number)) least[part] = value;
    if (value > (greatest[part] as number)) greatest[part] = value;
  }
  return { from, step, length: values.length, least, greatest };
}

/** A stretch half as long or twice as long around the same middle, or moved by a part of itself; within 0 to the last heap. */
export function stretched(from: number, to: number, last: number, times: number, moved = 0): [number, number] {
  const long = Math.min(last, Math.max(20, Math.round((to - from) * times)));
  const middle = (from + to) / 2 + moved * (to - from);
  const begin = Math.max(0, Math.min(Math.round(middle - long / 2), last - long));
  return [begin, begin + long];
}
