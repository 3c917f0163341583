import { toLine } from '#domain/basics/text.ts';
import { findUsers } from '../../accounts/users/auth-users.ts';
import type { SendingUser } from './sending-parts.ts';

/** Returns the present addresses and names of users; a disabled user gets no email and is missing, too. */
export async function findSendingUsers(uids: readonly string[]): Promise<Map<string, SendingUser>> {
  const found = uids.length === 0 ? [] : await findUsers([...uids]);
  const enabled = found.filter(({ disabled }) => !disabled);
  return new Map(
    enabled.map(({ uid, email = '', displayName = '', emailVerified: isVerified }) => [
      uid,
      { email: email.toLowerCase(), name: toLine(displayName), isVerified },
    ]),
  );
}
