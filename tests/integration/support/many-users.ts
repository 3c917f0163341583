import { claimsOfRole } from '#server/access/caller/user-role.ts';
import type { TestFirebase } from './firebase.ts';

const AT_ONCE = 50;

/** Every 20th user is an admin; the others have no claims, like users who signed up. */
export const ADMIN_EVERY = 20;

/** Creates users without passwords: `many-00001@lens.test` and so on. */
export async function insertManyUsers(firebase: TestFirebase, count: number): Promise<void> {
  for (let first = 1; first <= count; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - first + 1);
    await Promise.all(Array.from({ length }, (_, index) => insertUser(firebase, first + index)));
  }
}

async function insertUser({ auth }: TestFirebase, number: number): Promise<void> {
  const digits = String(number).padStart(5, '0');
  const uid = `many-${digits}`;
  await auth.createUser({ uid, email: `${uid}@lens.test`, displayName: `Member ${digits}` });
  if (number % ADMIN_EVERY === 0) await auth.setCustomUserClaims(uid, claimsOfRole('admin'));
}
