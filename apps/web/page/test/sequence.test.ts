import { describe, expect, it } from 'vitest';
import { exceptions } from '../src/lib/fold';
import { read, sliced, stretched } from '../src/lib/sequence/slice';

describe('a slice', () => {
  it('has the least and the greatest value of each part', () => {
    const slice = sliced([3, 1, 4, 1, 5, 9, 2], 1, 6, 3);
    expect([slice.from, slice.step, slice.length]).toEqual([1, 2, 7]);
    expect([...Array.from(slice.least)]).toEqual([1, 1, 2]);
    expect([...Array.from(slice.greatest)]).toEqual([4, 5, 9]);
  });

  it('is read off the bytes of the server, and nothing else is', () => {
    const bytes = new ArrayBuffer(32 + 16);
    const view = new DataView(bytes);
    view.setUint32(0, 0x31535247, true);
    view.setUint32(4, 2, true);
    view.setBigInt64(8, 4096n, true);
    view.setBigInt64(16, 4096n, true);
    view.setBigInt64(24, 1_000_000_001n, true);
    [7, 0, 9, 8].forEach((value, at) => view.setInt32(32 + 4 * at, value, true));
    const slice = read(bytes);
    expect([slice.from, slice.step, slice.length]).toEqual([4096, 4096, 1_000_000_001]);
    expect([Array.from(slice.least), Array.from(slice.greatest)]).toEqual([[7, 0], [9, 8]]);
    view.setUint32(0, 1, true);
    expect(() => read(bytes)).toThrow();
  });

  it('is looked at nearer and farther within the heaps that there are', () => {
    expect(stretched(0, 1000, 1000, 0.5)).toEqual([250, 750]);
    expect(stretched(250, 750, 1000, 2)).toEqual([0, 1000]);
    expect(stretched(0, 100, 1000, 1, 0.5)).toEqual([50, 150]);
    expect(stretched(950, 1000, 1000, 1, 0.5)).toEqual([950, 1000]);
    expect(stretched(0, 1000, 1000, 8)).toEqual([0, 1000]);
  });
});

describe('exceptions', () => {
  it('are those before the period, and none with the right saltus', () => {
    expect([...exceptions([5, 1, 2, 1, 2, 1, 2], 2, 0)]).toEqual([0]);
    expect(exceptions([0, 1, 2, 3, 4, 5], 2, 2).size).toBe(0);
  });
});
