import { describe, expect, it } from 'vitest';
import { exceptions } from '../src/lib/fold';
import { curveSvg, marks, type Log } from '../src/lib/sequence/curve';
import { lettersIn, withLetters } from '../src/lib/sequence/letters';
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

describe('letters of rules', () => {
  it('are filled in, and sums of amounts are written out', () => {
    expect(withLetters('take 1..m', { m: 4 })).toBe('take 1..4');
    expect(withLetters('take {1, 2*m, m + 1}', { m: 3 })).toBe('take {1, 6, 4}');
    expect(withLetters('take {a, b, a+b}', { a: 2, b: 5 })).toBe('take {2, 5, 7}');
    expect(withLetters('(n): (n - m*k)', { m: 3 })).toBe('(n): (n - 3*k)');
    expect(withLetters('kayles', { k: 3 })).toBe('kayles');
  });

  it('are kept in the address', () => {
    expect(lettersIn('m=7', ['m', 'k'])).toEqual({ m: 7, k: 4 });
    expect(lettersIn('m=x', ['m'])).toEqual({ m: 3 });
  });
});

describe('curves', () => {
  const slice = sliced([0, 1, 2, 3, 0, 100], 0, 5, 100);

  it('have numbers at their axes, and names', () => {
    const svg = curveSvg([{ title: 'take <3', slice, colour: '#123456' }], 0, 5, '', 'heap n');
    expect(svg).toContain('take &#60;3');
    expect(svg).toContain('>heap n</text>');
    expect(marks(100, false)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(svg.match(/M[\d.]+ [\d.]+h0/g)).toHaveLength(6);
  });

  it('have a scale on which small values are seen beside large ones', () => {
    const height = (log: Log) => {
      const points = [...curveSvg([{ title: '', slice, colour: '#000' }], 0, 5, log, '').matchAll(/M[\d.]+ ([\d.]+)h0/g)].map((found) => Number(found[1]));
      return ((points[0] as number) - (points[2] as number)) / ((points[0] as number) - (points[5] as number));
    };
    expect(height('')).toBeCloseTo(0.02, 2);
    expect(height('y')).toBeGreaterThan(0.25);
    expect(marks(5000, true)).toEqual([0, 1, 10, 100, 1000]);
  });
});
