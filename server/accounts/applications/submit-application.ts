import { randomUUID } from 'node:crypto';
import { normalizeAddress } from '#domain/address/normalize-address.ts';
import { normalizePhone } from '#domain/address/phone.ts';
import type { ApplicationInput } from '#domain/customers/application-input.ts';
import type { Application } from '#domain/customers/application-schema.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { isOffered } from '../customers/buying-groups.ts';
import { lockUser } from '../members/lock-user.ts';
import { refuseMember } from '../members/memberships.ts';
import { toApplication, type ApplicationRow } from './application-rows.ts';
import { applications } from './table.ts';

interface Applying {
  /** The applicant, according to the token. */
  actor: Actor & { email: string };
  input: ApplicationInput;
  now: Date;
}

/**
 * RS-05: stores a practice's application, for a super admin to decide on.
 *
 * @throws Problem 409 when one is open or the user belongs to an account, 422 for an invalid buying group or file
 */
export async function submitApplication(tx: Handle, applying: Applying): Promise<Application> {
  const { actor, input } = applying;
  await lockUser(tx, actor.uid);
  await refuseMember(tx, actor.uid);
  await refuseUnknownGroup(tx, input.buyingGroupId);
  refusePath(input.licenceFile);
  const row = newApplication(applying);
  // The unique index on open applications prevents a second one.
  const inserted = await tx
    .insert(applications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: applications.id });
  if (inserted.length === 0) throw new Problem('conflict', 'You have already applied');
  await recordAudit(tx, {
    actor,
    action: 'application.submit',
    resource: 'applications',
    resourceId: row.id,
    accountNumber: null,
    details: { practice: row.practice },
  });
  await publishChange(tx, {
    resource: 'applications',
    id: row.id,
    version: row.version,
    status: row.status,
  });
  const ref = { applicationId: row.id };
  await notifyOfEvents(tx, [{ event: 'applicationReceived', key: row.id, ref }]);
  return toApplication(row);
}

async function refuseUnknownGroup(tx: Handle, id: string | null): Promise<void> {
  if (id === null || (await isOffered(tx, id))) return;
  throw new Problem('invalid', 'There is no such buying group', {
    errors: { buyingGroupId: { rule: 'unknown', message: 'Choose one of the options' } },
  });
}

/** Refuses a path. The file must be in the applicant's own folder, and a path could name another user's file. */
function refusePath(fileName: string): void {
  if (!/[/\\\p{Cc}]/u.test(fileName) && fileName !== '.' && fileName !== '..') return;
  throw new Problem('invalid', 'Send the license file name without a folder', {
    errors: { licenceFile: { rule: 'file-name', message: 'Give the file name without a folder' } },
  });
}

/** Returns address and phone in the country's format, however they were typed. */
function normalized(input: ApplicationInput): ApplicationInput {
  const { country } = input;
  return {
    ...normalizeAddress(input),
    phone: normalizePhone(input.phone, country),
    contactPhone: normalizePhone(input.contactPhone, country),
  };
}

function newApplication({ actor, input, now }: Applying): ApplicationRow {
  return {
    ...normalized(input),
    id: randomUUID(),
    uid: actor.uid,
    email: actor.email,
    status: 'submitted',
    version: 1,
    decidedBy: '',
    reason: '',
    decidedAt: null,
    accountNumber: null,
    submittedAt: now,
    updatedAt: now,
  };
}
