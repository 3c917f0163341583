import type { Locale } from '#domain/basics/locale.ts';
import { sumCents } from '#domain/basics/money.ts';
import type { CheckoutSource } from '#domain/money/checkouts/checkout-states.ts';
import { paymentEntries } from '#domain/money/ledger/postings.ts';
import type { OnlineMethod } from '#domain/money/payments/payment-states.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { reserveCredit } from '../credit-uses/use-credit.ts';
import type { PaymentGateway } from '../gateway/port.ts';
import { publishBalances } from '../invoices/payable.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { notifyOfCheckout } from './notify-of-checkout.ts';
import {
  byAccount,
  creditByAccount,
  creditKey,
  transactionKey,
  type AccountShare,
} from './shares.ts';
import { checkouts, checkoutShares } from './table.ts';

const MINUTE = 60_000;
/** How long the gateway's page can be used; the gateway wants at least half an hour. */
const PAGE_FOR = 60 * MINUTE;
/** The ledger wants a time. Nothing ends then: what is reserved ends together with the online payment (PY-11). */
const RESERVED_FOR = 60 * 24 * 60 * MINUTE;

/** An online payment that is about to begin. */
export interface NewCheckout {
  id: string;
  actor: Actor;
  source: CheckoutSource;
  /** The gateway's id of a saved method; null to pay on its page. */
  methodId: string | null;
  method: OnlineMethod;
  memo: string;
  savesMethod: boolean;
  locale: Locale;
  gateway: Pick<PaymentGateway, 'name' | 'isSandbox'>;
  now: Date;
}

/** PY-01: stores an online payment and reserves its amounts. Its accounts are locked, and its shares were checked. */
export async function storeCheckout(
  tx: Handle,
  shares: readonly AccountShare[],
  { actor, gateway, now, ...asked }: NewCheckout,
): Promise<void> {
  const { id } = asked;
  const [row] = await tx
    .insert(checkouts)
    .values({
      ...asked,
      amountCents: sumCents(shares.map(({ cents }) => cents)),
      creditCents: sumCents(shares.map(({ creditCents }) => creditCents)),
      state: 'opening',
      currency: 'USD',
      gateway: gateway.name,
      isSandbox: gateway.isSandbox,
      createdAt: now,
      createdBy: actor.name,
      createdByUid: actor.uid,
      pageExpiresAt: new Date(now.getTime() + PAGE_FOR),
      askAt: new Date(now.getTime() + MINUTE),
    })
    .returning();
  if (!row) throw new Error('The online payment was not stored');
  await tx.insert(checkoutShares).values(shares.map((share) => ({ ...share, checkoutId: id })));
  const until = new Date(now.getTime() + RESERVED_FOR);
  const requests = byAccount(shares).map(({ accountNumber, cents, shares: own }) => ({
    key: transactionKey(id, accountNumber),
    kind: 'payment' as const,
    entries: paymentEntries(accountNumber, {
      into: `in-flight:${gateway.name}`,
      cents,
      shares: own,
    }),
    effectiveAt: now,
    pendingUntil: until,
    actor,
  }));
  await postTransactions(tx, requests, now);
  for (const part of creditByAccount(shares)) {
    const { accountNumber, shares: own } = part;
    const use = { key: creditKey(id, part), accountNumber, shares: own, until, actor, now };
    await reserveCredit(tx, use);
  }
  await notifyOfCheckout(tx, { actor, row, shares });
  for (const { accountNumber, shares: own } of byAccount(shares)) {
    await publishBalances(
      tx,
      accountNumber,
      own.map(({ invoiceNumber }) => invoiceNumber),
    );
  }
}
