import { eq } from 'drizzle-orm';
import { ASSUMED_ACCOUNTS } from '#domain/money/journal/journal-accounts.ts';
import type { JournalSettings, JournalSettingsInput } from '#domain/money/journal/journal.ts';
import { changesBetween } from '../../access/records/record-changes.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { lockTries } from '../../platform/tries/pause.ts';
import { journalSettings } from './table.ts';

const ID = 'journal';
const RESOURCE = 'journal-settings';
const DEFAULTS: JournalSettings = { accounts: ASSUMED_ACCOUNTS, timeZone: 'UTC', version: 0 };

/**
 * PY-08: returns how the journal is exported: the assumptions until somebody has changed them, and of kinds of accounts that
 * came since.
 */
export async function readJournalSettings(db: Handle): Promise<JournalSettings> {
  const { accounts, timeZone, version } = journalSettings;
  const [row] = await db
    .select({ accounts, timeZone, version })
    .from(journalSettings)
    .where(eq(journalSettings.id, ID));
  return row ? { ...row, accounts: { ...ASSUMED_ACCOUNTS, ...row.accounts } } : DEFAULTS;
}

/**
 * PY-08 SE-03: stores the next version of the settings. Input that changes nothing makes none.
 *
 * @throws Problem 412 with the present settings when they are not the version seen
 */
export async function saveJournalSettings(
  tx: Handle,
  {
    actor,
    versionSeen,
    input,
    now,
  }: { actor: Actor; versionSeen: number; input: JournalSettingsInput; now: Date },
): Promise<JournalSettings> {
  // There is no row to lock before the first change.
  await lockTries(tx, RESOURCE);
  const before = await readJournalSettings(tx);
  if (before.version !== versionSeen) {
    const message = 'Someone else has already changed these settings';
    throw new Problem('version-moved-on', message, { current: before });
  }
  const details = changesBetween(before, input);
  if (!details) return before;
  const values = { ...input, version: before.version + 1, updatedAt: now, updatedBy: actor.name };
  await tx
    .insert(journalSettings)
    .values({ id: ID, ...values })
    .onConflictDoUpdate({ target: journalSettings.id, set: values });
  await recordAudit(tx, {
    actor,
    action: `${RESOURCE}.edit`,
    resource: RESOURCE,
    resourceId: ID,
    accountNumber: null,
    details,
  });
  return readJournalSettings(tx);
}
