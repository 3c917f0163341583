import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { inParts } from '#domain/basics/in-parts.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';

/** The most users that Auth returns at once. */
const PAGE = 1_000;
const MAX_ASKED = 100;

/** Yields every user of Auth, page by page. */
export async function* userPages(): AsyncGenerator<UserRecord[]> {
  let token: string | undefined;
  do {
    const page = await askFirebase(() => getAuth().listUsers(PAGE, token));
    yield page.users;
    token = page.pageToken;
  } while (token);
}

/** Returns those of the users that Auth has now, in any order. */
export async function findUsers(uids: string[]): Promise<UserRecord[]> {
  const found: UserRecord[] = [];
  for (const some of inParts(uids, MAX_ASKED)) {
    const { users } = await askFirebase(() => getAuth().getUsers(some.map((uid) => ({ uid }))));
    found.push(...users);
  }
  return found;
}
