import type { ProjectFile } from '#src/local-firebase.ts';
import { openInProcess } from './in-process.ts';
import { openServerProcess, type ServerProcess } from './server-process.ts';

export interface Address {
  host: string;
  port: number;
}

/** Where a suite runs: the embedded Firebase of its own, or the official emulators it was pointed to. */
export interface FirebaseTarget {
  projectId: string;
  auth: Address;
  firestore: Address;
  storage: Address;
  /** Where a test may stop and start it. */
  server?: ServerProcess;
  close(): Promise<void>;
}

/** One that a test may stop and start: its data lie in a folder. */
export interface RestartableTarget extends FirebaseTarget {
  server: ServerProcess;
}

const OFFICIAL = {
  auth: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  firestore: process.env.FIRESTORE_EMULATOR_HOST,
  storage: process.env.FIREBASE_STORAGE_EMULATOR_HOST,
};

/** The project that suites work in; several suites share one official emulator. */
export const PROJECT_ID = 'demo-contract';

/** Why tests that stop the server are skipped; undefined when they can run. */
export const cannotRestart = Object.values(OFFICIAL).some(Boolean)
  ? 'the official emulators are not ours to restart'
  : undefined;

/** Call it in `beforeAll`, and `close` in `afterAll`. */
export async function openTarget(indexes?: ProjectFile): Promise<FirebaseTarget> {
  if (cannotRestart !== undefined) return officialTarget();
  const { port, close } = await openInProcess({ projectId: PROJECT_ID, indexes });
  return targetAt({ host: '127.0.0.1', port }, close);
}

/** In a process of its own, only where `cannotRestart` is undefined. */
export async function openRestartableTarget(): Promise<RestartableTarget> {
  const server = await openServerProcess(PROJECT_ID);
  const address = { host: '127.0.0.1', port: server.port };
  return { ...targetAt(address, () => server.close()), server };
}

/** All services of the embedded Firebase listen at one address. */
export function targetAt(address: Address, close: () => Promise<void>): FirebaseTarget {
  return { projectId: PROJECT_ID, auth: address, firestore: address, storage: address, close };
}

function officialTarget(): FirebaseTarget {
  return {
    projectId: PROJECT_ID,
    auth: addressOf(OFFICIAL.auth ?? '127.0.0.1:9099'),
    firestore: addressOf(OFFICIAL.firestore ?? '127.0.0.1:8080'),
    storage: addressOf(OFFICIAL.storage ?? '127.0.0.1:9199'),
    close: () => Promise.resolve(),
  };
}

function addressOf(text: string): Address {
  const { hostname, port } = new URL(`http://${text}`);
  return { host: hostname, port: Number(port) };
}
