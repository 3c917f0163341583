import { eq } from 'drizzle-orm';
import type { EmailSettingsInput } from '#domain/emails/email-settings.ts';
import { changesBetween } from '../../access/records/record-changes.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { lockTries } from '../../platform/tries/pause.ts';
import { EMAIL_SETTINGS_ID, readEmailSettings, type EmailSettings } from './email-settings.ts';
import { emailSettings } from './table.ts';

/** The settings in the audit trail and in the changes of records. */
const RESOURCE = 'email-settings';

/** A change of the settings, based on the version that the caller saw. */
interface SettingsChange {
  actor: Actor;
  versionSeen: number;
  input: EmailSettingsInput;
  now: Date;
}

/**
 * EM-02 SE-03: stores the next version of the settings. Input that changes nothing makes none.
 *
 * @throws Problem 412 with the present settings when they are not the version seen
 */
export async function saveEmailSettings(
  tx: Handle,
  { actor, versionSeen, input, now }: SettingsChange,
): Promise<EmailSettings> {
  // There is no row to lock before the first change.
  await lockTries(tx, RESOURCE);
  const before = await readEmailSettings(tx);
  if (before.version !== versionSeen) {
    const message = 'Someone else has already changed these settings';
    throw new Problem('version-moved-on', message, { current: before });
  }
  const details = changesBetween(before, input);
  if (!details) return before;
  const version = before.version + 1;
  const values = { ...input, version, updatedAt: now, updatedBy: actor.name };
  await (before.version === 0
    ? tx.insert(emailSettings).values({ id: EMAIL_SETTINGS_ID, ...values })
    : tx.update(emailSettings).set(values).where(eq(emailSettings.id, EMAIL_SETTINGS_ID)));
  await recordAudit(tx, {
    actor,
    action: `${RESOURCE}.edit`,
    resource: RESOURCE,
    resourceId: EMAIL_SETTINGS_ID,
    accountNumber: null,
    details,
  });
  return readEmailSettings(tx);
}
