import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { formatCents } from '#domain/basics/money.ts';
import type { WriteOff, WriteOffInput } from '#domain/money/payments/write-off-schema.ts';
import { needsSecondAdmin } from '#domain/money/payments/write-off.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findPayable } from '../invoices/payable.ts';
import { stepConflict } from '../step-conflict.ts';
import { toWriteOff } from './find-write-offs.ts';
import { notifyOfWriteOff } from './notify-of-write-off.ts';
import { postWriteOff } from './post-write-off.ts';
import { writeOffs } from './table.ts';
import { writtenOffAlone } from './written-off-alone.ts';

interface Requested {
  actor: Actor;
  invoiceNumber: string;
  input: WriteOffInput;
  now: Date;
}

/**
 * PY-08: writes off a part of an invoice, or all that is open. Above the limit, which counts what the same
 * person wrote off of the account within a day, it waits for a second admin.
 *
 * @throws Problem 404, 422 for more than is open, 409 when another one waits or the invoice was paid meanwhile
 */
export async function requestWriteOff(
  tx: Handle,
  { actor, invoiceNumber, input: { amountCents, reason }, now }: Requested,
): Promise<WriteOff> {
  const { accountNumber, practice } = await lockInvoice(tx, invoiceNumber, amountCents);
  const alone = await writtenOffAlone(tx, { uid: actor.uid, accountNumber, now });
  const waits = needsSecondAdmin(amountCents, alone);
  const id = randomUUID();
  const posting = { id, accountNumber, invoiceNumber, amountCents, reason };
  const [row] = await tx
    .insert(writeOffs)
    .values({
      ...posting,
      practice,
      currency: 'USD',
      state: waits ? 'waiting' : 'posted',
      requestedAt: now,
      requestedBy: actor.name,
      requestedByUid: actor.uid,
      transactionId: waits ? null : await postWriteOff(tx, posting, { actor, now }),
    })
    .returning();
  if (!row) throw new Error('The write-off was not stored');
  await notifyOfWriteOff(tx, { actor, row });
  return toWriteOff(row);
}

/** Locks the account of the invoice, and checks that so much of it is open and that no request waits. */
async function lockInvoice(tx: Handle, invoiceNumber: string, cents: number) {
  const before = (await findPayable(tx, [invoiceNumber])).get(invoiceNumber);
  if (!before) throw new Problem('not-found', 'There is no such invoice');
  await lockAccounts(tx, [before.accountNumber]);
  const invoice = (await findPayable(tx, [invoiceNumber])).get(invoiceNumber);
  if (invoice?.accountNumber !== before.accountNumber) {
    throw stepConflict('merged', 'The account was merged into another one. Look again');
  }
  const { payableCents } = invoice;
  if (cents > payableCents) {
    const message = `Only ${formatCents(payableCents, 'USD', 'en')} of this invoice is open`;
    throw new Problem('invalid', message, {
      errors: { amountCents: { rule: 'max', message, value: cents, nearest: payableCents } },
    });
  }
  const isWaiting = and(eq(writeOffs.invoiceNumber, invoiceNumber), eq(writeOffs.state, 'waiting'));
  const [waiting] = await tx.select().from(writeOffs).where(isWaiting).limit(1);
  if (waiting) {
    const message = 'A write-off of this invoice waits for a second admin already';
    throw stepConflict('waiting', message, { who: waiting.requestedBy });
  }
  return invoice;
}
