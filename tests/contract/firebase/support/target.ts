import { ServerProcess } from './server-process.ts';

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
  /** Null with the official emulators, which a test may neither stop nor start. */
  server: ServerProcess | null;
  close(): Promise<void>;
}

const PROJECT_ID = 'demo-contract';

const OFFICIAL = {
  auth: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  firestore: process.env.FIRESTORE_EMULATOR_HOST,
  storage: process.env.FIREBASE_STORAGE_EMULATOR_HOST,
};

/** Why tests that stop the server are skipped; undefined when they can run. */
export const cannotRestart = Object.values(OFFICIAL).some(Boolean)
  ? 'the official emulators are not ours to restart'
  : undefined;

/** Call it in `beforeAll`, and `close` in `afterAll`. */
export async function openTarget(): Promise<FirebaseTarget> {
  if (cannotRestart !== undefined) return officialTarget();
  const server = await ServerProcess.open(PROJECT_ID);
  const address = { host: '127.0.0.1', port: server.port };
  return {
    projectId: PROJECT_ID,
    auth: address,
    firestore: address,
    storage: address,
    server,
    close: () => server.close(),
  };
}

function officialTarget(): FirebaseTarget {
  return {
    projectId: PROJECT_ID,
    auth: addressOf(OFFICIAL.auth ?? '127.0.0.1:9099'),
    firestore: addressOf(OFFICIAL.firestore ?? '127.0.0.1:8080'),
    storage: addressOf(OFFICIAL.storage ?? '127.0.0.1:9199'),
    server: null,
    close: () => Promise.resolve(),
  };
}

function addressOf(text: string): Address {
  const { hostname, port } = new URL(`http://${text}`);
  return { host: hostname, port: Number(port) };
}
