import type { Locale } from '#domain/basics/locale.ts';
import type { AudiencePreview, CampaignAudience } from '#domain/emails/campaign.ts';
import type { RecipientState } from '#domain/emails/email-states.ts';
import { accountsMatching } from '../../accounts/customers/accounts-matching.ts';
import type { Members } from '../../accounts/customers/customer-records.ts';
import { accountsByNumber } from '../../accounts/customers/find-accounts.ts';
import { nextMembers } from '../../accounts/members/next-members.ts';
import { findAddressees } from '../../accounts/users/addressees.ts';
import type { Handle } from '../../platform/database/database.ts';
import { suppressedOf } from '../suppressions/is-suppressed.ts';
import { unsubscribedOf } from './subscriptions.ts';

/** The people of one step; a statement with so many stays short. */
export const AUDIENCE_STEP = 500;
/** So many people of a preview are named. */
const NAMED = 10;

/** What the audience of a campaign is found with. */
export interface AudienceParts {
  members: Members;
  clock: () => Date;
  findLanguages: (db: Handle, uids: readonly string[]) => Promise<Map<string, Locale>>;
}

/** Somebody who was chosen for a campaign. */
export interface Chosen {
  uid: string;
  address: string;
  name: string;
  accountNumber: string;
  language: Locale;
  /** `waiting`: gets it. */
  state: Exclude<RecipientState, 'queued'>;
}

/** Returns the next people of the audience by uid, each once, with whether they get the campaign. */
export async function nextChosen(
  db: Handle,
  { filter, practiceRoles }: CampaignAudience,
  { after, parts }: { after: string; parts: AudienceParts },
): Promise<Chosen[]> {
  const accounts = await accountsMatching(db, filter, parts);
  const found = await nextMembers(db, { accounts, practiceRoles, after, limit: AUDIENCE_STEP });
  const uids = found.map(({ uid }) => uid);
  const users = await findAddressees(db, uids);
  const suppressed = await suppressedOf(
    db,
    [...users.values()].map(({ email }) => email),
  );
  const unsubscribed = await unsubscribedOf(db, uids);
  const languages = await parts.findLanguages(db, uids);
  const stateOf = (uid: string): Chosen['state'] => {
    const user = users.get(uid);
    if (!user?.isReachable) return 'gone';
    if (unsubscribed.has(uid)) return 'unsubscribed';
    return suppressed.has(user.email) ? 'suppressed' : 'waiting';
  };
  return found.map(({ uid, accountNumber }) => ({
    uid,
    accountNumber,
    address: users.get(uid)?.email ?? '',
    name: users.get(uid)?.name ?? '',
    language: languages.get(uid) ?? 'en',
    state: stateOf(uid),
  }));
}

/** Returns who would get a campaign now, and how many would not. */
export async function previewAudience(
  db: Handle,
  audience: CampaignAudience,
  parts: AudienceParts,
): Promise<AudiencePreview> {
  const counts = { waiting: 0, suppressed: 0, unsubscribed: 0, gone: 0 };
  const named: Chosen[] = [];
  let after = '';
  for (;;) {
    const step = await nextChosen(db, audience, { after, parts });
    for (const chosen of step) {
      counts[chosen.state] += 1;
      if (chosen.state === 'waiting' && named.length < NAMED) named.push(chosen);
    }
    if (step.length < AUDIENCE_STEP) break;
    after = step.at(-1)?.uid ?? '';
  }
  const accounts = await accountsByNumber(
    db,
    named.map(({ accountNumber }) => accountNumber),
    false,
  );
  const { waiting: reachable, suppressed, unsubscribed, gone: unreachable } = counts;
  return {
    people: reachable + suppressed + unsubscribed + unreachable,
    reachable,
    suppressed,
    unsubscribed,
    unreachable,
    first: named.map(({ name, address: email, accountNumber }) => ({
      name,
      email,
      accountNumber,
      practice: accounts.get(accountNumber)?.practice ?? '',
    })),
  };
}
