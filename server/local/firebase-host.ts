import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ActionMail,
  type CallableHandler,
  type DiskRefusals,
  type LocalFirebase,
  openLocalFirebase,
} from 'embedded-firebase';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/basics/constants.ts';
import { inLocalStep } from './step.ts';

/** Opens the embedded Firebase with the project's rules and indexes, stored in `folder`. */
export async function openEmbeddedFirebase(options: {
  root: string;
  folder: string | null;
  projectId: string;
  origin: string;
  /** Awaited before the request that caused the email is answered. */
  onMail: (mail: ActionMail) => Promise<void>;
  /** The callables by name, looked up at each call. */
  functions?: Record<string, CallableHandler>;
  /** Whether a query without its index fails, as in production. */
  requiresIndexes?: boolean;
  refusals?: DiskRefusals;
}): Promise<LocalFirebase> {
  const read = async (file: string) => ({
    file,
    source: await readFile(join(options.root, file), 'utf8'),
  });
  const settings = {
    projectId: options.projectId,
    folder: options.folder,
    firestoreRules: await read('firestore.rules'),
    storageRules: await read('storage.rules'),
    firestoreIndexes: await read('firestore.indexes.json'),
    actionUrl: `${options.origin}/auth/action`,
    onMail: options.onMail,
    ...(options.refusals && { refusals: options.refusals }),
    ...(options.functions && { functions: options.functions }),
    // AD-06: no browser can delete the last super admin. README sets a project the same way.
    usersMayDelete: false,
    // SE-12: as `npm run firebase:password-policy` sets it in production.
    passwordPolicy: { least: PASSWORD_MIN, most: PASSWORD_MAX },
    // SE-12: nobody changes their address past the portal. README sets a project the same way.
    emailEnumerationProtection: true,
    requiresIndexes: options.requiresIndexes ?? true,
  };
  return inLocalStep('Opening the embedded Firebase', () => openLocalFirebase(settings));
}

/**
 * Points firebase-admin, in this process, at the embedded Firebase at `host`. Tokens are unsigned in this mode, so
 * everything listens on loopback only.
 */
export function pointFirebaseAdminAt(host: string): void {
  Object.assign(process.env, {
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    // Without it the SDK searches for a cloud machine's metadata server.
    METADATA_SERVER_DETECTION: 'none',
  });
}
