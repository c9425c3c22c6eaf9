import { describe, expect, it } from 'vitest';
import { digits, flipped } from '../src/lib/blocks';
import { csv, latex, markdownTable } from '../src/lib/files';
import { agreement, folded } from '../src/lib/fold';
import { line } from '../src/lib/table/formula';
import { read, shade } from '../src/lib/table/tile';

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
    for (const dark of [false, true]) for (const other of [1, 2, 3, 4]) expect(shade(other, 'outcome', 2, dark)).not.toEqual(shade(0, 'outcome', 2, dark));
  });
});

describe('files', () => {
  it('quote what needs it', () => {
    expect(csv([['a', 'b,"c"'], [1, 2]])).toBe('a,"b,""c"""\n1,2\n');
    expect(markdownTable([['a|b'], ['c']])).toContain('a\\|b');
    expect(latex('{1|-1} ^*')).toBe('\\{1$|$-1\\} \\textasciicircum{}$*$');
  });
});
