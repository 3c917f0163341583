import { eq } from 'drizzle-orm';
import { readChoices } from '#domain/access/preferences/read-notifications.ts';
import type { EventChoices } from '#domain/emails/event-choice.ts';
import type { AccountChoices } from '#domain/emails/notices/notice.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import { requireAccount } from '../../accounts/customers/require-account.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { accountChoices } from './table.ts';

interface Saving {
  actor: Actor;
  scope: AccountScope;
  accountNumber: string;
  versionSeen: number;
  choices: EventChoices;
  now: Date;
}

/** Returns the defaults of an account; version 0 before the first ones. @throws Problem 403, 404 */
export async function getAccountChoices(
  db: Handle,
  scope: AccountScope,
  accountNumber: string,
): Promise<AccountChoices> {
  await requireAccount(db, scope, accountNumber);
  return readStored(db, accountNumber);
}

/**
 * EM-04: replaces the defaults of an account. Call it in a transaction.
 *
 * @throws Problem 403 for an account outside the scope, 404, 412 with what applies after somebody else's change
 */
export async function saveAccountChoices(tx: Handle, saving: Saving): Promise<AccountChoices> {
  const { actor, scope, accountNumber, versionSeen, choices, now } = saving;
  await requireAccount(tx, scope, accountNumber);
  const [locked] = await lockAccounts(tx, [accountNumber]);
  if (locked === undefined) throw new Problem('not-found', 'There is no such account');
  const before = await readStored(tx, accountNumber);
  if (before.version !== versionSeen) {
    const message = 'Someone else has already changed these defaults';
    throw new Problem('version-moved-on', message, { current: before });
  }
  const values = { choices, version: before.version + 1, updatedAt: now, updatedBy: actor.uid };
  await tx
    .insert(accountChoices)
    .values({ accountNumber, ...values })
    .onConflictDoUpdate({ target: accountChoices.accountNumber, set: values });
  await recordAudit(tx, {
    actor,
    action: 'accountChoices.edit',
    resource: 'accountChoices',
    resourceId: accountNumber,
    accountNumber,
    details: { before: before.choices, after: choices },
  });
  return { choices, version: values.version };
}

async function readStored(db: Handle, accountNumber: string): Promise<AccountChoices> {
  const [row] = await db
    .select({ choices: accountChoices.choices, version: accountChoices.version })
    .from(accountChoices)
    .where(eq(accountChoices.accountNumber, accountNumber));
  return row
    ? { choices: readChoices(row.choices), version: row.version }
    : { choices: {}, version: 0 };
}
