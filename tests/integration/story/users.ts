import { callAsSuper } from '../support/functions.ts';
import { people } from '../support/people.ts';
import type { TestPortal } from '../support/portal.ts';

const NEW_PASSWORD = 'violet harbour 42';

/** Every function that manages users: done, done again, refused, and asked by who may not. */
export async function manageUsers(portal: TestPortal): Promise<void> {
  const { auth } = portal.firebase;
  const createInAuth = auth.createUser.bind(auth);
  // Auth would make up another id in each telling.
  auth.createUser = (user) => createInAuth({ ...user, uid: `u-${user.email?.split('@')[0]}` });
  const create = (email: string, more: object) =>
    callAsSuper(portal, 'createUser', { email, password: NEW_PASSWORD, ...more });
  const practice = { role: 'customer', name: 'Olga', accountNumber: '100200', language: 'es' };
  const userId = 'u-olga';
  for (const email of ['olga@lens.test', 'OLGA@lens.test']) await create(email, practice);
  const rights = { role: 'admin', isSuperAdmin: true };
  await create('pia@lens.test', rights);
  await create('quin@lens.test', { role: 'admin', accountNumber: '100200' });
  await create('quin@lens.test', { ...practice, accountNumber: '999999' });
  const inputs: Record<string, object[]> = {
    setRole: [rights, { role: 'customer', version: 7 }, { role: 'customer' }, { role: 'owner' }],
    updateUserStatus: [{ disabled: true }, { disabled: true }, { disabled: false }],
    overrideEmailVerification: [{}, {}],
    adminResetPassword: [{ newPassword: 'password1234' }, { newPassword: NEW_PASSWORD }],
    deleteUser: [{ version: 7 }, {}, {}],
  };
  for (const [name, asked] of Object.entries(inputs)) {
    await portal.firebase.call(name, { userId, ...asked[0] }, portal.tokens.admin);
    // Half a minute ago they may have ended their own sessions.
    portal.tokens.super = await portal.firebase.signIn(people.super.email);
    await callAsSuper(portal, name, { userId: '' });
    for (const input of asked) await callAsSuper(portal, name, { userId, ...input });
    await callAsSuper(portal, name, { userId: 'u-super', ...asked.at(-1) });
  }
  await callAsSuper(portal, 'deleteUser', { userId: 'u-pia' });
  await callAsSuper(portal, 'getUserByUid', { data: { uid: 'u-practice' } });
  for (const list of ['getAdminUsers', 'getCustomerUsers']) await callAsSuper(portal, list, null);
}
