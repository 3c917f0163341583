import { getApps, initializeApp } from 'firebase-admin/app';
import { RememberedCallers } from '../../access/sessions/remembered-callers.ts';
import { openDatabase, type Database } from '../../platform/database/open-database.ts';
import { keepFirestoreAlive } from '../../platform/firebase/keep-firestore-alive.ts';
import { readConfig } from '../../platform/program/config.ts';
import type { FunctionServices } from './callable.ts';

/** Connections of one instance, which runs many calls, each with one query at a time. */
const CONNECTIONS = 4;
/** firebase-admin's name for the app that has no name. */
const DEFAULT_APP = '[DEFAULT]';

let opened: Promise<Database> | null = null;

/**
 * Returns the services of the callables in Cloud Functions. The first call opens them, because a deploy loads the
 * exports without a database. firebase-admin reads its project from the environment.
 *
 * @throws Error for a missing DATABASE_URL, an invalid setting or an unreachable database; the next call tries again
 */
export async function openCloudServices(
  environment: Record<string, string | undefined> = process.env,
): Promise<FunctionServices> {
  initializeDefaultApp();
  const longest = readConfig(environment).sessionLongest;
  const opening = (opened ??= open(environment));
  try {
    // No cache in this process; the portal's process has its own.
    const callers = new RememberedCallers();
    return { database: await opening, callers, clock: () => new Date(), longest };
  } catch (error) {
    if (opened === opening) opened = null;
    throw error;
  }
}

/** Checks only for the default app: firebase-functions creates a named app to verify tokens. */
function initializeDefaultApp(): void {
  if (getApps().some(({ name }) => name === DEFAULT_APP)) return;
  keepFirestoreAlive(initializeApp());
}

async function open({ DATABASE_URL: url }: Record<string, string | undefined>): Promise<Database> {
  if (!url)
    throw new Error('DATABASE_URL is not set: the callables need the PostgreSQL of the portal.');
  return openDatabase({ url, connections: CONNECTIONS });
}
