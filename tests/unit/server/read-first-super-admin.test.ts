import { readFirstSuperAdmin } from '#server/accounts/callables/read-first-super-admin.ts';
import { expect, it } from 'vitest';

const EMAIL = 'ada@lens.test';
const DATABASE_URL = 'postgres://portal@localhost/portal';

it('AD-06 the first super admin is whoever is named, of the portal that is named', () => {
  const environment = { DATABASE_URL, FIREBASE_PROJECT_ID: 'clear-labs' };
  expect(readFirstSuperAdmin([EMAIL], environment)).toMatchObject({
    email: EMAIL,
    config: { databaseUrl: DATABASE_URL, firebaseProjectId: 'clear-labs' },
  });
});

it.each([
  ['an address', [], { DATABASE_URL }, 'Name the address'],
  ['a database', [EMAIL], {}, 'DATABASE_URL is not set'],
])('AD-06 nobody is made the first super admin without %s', (_, given, environment, problem) => {
  expect(() => readFirstSuperAdmin(given, environment)).toThrow(problem);
});
