import { and, asc, eq } from 'drizzle-orm';
import { hasAcceptedTerms, type AcceptedTerms } from '#domain/access/terms.ts';
import type { Caller } from '../../access/caller/caller.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { lockUser } from '../members/lock-user.ts';
import { changeProfile } from '../profile/profile-change.ts';
import { termsAcceptances } from './table.ts';

interface Acceptance {
  caller: Pick<Caller, 'uid' | 'name' | 'email'>;
  version: string;
  /** The network address of the request. */
  address: string;
  /** The terms in the profile so far. */
  profile: AcceptedTerms;
  now: Date;
}

interface KeptAcceptance {
  acceptedAt: Date;
  /** The outbox row that updates the profile; null when the profile is up to date. */
  outboxId: number | null;
}

/** LG-04: records once who accepted which version, when and from where. A repeated call returns the first record. */
export async function acceptTerms(tx: Handle, acceptance: Acceptance): Promise<KeptAcceptance> {
  const { caller, profile } = acceptance;
  // Prevents two simultaneous requests of one user from both finding nothing.
  await lockUser(tx, caller.uid);
  const first = await findAcceptance(tx, { uid: caller.uid, version: acceptance.version });
  if (first && hasAcceptedTerms(profile)) return { acceptedAt: first, outboxId: null };
  const acceptedAt = first ?? (await keepAcceptance(tx, acceptance));
  const outboxId = await changeProfile(tx, caller.uid, {
    termsAccepted: true,
    termsAcceptedDate: acceptedAt.toISOString(),
  });
  return { acceptedAt, outboxId };
}

/** Returns when the user first accepted the version; null when they have not. */
export async function findAcceptance(
  db: Handle,
  { uid, version }: { uid: string; version: string },
): Promise<Date | null> {
  const [first] = await db
    .select({ acceptedAt: termsAcceptances.acceptedAt })
    .from(termsAcceptances)
    .where(and(eq(termsAcceptances.uid, uid), eq(termsAcceptances.version, version)))
    .orderBy(asc(termsAcceptances.id))
    .limit(1);
  return first?.acceptedAt ?? null;
}

async function keepAcceptance(tx: Handle, acceptance: Acceptance): Promise<Date> {
  const { caller, version, address, now } = acceptance;
  const { uid, email } = caller;
  await tx.insert(termsAcceptances).values({ uid, email, version, acceptedAt: now, address });
  await recordAudit(tx, {
    actor: caller,
    action: 'terms.accept',
    resource: 'terms',
    resourceId: version,
    accountNumber: null,
  });
  return now;
}
