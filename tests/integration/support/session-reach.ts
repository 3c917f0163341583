import type { TestUser } from './firebase.ts';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot } from 'firebase/firestore';
import { randomUUID } from 'node:crypto';
import { openEvents, type EventClient } from './event-client.ts';
import type { TestPortal } from './portal.ts';

/** The ways a session can reach data. Each checks by itself whether the session is valid. */
export const WAYS = [
  'REST',
  'callable',
  'Firestore get',
  'Firestore write',
  'Firestore listener',
  'Storage get',
  'Storage upload',
  'event stream',
] as const;
export type Way = (typeof WAYS)[number];
export type ReachStatus = 'open' | 'refused';

/** The status codes for an invalid session. */
const REFUSALS = new Set([401, 403]);
const BUCKET = '/v0/b/lens-portal.appspot.com/o';
const DOCUMENTS = '/v1/projects/lens-portal/databases/(default)/documents';
/** The chunk size that Storage requires: a multiple of 256 KiB, except for the last chunk. */
const CHUNK = new Uint8Array(256 * 1024);

/** The open connections of one session, and a way to try the rest. */
export interface Reach {
  /** Returns the current status. Waits for a stream that is just ending. */
  status(way: Way): Promise<ReachStatus>;
  close(): Promise<void>;
}

interface Opened {
  portal: TestPortal;
  user: TestUser;
  token: string;
  stored: string;
  uploadUrl: string;
  events: EventClient;
  /** The error code that ended the listener; null while it listens. */
  ended: () => string | null;
}

/** Opens what stays open (a listener, an event stream, an upload) for the session of this token. */
export async function openReach(
  portal: TestPortal,
  { origin, user, token }: { origin: string; user: TestUser; token: string },
): Promise<Reach> {
  const listener = await listen(user, token);
  const stored = `users/${user.uid}/${randomUUID()}.pdf`;
  await uploadWhole(token, stored);
  const opened: Opened = {
    portal,
    user,
    token,
    stored,
    uploadUrl: await beginUpload(token, `users/${user.uid}/${randomUUID()}.pdf`),
    events: await openEvents(origin, token),
    ended: listener.ended,
  };
  let areEventsOver = false;
  void opened.events.ended.then(() => (areEventsOver = true));
  return {
    async status(way) {
      if (way === 'event stream') return areEventsOver ? 'refused' : 'open';
      return ASK[way](opened);
    },
    async close() {
      opened.events.close();
      await listener.close();
    },
  };
}

const ASK: Record<Exclude<Way, 'event stream'>, (opened: Opened) => Promise<ReachStatus>> = {
  REST: async ({ portal, token }) => {
    const headers = { authorization: `Bearer ${token}` };
    return reachStatusOf(
      (await portal.app.inject({ url: '/api/auth/sessions', headers })).statusCode,
    );
  },
  callable: async ({ portal, user: { uid }, token }) =>
    reachStatusOf((await portal.firebase.call('getUserByUid', { data: { uid } }, token)).status),
  'Firestore get': async ({ user, token }) =>
    reachStatusOf((await firestore(token, `users/${user.uid}`)).status),
  'Firestore write': async ({ user, token }) => {
    const body = JSON.stringify({ fields: { apt: { stringValue: randomUUID() } } });
    const path = `users/${user.uid}?updateMask.fieldPaths=apt`;
    return reachStatusOf((await firestore(token, path, { method: 'PATCH', body })).status);
  },
  'Firestore listener': async ({ ended }) => {
    const code = ended();
    if (code !== null && code !== 'permission-denied') throw new Error(`Ended with ${code}`);
    return code === null ? 'open' : 'refused';
  },
  'Storage get': async ({ token, stored }) =>
    reachStatusOf((await storage(token, `/${encodeURIComponent(stored)}?alt=media`)).status),
  // Tries both an upload that began in time and a new one.
  'Storage upload': async ({ user, token, uploadUrl }) => {
    const begun = reachStatusOf((await sendChunk(token, uploadUrl)).status);
    const fresh = reachStatusOf(
      (await uploadWhole(token, `users/${user.uid}/${randomUUID()}`)).status,
    );
    if (begun !== fresh) throw new Error(`Begun: ${begun}, new: ${fresh}`);
    return fresh;
  },
};

function reachStatusOf(status: number): ReachStatus {
  if (status === 200) return 'open';
  if (REFUSALS.has(status)) return 'refused';
  throw new Error(`Status ${status}`);
}

async function listen({ uid }: TestUser, token: string) {
  const app = initializeApp({ projectId: 'lens-portal', apiKey: 'local' }, randomUUID());
  const database = getFirestore(app);
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(database, host, Number(port), { mockUserToken: token });
  let code: string | null = null;
  await new Promise<void>((resolve, reject) => {
    onSnapshot(
      doc(database, `users/${uid}`),
      () => resolve(),
      (error) => {
        ({ code } = error);
        reject(error);
      },
    );
  });
  return { ended: () => code, close: () => deleteApp(app) };
}

const firebaseHost = () => `http://${process.env['FIRESTORE_EMULATOR_HOST']}`;

function firestore(token: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(`${firebaseHost()}${DOCUMENTS}/${path}`, { ...init, headers });
}

function storage(
  token: string,
  path: string,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const authorization = `Firebase ${token}`;
  return fetch(`${firebaseHost()}${BUCKET}${path}`, {
    ...init,
    headers: Object.assign({ authorization }, headers),
  });
}

function uploadWhole(token: string, name: string): Promise<Response> {
  const body = `--b\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({ name, contentType: 'application/pdf' })}\r\n--b\r\ncontent-type: application/pdf\r\n\r\n%PDF\r\n--b--`;
  return storage(token, `?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/related; boundary=b',
      'x-goog-upload-protocol': 'multipart',
    },
    body,
  });
}

/** Begins an upload and returns the URL for its chunks. */
async function beginUpload(token: string, name: string): Promise<string> {
  const response = await storage(token, `?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
    },
    body: JSON.stringify({ contentType: 'application/pdf' }),
  });
  const url = response.headers.get('x-goog-upload-url');
  if (!url) throw new Error(`No upload began: ${response.status}`);
  return new URL(url).search;
}

/** Sends the next chunk. */
async function sendChunk(token: string, search: string): Promise<Response> {
  const command = (headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
    storage(token, search, { method: 'POST', headers, ...(body && { body }) });
  const here = await command({ 'x-goog-upload-command': 'query' });
  const offset = here.headers.get('x-goog-upload-size-received') ?? '0';
  return command({ 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': offset }, CHUNK);
}
