import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/constants.ts';
import type { CallableHandler } from '#local-firebase/functions/callable.ts';
import type { ActionMail } from '#local-firebase/identity/identity-context.ts';
import { openLocalFirebase, type LocalFirebase } from '#local-firebase/local-firebase.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inLocalStep } from './step.ts';

/** Opens the embedded Firebase on the project's own rules and indexes, kept under `folder`. */
export async function openEmbeddedFirebase(options: {
  root: string;
  folder: string | null;
  projectId: string;
  origin: string;
  /** Awaited before the request that caused the mail is answered. */
  onMail: (mail: ActionMail) => Promise<void>;
  /** The callables, by name; looked up when one is called. */
  functions?: Record<string, CallableHandler>;
  /** Whether somebody is told that an address has no account (VA-01). */
  revealsUnknownEmail?: boolean;
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
    ...(options.functions && { functions: options.functions }),
    // AD-06: the last super admin stays, whatever a browser asks for. README has it set so.
    usersMayDelete: false,
    // SE-12: as `npm run firebase:password-policy` has it set in production.
    passwordPolicy: { least: PASSWORD_MIN, most: PASSWORD_MAX },
    // Firebase's own switch, as README has it set: a sign-in tells an unknown address, or does not.
    emailEnumerationProtection: !(options.revealsUnknownEmail ?? true),
  };
  return inLocalStep('Opening the embedded Firebase', () => openLocalFirebase(settings));
}

/**
 * Tells firebase-admin, in this process, that Firebase is the embedded one at `host`. In this mode tokens are
 * unsigned, which is why everything listens on loopback only.
 */
export function pointFirebaseAdminAt(host: string): void {
  Object.assign(process.env, {
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    // Without it the SDK looks for a cloud machine's metadata server.
    METADATA_SERVER_DETECTION: 'none',
  });
}
