import { getApps, initializeApp } from 'firebase-admin/app';
import { RememberedCallers } from '#server/access/sessions/remembered-callers.ts';
import { readConfig } from '#server/platform/program/config.ts';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { keepFirestoreAlive } from '#server/platform/firebase/keep-firestore-alive.ts';
import type { FunctionServices } from './callable.ts';

/** An instance answers many calls, each with a query at a time. */
const CONNECTIONS = 4;
/** What firebase-admin calls the app that has no name. */
const DEFAULT_APP = '[DEFAULT]';

let opened: Promise<Database> | null = null;

/**
 * What the callables work with in Cloud Functions, opened by the first call: deploying looks at the exports where there is
 * no database. firebase-admin reads its project from the environment.
 *
 * @throws Error without DATABASE_URL or with a wrong setting, and when the database cannot be reached; the next call tries again
 */
export async function openCloudServices(
  environment: Record<string, string | undefined> = process.env,
): Promise<FunctionServices> {
  initializeDefaultApp();
  const longest = readConfig(environment).sessionLongest;
  const opening = (opened ??= open(environment));
  try {
    // Nobody here remembers a caller; the portal does in another process.
    const callers = new RememberedCallers();
    return { database: await opening, callers, clock: () => new Date(), longest };
  } catch (error) {
    if (opened === opening) opened = null;
    throw error;
  }
}

/** The default app alone counts: to verify a token, firebase-functions has made an app with a name of its own. */
function initializeDefaultApp(): void {
  if (getApps().some(({ name }) => name === DEFAULT_APP)) return;
  keepFirestoreAlive(initializeApp());
}

async function open({ DATABASE_URL: url }: Record<string, string | undefined>): Promise<Database> {
  if (!url)
    throw new Error('DATABASE_URL is not set: the callables need the PostgreSQL of the portal.');
  return openDatabase({ url, connections: CONNECTIONS });
}
