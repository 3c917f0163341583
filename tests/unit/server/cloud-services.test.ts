import { openCloudServices } from '#server/accounts/callables/cloud-services.ts';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { afterEach, expect, it } from 'vitest';

afterEach(() => Promise.all(getApps().map((app) => deleteApp(app))));

it('PM-04 has the app that the callables ask, beside the one that firebase-functions makes to verify a token', async () => {
  initializeApp({ projectId: 'lens-portal' }, '__FIREBASE_FUNCTIONS_SDK__');
  // Twice, as of two calls: an app can be made once only.
  for (let call = 0; call < 2; call += 1)
    await expect(openCloudServices({})).rejects.toThrow('DATABASE_URL is not set');
  expect(getApps().map(({ name }) => name)).toEqual(['__FIREBASE_FUNCTIONS_SDK__', '[DEFAULT]']);
});
