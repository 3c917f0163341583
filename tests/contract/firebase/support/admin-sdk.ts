import { createRequire } from 'node:module';
import type * as AppSdk from 'firebase-admin/app';
import type * as AuthSdk from 'firebase-admin/auth';
import type * as FirestoreSdk from 'firebase-admin/firestore';

/**
 * The Admin SDK as Node loads it. The test runner transforms everything whose path says "firebase" so
 * that the web SDK gets its browser build; the Admin SDK is CommonJS and does not survive that.
 */
const require = createRequire(import.meta.url);

export const adminApp: typeof AppSdk = require('firebase-admin/app');

export const adminAuth: typeof AuthSdk = require('firebase-admin/auth');

export const adminFirestore: typeof FirestoreSdk = require('firebase-admin/firestore');
