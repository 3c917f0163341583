import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { askFirebase } from '#server/platform/firebase/ask-firebase.ts';

/** The most that Auth tells at once. */
const PAGE = 1_000;
const MAX_ASKED = 100;

/** Every user whom Auth has, a page at a time. */
export async function* userPages(): AsyncGenerator<UserRecord[]> {
  let token: string | undefined;
  do {
    const page = await askFirebase(() => getAuth().listUsers(PAGE, token));
    yield page.users;
    token = page.pageToken;
  } while (token);
}

/** Those of the users whom Auth has now, in no order. */
export async function findUsers(uids: string[]): Promise<UserRecord[]> {
  const found: UserRecord[] = [];
  for (let first = 0; first < uids.length; first += MAX_ASKED) {
    const some = uids.slice(first, first + MAX_ASKED);
    const { users } = await askFirebase(() => getAuth().getUsers(some.map((uid) => ({ uid }))));
    found.push(...users);
  }
  return found;
}
