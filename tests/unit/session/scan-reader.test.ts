import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScanReader, numberOf } from '#src/session/scan/scan-reader.ts';

/** What the reader says after each key, with these pauses (ms) before the keys. */
function typed(keys: readonly string[], pauses: readonly number[]) {
  const reader = createScanReader();
  let now = 1_000;
  return keys.map((key, at) => {
    now += pauses[at] ?? 0;
    return reader.press(key, now);
  });
}

const keysOf = (text: string) => [...Array.from(text), 'Enter'];
const every = (pause: number, keys: readonly string[]) => keys.map(() => pause);
const printable = fc.string({ minLength: 4, maxLength: 60 });

describe('a keyboard-wedge scanner', () => {
  it('AD-13 is recognized by its speed and its Enter, whatever it reads', () => {
    fc.assert(
      fc.property(printable, fc.integer({ min: 0, max: 50 }), (text, pause) => {
        const keys = keysOf(text);
        const said = typed(keys, every(pause, keys));
        expect(said.at(-1)).toBe(text);
        expect(said.slice(0, -1).every((one) => one === null)).toBe(true);
      }),
    );
  });

  it('AD-13 is never seen in what a person types, slower at any key', () => {
    const pause = fc.integer({ min: 51, max: 5_000 });
    fc.assert(
      fc.property(printable, fc.array(pause, { minLength: 61, maxLength: 61 }), (text, pauses) => {
        expect(typed(keysOf(text), pauses).every((one) => one === null)).toBe(true);
      }),
    );
  });

  it('AD-13 leaves out what was typed before the scan', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), printable, (before, text) => {
        const keys = [...Array.from(before), ...keysOf(text)];
        const pauses = keys.map((_key, at) => (at <= before.length ? 400 : 5));
        expect(typed(keys, pauses).at(-1)).toBe(text);
      }),
    );
  });

  it.each([
    ['Enter after a pause', keysOf('LP-100001'), [...every(5, Array.from('LP-100001')), 51]],
    ['too short', keysOf('LP1'), [5, 5, 5, 5]],
    ['another key in between', ['L', 'P', '-', '1', 'Tab', '1', '2', 'Enter'], Array(8).fill(5)],
  ])('AD-13 is not %s', (_what, keys, pauses) => expect(typed(keys, pauses).at(-1)).toBeNull());

  it('AD-13 holds Shift for capitals, and begins anew after each scan and each reset', () => {
    const keys = ['Shift', 'L', 'Shift', 'P', '-', '1', 'Enter', '2', 'Enter'];
    expect(typed(keys, every(5, keys)).filter((one) => one !== null)).toEqual(['LP-1']);
    const reader = createScanReader();
    for (const key of 'LP-1') reader.press(key, 10);
    reader.reset();
    expect(reader.press('Enter', 11)).toBeNull();
  });
});

describe('a scanned number', () => {
  it.each([
    ['LP-100001', 'order', 'LP-100001'],
    [' lp-100001 ', 'order', 'LP-100001'],
    ["LP'100001", 'order', 'LP-100001'],
    ['LP100001', 'order', 'LP-100001'],
    ['RMA-100001', 'return', 'RMA-100001'],
    ['rmaß100001', 'return', 'RMA-100001'],
  ])('AD-13 CR-03 %j is that of an %s, %s', (scanned, kind, number) =>
    expect(numberOf(scanned)).toEqual({ kind, number }),
  );

  it.each(['1Z999AA10123456784', 'LP-', 'LP-1x', 'XLP-100001', 'RMA-', 'MA-100001'])(
    'AD-13 CR-03 %j is none',
    (scanned) => expect(numberOf(scanned)).toBeNull(),
  );

  it('AD-13 is read back from the number of any order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (digits) => {
        expect(numberOf(`LP-${digits}`)?.number).toBe(`LP-${digits}`);
      }),
    );
  });
});
