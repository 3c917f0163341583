import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as AppSdk from 'firebase-admin/app';
import type * as AuthSdk from 'firebase-admin/auth';
import type * as FirestoreSdk from 'firebase-admin/firestore';
import type * as StorageSdk from 'firebase-admin/storage';
import { vi } from 'vitest';
import type { FirebaseTarget } from './target.ts';

/**
 * The Admin SDK as Node loads it. The test runner transforms everything whose path says "firebase" so
 * that the web SDK gets its browser build; the Admin SDK is CommonJS and does not survive that.
 */
const require = createRequire(import.meta.url);

export const adminApp: typeof AppSdk = require('firebase-admin/app');

const adminAuth: typeof AuthSdk = require('firebase-admin/auth');

export const adminFirestore: typeof FirestoreSdk = require('firebase-admin/firestore');

export const adminStorage: typeof StorageSdk = require('firebase-admin/storage');

export type Admin = ReturnType<typeof openAdmin>;

/** firebase-admin on the users of the target, until it is closed. */
export function openAdmin({ projectId, auth }: FirebaseTarget) {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `${auth.host}:${auth.port}`);
  const app = adminApp.initializeApp({ projectId }, randomUUID());
  return {
    admin: adminAuth.getAuth(app),
    close: async () => {
      vi.unstubAllEnvs();
      await adminApp.deleteApp(app);
    },
  };
}
