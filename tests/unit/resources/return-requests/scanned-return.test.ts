import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readScannedReturn } from '#resources/return-requests/receive/scanned-return.ts';

const number = (text: string) => ({ kind: 'number', number: text });
const other = (text: string) => ({ kind: 'other', number: text });
const unknown = (nearest: string | null) => ({ kind: 'unknown', nearest });

describe('what is scanned for a request of return', () => {
  it.each([
    ['RMA-100001', number('RMA-100001')],
    // A scanner that types on a German, a French and a Spanish keyboard.
    ['RMAß100001', number('RMA-100001')],
    ['RMA)100001', number('RMA-100001')],
    ["RMA'100001", number('RMA-100001')],
    ['ＲＭＡ－１００００１', number('RMA-100001')],
    ['100001', number('RMA-100001')],
    ['RMA-123456789012', number('RMA-123456789012')],
    ['LP-100042', other('LP-100042')],
    ['lp100042', other('LP-100042')],
    ['INV-100017', other('INV-100017')],
    ['CR-100003', other('CR-100003')],
    ['', unknown(null)],
    ['RMA', unknown(null)],
    ['hello', unknown(null)],
    ['10000', unknown('RMA-10000')],
    ['RMA-1OOOO1', unknown('RMA-100001')],
    ['RMA-l00001', unknown('RMA-100001')],
    ['RAM-100001', unknown('RMA-100001')],
    ['RM100001', unknown('RMA-100001')],
    ['MA-100001', unknown('RMA-100001')],
    ['RMA-1234567890123', unknown(null)],
    ['0012345678905 12345', unknown(null)],
    ['https://lens.test/RMA-100001', unknown(null)],
  ] as const)('CR-03 reads %j', (scanned, read) => {
    expect(readScannedReturn(scanned)).toEqual(read);
  });

  it('CR-03 reads every number, whatever stands between its characters and in which case', () => {
    const noise = string({ unit: constantFrom(' ', '-', '–', 'ß', '.', '\t'), maxLength: 2 });
    const written = tuple(integer({ min: 1, max: 999_999_999 }), array(noise), array(integer()));
    assert(
      property(written, ([digits, noises, cases]) => {
        const wanted = `RMA-${digits}`;
        const scanned = Array.from(wanted.replace('-', ''), (one, at) => {
          const shown = (cases[at] ?? 0) % 2 === 0 ? one : one.toLowerCase();
          return `${noises[at] ?? ''}${shown}`;
        }).join('');
        expect(readScannedReturn(scanned)).toEqual(number(wanted));
      }),
    );
  });

  it('CR-03 reads what it suggests, and its own numbers, as themselves', () => {
    assert(
      property(string({ unit: constantFrom(...Array.from('RMAOIL-01 9sb')) }), (scanned) => {
        const read = readScannedReturn(scanned);
        const suggested = read.kind === 'number' ? read.number : null;
        const nearest = read.kind === 'unknown' ? read.nearest : suggested;
        if (nearest === null) return;
        expect(readScannedReturn(nearest)).toEqual(number(nearest));
      }),
    );
  });
});
