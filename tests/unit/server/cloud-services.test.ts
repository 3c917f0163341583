import { openCloudServices } from '#server/accounts/callables/cloud-services.ts';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { afterEach, expect, it } from 'vitest';
import { startPostgresStub } from './postgres-stub.ts';

afterEach(() => Promise.all(getApps().map((app) => deleteApp(app))));

it('PM-04 has the app that the callables ask, beside the one that firebase-functions makes to verify a token', async () => {
  initializeApp({ projectId: 'lens-portal' }, '__FIREBASE_FUNCTIONS_SDK__');
  // Twice, as of two calls: an app can be made once only.
  for (let call = 0; call < 2; call += 1)
    await expect(openCloudServices({})).rejects.toThrow('DATABASE_URL is not set');
  expect(getApps().map(({ name }) => name)).toEqual(['__FIREBASE_FUNCTIONS_SDK__', '[DEFAULT]']);
});

it('PM-04 opens the database with the first call that can, and keeps it for those that follow', async () => {
  initializeApp({ projectId: 'lens-portal' });
  const stub = await startPostgresStub();
  await expect(openCloudServices({})).rejects.toThrow('DATABASE_URL is not set');
  const environment = { DATABASE_URL: stub.url, SESSION_LONGEST_HOURS: '2' };
  const first = await openCloudServices(environment);
  const second = await openCloudServices(environment);
  expect(second.database).toBe(first.database);
  expect(first.longest).toBe(7_200_000);
  await first.database.close();
  await stub.close();
});
