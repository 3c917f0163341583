import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_TRACKING,
  readColumn,
  readTracking,
} from '#resources/orders/bulk/ship/read-tracking.ts';

const NUMBERS = ['LP-100001', 'LP-100002', 'LP-100003'];
const read = (content: string) => {
  const { found, bad } = readTracking(content, NUMBERS);
  return { found: Object.fromEntries(found), bad };
};

describe('lines of order number and tracking number', () => {
  it.each([
    ['commas', 'LP-100001,1Z1\nLP-100002,1Z2'],
    ['semicolons, and a header', 'Order;Tracking\r\nLP-100001;1Z1\r\nLP-100002;1Z2\r\n'],
    ['tabs, as a spreadsheet copies', 'LP-100001\t1Z1\nLP-100002\t1Z2\n'],
    ['quotes, spaces, small letters', '"lp-100001" , "1Z1"\n\n LP-100002,1Z2 '],
    ['a byte order mark, other columns', '\uFEFFLP-100001,1Z1,UPS\nLP-100002,1Z2,UPS'],
  ])('AD-13 %s', (_what, content) =>
    expect(read(content)).toEqual({ found: { 'LP-100001': '1Z1', 'LP-100002': '1Z2' }, bad: [] }),
  );

  it('AD-13 names each line that it does not use, and uses the others', () => {
    const long = 'x'.repeat(MAX_TRACKING + 1);
    const lines = ['Number,Tracking', 'LP-9,1Z9', 'LP-100001,1Z1', 'LP-100001,1Z0', 'LP-100002,'];
    expect(read([...lines, `LP-100003,${long}`].join('\n'))).toEqual({
      found: { 'LP-100001': '1Z1' },
      bad: [
        { line: 2, number: 'LP-9', problem: 'unknown' },
        { line: 4, number: 'LP-100001', problem: 'twice' },
        { line: 5, number: 'LP-100002', problem: 'missing' },
        { line: 6, number: 'LP-100003', problem: 'tooLong' },
      ],
    });
  });

  it('AD-13 uses or names every line that is not empty, whatever it says', () => {
    const cell = fc.oneof(fc.constantFrom(...NUMBERS, '', '1Z', '"'), fc.string());
    const line = fc.tuple(cell, cell).map(([one, other]) => `${one},${other}`);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const content = ['LP-0,header has digits', ...lines].join('\n');
        const { found, bad } = readTracking(content, NUMBERS);
        const filled = content.split(/\r\n|\r|\n/).filter((text) => text.trim() !== '');
        expect(found.size + bad.length).toBe(filled.length);
        for (const [number, tracking] of found) {
          expect(NUMBERS).toContain(number);
          expect(tracking.length).toBeGreaterThan(0);
          expect(tracking.length).toBeLessThanOrEqual(MAX_TRACKING);
        }
      }),
    );
  });
});

describe('a pasted column', () => {
  it.each([
    ['1Z1\n1Z2\n1Z3', ['1Z1', '1Z2', '1Z3']],
    ['1Z1\r\n\r\n1Z3\r\n', ['1Z1', '', '1Z3']],
    ['1Z1', null],
    ['1Z1\n', null],
    ['LP-100001\t1Z1\nLP-100002\t1Z2', null],
  ])('AD-13 %j is %j', (content, column) => expect(readColumn(content)).toEqual(column));
});
