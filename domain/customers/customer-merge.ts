import { PRACTICE_ROLES, type PracticeRole } from '../access/permissions.ts';

/** Why two accounts cannot be merged. */
export const MERGE_REFUSALS = ['same', 'sourceMerged', 'targetMerged', 'targetBelow'] as const;
export type MergeRefusal = (typeof MERGE_REFUSALS)[number];

interface MergedAccount {
  accountNumber: string;
  parentAccountNumber: string | null;
  mergedInto: string | null;
}

/** AD-05: returns why the source cannot be merged into the target; null when it can. */
export function mergeRefusal(source: MergedAccount, target: MergedAccount): MergeRefusal | null {
  if (source.accountNumber === target.accountNumber) return 'same';
  if (source.mergedInto !== null) return 'sourceMerged';
  if (target.mergedInto !== null) return 'targetMerged';
  // It would become an additional account of itself.
  if (target.parentAccountNumber === source.accountNumber) return 'targetBelow';
  return null;
}

/** Returns the main account of the source's additional accounts after the merge: additional accounts have none below. */
export function mainAfterMerge({ accountNumber, parentAccountNumber }: MergedAccount): string {
  return parentAccountNumber ?? accountNumber;
}

/** Returns the stronger of two roles, in the order in which the roles are listed. */
export function strongerRole(one: PracticeRole, other: PracticeRole): PracticeRole {
  return PRACTICE_ROLES.indexOf(one) <= PRACTICE_ROLES.indexOf(other) ? one : other;
}

export interface MemberOf {
  uid: string;
  practiceRole: PracticeRole;
  isMain: boolean;
}

export interface MovedMember {
  uid: string;
  /** The role in the source. */
  before: PracticeRole;
  /** The role in the target so far; null for somebody who is no member there. */
  there: PracticeRole | null;
  /** The role in the target after the merge. */
  after: PracticeRole;
  /** Whether the target is the user's main account after the merge. */
  isMain: boolean;
  /** Whether the source was their main account. */
  wasMain: boolean;
}

/** AD-05: returns what becomes of each member of the source. Whoever is in both has the stronger role. */
export function mergeMembers(source: readonly MemberOf[], target: readonly MemberOf[]) {
  return source.map(({ uid, practiceRole, isMain }): MovedMember => {
    const there = target.find((member) => member.uid === uid);
    return {
      uid,
      before: practiceRole,
      there: there?.practiceRole ?? null,
      after: there ? strongerRole(practiceRole, there.practiceRole) : practiceRole,
      isMain: isMain || (there?.isMain ?? false),
      wasMain: isMain,
    };
  });
}

interface AddressOf {
  recipient: string;
  country: string;
  address: string;
  apt: string;
  city: string;
  state: string;
  zip: string;
  isDefault: boolean;
}

/**
 * AD-05: returns each address of the source, with whether it moves (the target may have the same one) and whether it
 * becomes the default: only where the target has none.
 */
export function mergeAddresses<Address extends AddressOf>(
  source: readonly Address[],
  target: readonly AddressOf[],
): { address: Address; moves: boolean; isDefault: boolean }[] {
  const hasDefault = target.some(({ isDefault }) => isDefault);
  return source.map((address) => {
    const moves = !target.some((other) => placeOf(other) === placeOf(address));
    return { address, moves, isDefault: moves && address.isDefault && !hasDefault };
  });
}

function placeOf({ recipient, country, address, apt, city, state, zip }: AddressOf): string {
  return JSON.stringify([recipient, country, address, apt, city, state, zip]);
}

interface PriceOf {
  lensId: string;
  part: string;
  validFrom: string;
  validUntil: string | null;
}

/**
 * AD-05: returns each price of the source, with whether it moves. Where the target has a price for the same part of the
 * same lens on one of its days, for whatever quantity, the target's stays and the source's ends: a merge changes no price that was agreed with the target.
 */
export function mergePrices<Price extends PriceOf>(
  source: readonly Price[],
  target: readonly PriceOf[],
): { price: Price; moves: boolean }[] {
  return source.map((price) => ({
    price,
    moves: !target.some((other) => isForTheSame(price, other) && overlaps(price, other)),
  }));
}

function isForTheSame(one: PriceOf, other: PriceOf): boolean {
  return one.lensId === other.lensId && one.part === other.part;
}

function overlaps(one: PriceOf, other: PriceOf): boolean {
  const begins = (price: PriceOf, last: string | null) => last === null || price.validFrom <= last;
  return begins(one, other.validUntil) && begins(other, one.validUntil);
}

interface InvitationOf {
  email: string;
  practiceRole: PracticeRole;
}

/** `moves`: it goes on. `ends`: the target's invitation of the person goes on. `replaces`: the target's ends. */
export type InvitationFate = 'moves' | 'ends' | 'replaces';

/** AD-05: returns what becomes of each open invitation to the source. Of two to one person the stronger role goes on. */
export function mergeInvitations<Invitation extends InvitationOf>(
  source: readonly Invitation[],
  target: readonly InvitationOf[],
): { invitation: Invitation; fate: InvitationFate }[] {
  return source.map((invitation) => {
    const other = target.find(({ email }) => email === invitation.email);
    return { invitation, fate: other ? fateBeside(invitation, other) : 'moves' };
  });
}

function fateBeside(one: InvitationOf, other: InvitationOf): InvitationFate {
  return strongerRole(other.practiceRole, one.practiceRole) === other.practiceRole
    ? 'ends'
    : 'replaces';
}
