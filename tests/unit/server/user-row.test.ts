import { toUserRow } from '#server/access/caller/user-row.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { expect, it } from 'vitest';

/** As Auth answers, as far as a row tells it. */
function recordOf(customClaims: UserRecord['customClaims']): UserRecord {
  const metadata = { creationTime: 'Thu, 15 Jan 2026 09:30:00 GMT', lastSignInTime: '' };
  const user = { uid: 'u1', email: 'ada@lens.test', disabled: false, emailVerified: true };
  return { ...user, displayName: 'Ada', metadata, customClaims } as UserRecord;
}

it.each([
  ['none', undefined, 'customer'],
  ['those of an admin', { role: 'admin' }, 'admin'],
  [
    'those that no version of the portal has set',
    { role: 'admin', isSuperAdmin: 'yes' },
    'customer',
  ],
])('AU-06 the role of a user by their claims: %s', (_, claims, role) => {
  expect(toUserRow(recordOf(claims))).toMatchObject({ id: 'u1', role });
});
