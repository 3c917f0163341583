import type { Claim } from '#domain/schemas/claim.ts';
import { recordAudit, type Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { changeProfile } from '../profile/profile-change.ts';
import { joinAccounts } from '../members/join-accounts.ts';
import { lockUser } from '../members/lock-user.ts';
import { refuseMember } from '../members/memberships.ts';
import { isProven } from './claim-proof.ts';
import { forgetTry } from './claim-tries.ts';
import { additionalAccountNumbers, findCustomer } from '../customers/get-customer-information.ts';

interface Claiming {
  actor: Actor;
  claim: Claim;
  /** The try that was counted for this claim. */
  tryId: number;
}

/**
 * Makes a user who proves that they belong to an account a member of it and of its additional accounts. Returns the id
 * of the outbox row that updates the profile.
 *
 * @throws Problem 409 for a member of an account; 422 without saying what was wrong
 */
export async function claimAccount(tx: Handle, { actor, claim, tryId }: Claiming): Promise<number> {
  const { accountNumber } = claim;
  await lockUser(tx, actor.uid);
  await refuseMember(tx, actor.uid);
  // One query whatever the account, so that its duration does not show what was wrong.
  if (!isProven(claim, await findCustomer(tx, accountNumber))) throw noMatch();
  await forgetTry(tx, tryId);
  const additional = await additionalAccountNumbers(tx, accountNumber);
  await recordAudit(tx, {
    actor,
    action: 'account.claim',
    resource: 'customers',
    resourceId: accountNumber,
    accountNumber,
    details: { additional },
  });
  await joinAccounts(tx, {
    actor,
    uid: actor.uid,
    mainAccountNumber: accountNumber,
    accountNumbers: [accountNumber, ...additional],
  });
  return changeProfile(tx, actor.uid, { accountNumber });
}

function noMatch(): Problem {
  const message = 'These do not belong together';
  return new Problem('invalid', 'Account number, ZIP code and invoice number do not match', {
    errors: { accountNumber: { rule: 'no-match', message } },
  });
}
