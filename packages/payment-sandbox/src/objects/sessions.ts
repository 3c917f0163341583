import { newId } from '../state/ids.ts';
import type { Plan, Session } from '../state/records.ts';
import { seconds, type Sandbox } from '../state/sandbox.ts';
import { ApiError } from '../wire/api-error.ts';
import { emit } from './events.ts';
import { change, find } from './find.ts';
import { cancel } from './intents.ts';
import { later } from './tasks.ts';

export type AskedSession = Pick<
  Session,
  | 'mode'
  | 'amount_total'
  | 'currency'
  | 'customer'
  | 'client_reference_id'
  | 'metadata'
  | 'payment_method_types'
  | 'success_url'
  | 'cancel_url'
  | 'locale'
> & { expires_at: number | null; setup_intent: string | null };

const DAY = 24 * 60 * 60;
const HALF_AN_HOUR = 30 * 60;
/** In seconds: a request takes a moment. */
const GRACE = 60;

export function createSession(
  sandbox: Sandbox,
  asked: AskedSession,
  plan: Omit<Plan, 'id'>,
): Session {
  const created = seconds(sandbox);
  const expiresAt = asked.expires_at ?? created + DAY;
  const lasts = expiresAt - created;
  if (lasts < HALF_AN_HOUR - GRACE || lasts > DAY + GRACE) {
    const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.';
    throw new ApiError(400, message, { param: 'expires_at' });
  }
  const id = newId('cs_test');
  const session: Session = {
    ...asked,
    id,
    object: 'checkout.session',
    created,
    livemode: false,
    amount_subtotal: asked.amount_total,
    expires_at: expiresAt,
    payment_intent: null,
    payment_status: asked.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    status: 'open',
    ui_mode: 'hosted_page',
    url: `${sandbox.origin()}/c/pay/${id}`,
  };
  sandbox.store.put('session', session);
  sandbox.store.put('plan', { id, ...plan });
  later(sandbox, expiresAt * 1000 - sandbox.now(), { kind: 'expire', sessionId: id });
  return session;
}

/** A practice is through with the page. */
export function complete(sandbox: Sandbox, session: Session, isPaid: boolean): Session {
  const completed = change(sandbox, 'session', session, {
    status: 'complete',
    url: null,
    ...(isPaid && session.mode === 'payment' && { payment_status: 'paid' as const }),
  });
  emit(sandbox, 'checkout.session.completed', completed);
  return completed;
}

/** Ends a session that nobody paid. @throws ApiError when it is over already */
export function expireSession(sandbox: Sandbox, id: string): Session {
  const session = find(sandbox, 'session', id);
  if (session.status !== 'open') {
    const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
    throw new ApiError(400, `${message} This Checkout Session has a status of ${session.status}.`);
  }
  if (session.payment_intent) cancel(sandbox, session.payment_intent);
  const expired = change(sandbox, 'session', session, { status: 'expired', url: null });
  emit(sandbox, 'checkout.session.expired', expired);
  return expired;
}
