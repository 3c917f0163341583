import { isUnanswered, isWaiting } from '#domain/money/checkouts/checkout-states.ts';
import type { CheckoutDecisionInput } from '#domain/money/checkouts/checkout.ts';
import type { Services } from '../../access/services.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { GatewayError } from '../gateway/port.ts';
import { movedOnProblem } from '../step-conflict.ts';
import { askGateway } from './ask-gateway.ts';
import { findShares, getCheckout, requireCheckout, type CheckoutRow } from './find-checkouts.ts';
import type { PageParts } from './open-page.ts';
import { endUnanswered, lockCheckout, settleCheckout } from './settle-checkout.ts';

interface Deciding extends CheckoutDecisionInput {
  id: string;
  actor: Actor;
  versionSeen: number;
}

/**
 * PY-11: the lab ends a payment that nobody answered, together with what it reserves. The gateway is asked once more: what
 * it reports counts, whatever was decided.
 *
 * @throws Problem 404, 412 when it stands otherwise by now, 409 when it is not unanswered, or no payment is known that
 *   could have been paid
 */
export async function decideCheckout(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  parts: PageParts | null,
  deciding: Deciding,
): Promise<void> {
  const row = await requireCheckout(database.db, deciding.id);
  await requireDecidable(database.db, row, deciding);
  if (parts) await askOnceMore(parts, row);
  await database.db.transaction(async (tx) => {
    const { id, decision, actor, reason } = deciding;
    const shares = await findShares(tx, id);
    await lockAccounts(tx, [...new Set(shares.map(({ accountNumber }) => accountNumber))]);
    const locked = await lockCheckout(tx, id);
    if (!isWaiting(locked.state)) return;
    await requireDecidable(tx, locked, deciding);
    const paymentId = decision === 'paid' ? locked.paymentId : null;
    await endUnanswered(tx, { row: locked, shares, actor, reason, now: clock() }, paymentId);
  });
}

async function requireDecidable(
  db: Handle,
  row: CheckoutRow,
  { versionSeen, decision }: Deciding,
): Promise<void> {
  if (row.version !== versionSeen) {
    const current = await getCheckout(db, 'any', row.id);
    throw movedOnProblem('This payment has changed meanwhile. Look at it again', '', current);
  }
  if (!isUnanswered(row)) {
    throw new Problem(
      'conflict',
      isWaiting(row.state)
        ? 'The payment service still has time to answer'
        : 'This payment has ended already',
    );
  }
  if (decision === 'paid' && row.paymentId === null) {
    const message = 'The practice has not paid on the page. End it as not paid';
    throw new Problem('conflict', message, {
      errors: { decision: { rule: 'noPayment', message } },
    });
  }
}

/** A gateway that does not answer, or does not know the payment, is why the lab decides. */
async function askOnceMore(parts: PageParts, { id, state, sessionId, methodId }: CheckoutRow) {
  const { database, gateway, clock } = parts;
  try {
    if (state === 'open' && sessionId !== null) {
      const reported = await gateway.closePage(sessionId);
      await database.db.transaction((tx) => settleCheckout(tx, { id, reported, now: clock() }));
    } else if (state !== 'opening' || methodId !== null) {
      await askGateway(parts, id);
    }
  } catch (error) {
    const isSilence = error instanceof Problem && error.code === 'unavailable';
    if (!isSilence && !(error instanceof GatewayError)) throw error;
  }
}
