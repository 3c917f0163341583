import { refuseDebit, settleDebit } from '../money/settle.ts';
import { closeDispute, createDispute } from '../objects/disputes.ts';
import { find } from '../objects/find.ts';
import { createRefund, settleRefund } from '../objects/refunds.ts';
import { expireSession } from '../objects/sessions.ts';
import type { Disturbance } from '../state/records.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { deliver, disturb } from '../webhooks/schedule.ts';
import { ApiError, unknownParameter } from '../wire/api-error.ts';
import { BALANCE_CONTROLS, BALANCE_FIELDS } from './balance-controls.ts';
import { countOf, type Control } from './control.ts';

/** By `what/action`; the path is `/control/what/id/action`. */
const CONTROLS: Readonly<Record<string, Control>> = {
  ...BALANCE_CONTROLS,
  'payments/settle': settleDebit,
  'payments/refuse': (sandbox, id, form) =>
    refuseDebit(sandbox, id, form.get('code') ?? 'insufficient_funds'),
  'payments/return': (sandbox, id) =>
    createDispute(sandbox, id, { reason: 'insufficient_funds', isFinal: true }),
  'payments/dispute': (sandbox, id) =>
    createDispute(sandbox, id, { reason: 'fraudulent', isFinal: false }),
  'payments/refund': (sandbox, intentId, form) => {
    const amount = form.get('amount') ? countOf(form, 'amount') : null;
    return createRefund(sandbox, { intentId, amount, metadata: {} });
  },
  'disputes/won': (sandbox, id) => closeDispute(sandbox, id, 'won'),
  'disputes/lost': (sandbox, id) => closeDispute(sandbox, id, 'lost'),
  'refunds/arrive': (sandbox, id) => settleRefund(sandbox, id, null),
  'refunds/fail': (sandbox, id) => settleRefund(sandbox, id, 'lost_or_stolen_card'),
  'sessions/expire': expireSession,
  'events/resend': (sandbox, id) => {
    const event = find(sandbox, 'event', id);
    deliver(sandbox, id);
    return event;
  },
  'webhooks/disturb': (sandbox, _next, form) => {
    const how = howOf(form.get('how'));
    const left = countOf(form, 'count');
    disturb(sandbox, { how, left, seconds: how === 'delay' ? countOf(form, 'seconds') : 0 });
    return sandbox.store.get('disturbance', 'next');
  },
};

/** The fields of the forms that have any. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  ...BALANCE_FIELDS,
  'payments/refuse': ['code'],
  'payments/refund': ['amount'],
  'webhooks/disturb': ['how', 'count', 'seconds'],
};

/** Does what a path below `/control/` names. Returns the changed object. @throws ApiError */
export function control(sandbox: Sandbox, path: string, form: URLSearchParams): unknown {
  const [, , what = '', id = '', action = ''] = path.split('/');
  const found = CONTROLS[`${what}/${action}`];
  if (!found) throw new ApiError(404, 'There is no such control.');
  const fields = FIELDS[`${what}/${action}`] ?? [];
  const unknown = [...form.keys()].find((name) => !fields.includes(name));
  if (unknown !== undefined) throw unknownParameter(unknown);
  return found(sandbox, id, form);
}

function howOf(text: string | null): Disturbance['how'] {
  if (text === 'lose' || text === 'duplicate' || text === 'delay' || text === 'reorder') {
    return text;
  }
  throw new ApiError(400, 'how must be lose, duplicate, delay or reorder.', { param: 'how' });
}
