import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissions } from '#domain/access/permissions.ts';
import {
  canDecide,
  canReceiveLens,
  canWithdraw,
  hasLabel,
  LIVE_STATES,
  nextReturnState,
  RETURN_KINDS,
  RETURN_STATES,
  type ReturnKind,
  type ReturnState,
  type ReturnStep,
  returnTransitions,
  turnOf,
} from '#domain/money/returns/return-states.ts';
import { readScannedReturn } from '#resources/return-requests/receive/scanned-return.ts';
import { valuesOf } from '../text-table.ts';

/** The steps of each state and where they lead, written again by hand. */
const LIFE: Record<ReturnState, string> = {
  requested:
    'approve approved, credit credited, cancelOrder cancelled, refuse refused, receive received, ' +
    'withdraw withdrawn, orderApproved approved, orderRefused refused, orderCancelled withdrawn',
  approved:
    'credit credited, receive received, withdraw withdrawn, expire expired, ' +
    'orderShipped credited, orderRefused refused, orderCancelled withdrawn',
  received:
    'credit credited, refuse refused, orderShipped credited, orderRefused refused, ' +
    'orderCancelled withdrawn',
  credited: '',
  cancelled: '',
  refused: 'orderCorrected requested, orderCancelled withdrawn',
  withdrawn: 'orderCorrected requested',
  expired: '',
};
const STEPS = Object.keys(returnTransitions) as ReturnStep[];

/** The states in which something can be done with a request, by its kind. */
function where(may: (kind: ReturnKind, state: ReturnState) => boolean) {
  return Object.fromEntries(
    RETURN_KINDS.map((kind) => [kind, RETURN_STATES.filter((state) => may(kind, state))]),
  );
}

const money = (states: string[]) => ({ return: states, exchange: [], cancellation: states });

describe('the life of a return request', () => {
  it.each(RETURN_STATES)('CR-03 the steps from %s', (state) => {
    const found = Object.fromEntries(
      STEPS.flatMap((step) => {
        const next = nextReturnState(state, step);
        return next ? [[step, next]] : [];
      }),
    );
    expect(found).toEqual(valuesOf(LIFE[state]));
  });

  it('CR-03 each step is taken by somebody who may, by a job or with an order; a refusal says why', () => {
    const people = STEPS.map((step) => returnTransitions[step].by).filter(
      (by) => by !== 'job' && by !== 'order',
    );
    for (const permission of people) expect(permissions).toHaveProperty([permission]);
    expect(STEPS.filter((step) => returnTransitions[step].reason === 'required')).toEqual([
      'refuse',
    ]);
  });

  it('CR-03 says whose turn it is', () => {
    const turns = RETURN_STATES.map((state) => [state, turnOf(state)]);
    const over = { credited: null, cancelled: null, refused: null, withdrawn: null, expired: null };
    const live = { requested: 'lab', approved: 'practice', received: 'lab' };
    expect(Object.fromEntries(turns)).toEqual({ ...live, ...over });
  });

  it('CR-04 a lens is spoken for until its request came to nothing', () => {
    expect([...LIVE_STATES]).toEqual(['requested', 'approved', 'received', 'credited']);
  });

  it('CR-03 CR-04 what can be done with each kind', () => {
    const decided = ['requested', 'received'];
    const open = ['requested', 'approved'];
    const lens = { return: open, exchange: open, cancellation: [] };
    expect(where((kind, state) => canDecide({ kind, state }))).toEqual(money(decided));
    expect(where((kind, state) => canWithdraw({ kind, state }))).toEqual(money(open));
    expect(where((kind, state) => canReceiveLens({ kind, state }))).toEqual(lens);
    const labelled = (mustReturn: boolean) =>
      where((kind, state) => hasLabel({ kind, state, mustReturn }));
    expect(labelled(true)).toEqual(lens);
    expect(labelled(false).return).toEqual([]);
  });
});

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
