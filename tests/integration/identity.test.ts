import { openUserFunctions } from '#server/accounts/callables/handlers.ts';
import { expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { someUser } from './support/functions.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const portal = usePortal(() => ({ clock }));
let now = 0;
const clock = () => new Date(now);

it('SE-02 Firebase is asked about a caller again after 30 seconds, not before', async () => {
  now = Date.now();
  const { uid, token } = await someUser(portal, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const statusNow = async () =>
    (await portal.app.inject({ url: '/api/orders', headers })).statusCode;
  expect(await statusNow()).toBe(200);
  await portal.firebase.auth.updateUser(uid, { disabled: true });
  now += 30 * SECOND - 1;
  expect(await statusNow()).toBe(200);
  now += 1;
  expect(await statusNow()).toBe(401);
});

it('SE-02 a callable refuses a session that is longer than the portal allows', async () => {
  const { uid } = await someUser(portal);
  const { database, callers } = portal;
  const handlers = openUserFunctions({ database, callers, clock, longest: MINUTE });
  const signedInAt = Math.ceil(Date.now() / SECOND);
  const auth = { uid, token: { auth_time: signedInAt } };
  const ask = () => handlers.getUserByUid({ data: { uid } }, { auth });
  now = signedInAt * SECOND + MINUTE;
  expect(await ask()).toMatchObject({ id: uid });
  now += 1;
  await expect(ask()).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Your session has ended. Sign in again',
  });
});
