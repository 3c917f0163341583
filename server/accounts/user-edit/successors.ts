import type { PortalUser } from '#domain/access/user.ts';
import type { Membership } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { othersWhoMayAct } from '../members/keep-an-owner.ts';
import { knownUsers } from '../users/known-users.ts';

type Successor = PortalUser['accounts'][number]['successors'][number];

/** AD-08: for each account in which the user is the only owner who may act: the members of whom one has to follow, by email. */
export async function successorsOf(
  db: Handle,
  uid: string,
  memberships: readonly Membership[],
): Promise<Map<string, Successor[]>> {
  const owned = memberships.filter(({ practiceRole }) => practiceRole === 'owner');
  const numbers = owned.map(({ accountNumber }) => accountNumber);
  const others = await othersWhoMayAct(db, uid, numbers);
  const known = await knownUsers(
    db,
    others.map((member) => member.uid),
  );
  const found = numbers.map((number): [string, Successor[]] => {
    const members = others.filter(({ accountNumber }) => accountNumber === number);
    if (members.some(({ practiceRole }) => practiceRole === 'owner')) return [number, []];
    const named = members.map((member) => ({
      uid: member.uid,
      email: known.get(member.uid)?.email ?? '',
      name: known.get(member.uid)?.name ?? '',
    }));
    return [number, named.toSorted((one, other) => one.email.localeCompare(other.email))];
  });
  return new Map(found);
}
