import { createHash, timingSafeEqual } from 'node:crypto';
import type { Claim } from '#domain/customers/claim.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { additionalAccountNumbers, findCustomer } from '../customers/get-customer-information.ts';
import { joinAccounts } from '../members/join-accounts.ts';
import { lockUser } from '../members/lock-user.ts';
import { refuseMember } from '../members/memberships.ts';
import { changeProfile } from '../profile/profile-change.ts';
import { forgetTry } from './claim-tries.ts';

/** The data of an account that proves that a user belongs to it. */
export interface Proof {
  country: string;
  zip: string;
  lastInvoiceNumber: string;
}

/** Stands in for an account that does not exist. An account without a full proof cannot be claimed. */
const NO_PROOF: Proof = { country: '', zip: '', lastInvoiceNumber: '' };

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
  const customer = await findCustomer(tx, accountNumber);
  // The proof of an account that was merged proves nothing about the other one.
  if (!isProven(claim, customer?.mergedInto ? null : customer)) throw noMatch();
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

/** Whether postcode and invoice number of the claim match the account. Takes the same time whatever is wrong. */
export function isProven(claim: Claim, account: Proof | null | undefined): boolean {
  const { country, zip, lastInvoiceNumber } = account ?? NO_PROOF;
  const postcode = comparablePostcode(zip, country);
  const invoice = comparable(lastInvoiceNumber);
  const agreements = [
    postcode !== '',
    invoice !== '',
    isSame(comparablePostcode(claim.zip, country), postcode),
    isSame(comparable(claim.invoiceNumber), invoice),
  ];
  return agreements.every(Boolean);
}

/** Ignores spaces, dashes and case, which users write in many ways. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** In the United States the last four of nine digits are often omitted. */
function comparablePostcode(zip: string, country: string): string {
  const postcode = comparable(zip);
  return country === 'US' && /^\d{9}$/.test(postcode) ? postcode.slice(0, 5) : postcode;
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
