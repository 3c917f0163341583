import type { Application } from '#domain/customers/application-schema.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { addCustomer } from '../customers/add-customer.ts';
import { joinAccounts } from '../members/join-accounts.ts';
import { findMemberships } from '../members/memberships.ts';
import { changeProfile } from '../profile/profile-change.ts';
import { lockForDecision, recordDecision, type Decision } from './decide-application.ts';

interface Approval extends Decision {
  /** The practice's corrected name; the name in the application when absent. */
  practice: string | undefined;
}

/**
 * Creates the account and makes the applicant its owner. The outbox notifies the applicant.
 *
 * @throws Problem 404, 412; 409 also when the applicant belongs to an account by now
 */
export async function approveApplication(tx: Handle, approval: Approval): Promise<Application> {
  const { actor, practice, ...rest } = approval;
  const decision = { ...rest, actor };
  const seen = await lockForDecision(tx, decision);
  await refuseMemberMeanwhile(tx, seen.uid);
  const customer = customerFrom(seen, practice ?? seen.practice);
  const accountNumber = await addCustomer(tx, { actor, customer });
  await joinAccounts(tx, {
    actor,
    uid: seen.uid,
    mainAccountNumber: accountNumber,
    accountNumbers: [accountNumber],
  });
  await changeProfile(tx, seen.uid, { accountNumber });
  const outcome = { action: 'approve' as const, reason: '', accountNumber };
  return recordDecision(tx, decision, seen, outcome);
}

async function refuseMemberMeanwhile(tx: Handle, uid: string): Promise<void> {
  const [membership] = await findMemberships(tx, uid);
  if (!membership) return;
  throw new Problem(
    'conflict',
    `The applicant belongs to account ${membership.accountNumber} meanwhile: decline instead`,
  );
}

function customerFrom(application: Application, practice: string) {
  const { address, apt, city, state, zip, country, phone, website } = application;
  const { buyingGroupId, licenceNumber } = application;
  return {
    practice,
    address,
    apt,
    city,
    state,
    zip,
    country,
    phone,
    website,
    buyingGroupId,
    licenceNumber,
  };
}
