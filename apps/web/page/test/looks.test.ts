import { describe, expect, it } from 'vitest';
import { digits, flipped } from '../src/lib/blocks';
import { csv, latex, markdownTable } from '../src/lib/files';
import { agreement, folded } from '../src/lib/fold';
import { line } from '../src/lib/table/formula';
import { held, sizeOf, ticks } from '../src/lib/table/map';
import { keys, read, scaleFor, shade } from '../src/lib/table/tile';

describe('binary columns', () => {
  it('light up where a move flips a digit', () => {
    expect(digits(5, 4)).toEqual(['0', '1', '0', '1']);
    expect([...flipped([{ component: 0, from: '7', to: '4' }], 3)]).toEqual([1, 2]);
    expect(flipped([{ component: 0, from: '(5,8)', to: '(4,7)' }], 4).size).toBe(0);
  });
});

describe('folding', () => {
  // take {1,3,4}: 0 1 0 1 2 3 2, for ever.
  const values = Array.from({ length: 70 }, (_, n) => [0, 1, 0, 1, 2, 3, 2][n % 7] as number);

  it('agrees at the period and nowhere below', () => {
    expect(agreement(values, 7)).toBe(1);
    for (let width = 2; width < 7; width++) expect(agreement(values, width)).toBeLessThan(1);
    expect(folded(values, 7)).toHaveLength(10);
  });
});

describe('lines on a map', () => {
  it('are read with letters, numbers and functions', () => {
    expect(line('y = phi*x')?.at(100)).toBeCloseTo(161.803, 3);
    expect(line('y = x^2 - 2x + 1')?.at(5)).toBe(16);
    expect(line('x = floor(y / 3)')).toMatchObject({ of: 'x' });
    expect(line('y = max(x, 3)')?.at(1)).toBe(3);
    expect(line('y = -x + 10')?.at(4)).toBe(6);
  });

  it('are refused where they make no sense', () => {
    for (const wrong of ['', 'y', 'y = ', 'z = x', 'y = x +', 'y = (x', 'y = alert(1)', 'y = y', 'y = x)']) expect(line(wrong), wrong).toBeUndefined();
  });
});

describe('tiles', () => {
  it('are read from bytes', () => {
    const bytes = new ArrayBuffer(32 + 4);
    const view = new DataView(bytes);
    [...'GRT1'].forEach((letter, at) => view.setUint8(at, letter.charCodeAt(0)));
    [256, 0, 0, 2, 1, 9].forEach((number, at) => view.setUint32(4 + 4 * at, number, true));
    view.setUint16(32, 9, true);
    expect(read(bytes)).toMatchObject({ x: 256, width: 2, height: 1, greatest: 9, cells: new Uint16Array([9, 0]) });
    expect(() => read(new ArrayBuffer(40))).toThrow('GRT1');
  });

  it('show P unlike everything else', () => {
    for (const dark of [false, true]) for (const other of [1, 2, 3, 4]) expect(shade(other, 'outcome', 2, dark, 3)).not.toEqual(shade(0, 'outcome', 2, dark, 3));
  });

  it('have values that grow darker on light paper and lighter on dark', () => {
    const light = (value: number, dark: boolean) => shade(value, 'value', 2, dark, 63).reduce((sum, part, index) => sum + part * ([0.299, 0.587, 0.114][index] as number), 0);
    for (let value = 1; value < 63; value++) {
      expect(light(value + 1, false), `${value}`).toBeLessThan(light(value, false));
      expect(light(value + 1, true), `${value}`).toBeGreaterThan(light(value, true));
    }
  });

  it('have a scale that ends at a power of two less one, and a legend that reaches it', () => {
    expect([0, 3, 4, 63, 64].map(scaleFor)).toEqual([3, 3, 7, 63, 127]);
    expect(keys('value', 4, false, 63, []).map((key) => [key.from, key.to])).toEqual([['0', undefined], ['1', '63']]);
    expect(keys('remoteness', 4, false, 15, []).map((key) => key.from)).toEqual(['0', '1']);
    expect(keys('outcome', 4, false, 3, [0, 1])).toHaveLength(2);
  });

  it('have numbers at their axes that do not touch', () => {
    expect(ticks(0, 60, 10)).toEqual([0, 10, 20, 30, 40, 50, 60]);
    expect(ticks(-5, 2000, 0.35)).toEqual([0, 200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000]);
    expect(ticks(7, 9, 60)).toEqual([7, 8, 9]);
  });

  it('ask for no more than they show', () => {
    expect(sizeOf(60, 0, 0, 0)).toBe(61);
    expect([sizeOf(300, 0, 0, 0), sizeOf(300, 0, 1, 0), sizeOf(300, 0, 1, 1)]).toEqual([256, 256, 45]);
    expect(sizeOf(2000, 2, 1, 1)).toBe(245);
  });

  it('cannot be moved out of sight', () => {
    for (const scale of [1, 4, 12, 40]) {
      for (const [x, y] of [[-1e6, 1e6], [1e6, -1e6], [30, 30]] as const) {
        const look = held({ x, y, scale }, 61, { wide: 500, tall: 400 });
        const [from, to] = [250 - look.x * scale, 250 + (61 - look.x) * scale];
        expect(Math.min(500, to) - Math.max(0, from), `${scale}`).toBeGreaterThanOrEqual(Math.min(61 * scale, 250) - 1e-9);
        const [low, high] = [200 - look.y * scale, 200 + (61 - look.y) * scale];
        expect(Math.min(400, high) - Math.max(0, low), `${scale}`).toBeGreaterThanOrEqual(Math.min(61 * scale, 200) - 1e-9);
      }
    }
  });
});

describe('files', () => {
  it('quote what needs it', () => {
    expect(csv([['a', 'b,"c"'], [1, 2]])).toBe('a,"b,""c"""\n1,2\n');
    expect(markdownTable([['a|b'], ['c']])).toContain('a\\|b');
    expect(latex('{1|-1} ^*')).toBe('\\{1$|$-1\\} \\textasciicircum{}$*$');
  });
});
