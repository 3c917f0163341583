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
