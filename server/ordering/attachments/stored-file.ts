import { getApp } from 'firebase-admin/app';
import {
  askFirebase,
  LONGEST_QUESTION,
  unavailable,
} from '../../platform/firebase/ask-firebase.ts';

const PRODUCTION = 'https://firebasestorage.googleapis.com';
/** The emulators' administrator token. */
const EMULATOR_TOKEN = 'owner';
/** The status for a range of an empty file. */
const NOTHING_IN_RANGE = 416;
/** Error statuses that describe the file. */
const TELLING: ReadonlySet<number> = new Set([404, NOTHING_IN_RANGE]);

class StorageFailure extends Error {
  readonly willPass: boolean;

  constructor(status: number) {
    super(`Storage answered ${status}`);
    this.willPass = status >= 500 || status === 429;
  }
}

/** The first bytes of a file, and its size in bytes. */
export interface FileHead {
  bytes: Uint8Array;
  size: number;
}

/** Reads the first `most` bytes of a file; null without a file. @throws Problem 503 when Storage does not answer */
export async function readHead(path: string, most: number): Promise<FileHead | null> {
  return askFirebase(async () => {
    const response = await ask(path, { range: `bytes=0-${most - 1}` });
    return response.status === 404 ? null : headOf(response);
  });
}

async function headOf(response: Response): Promise<FileHead> {
  if (response.status === NOTHING_IN_RANGE) return { bytes: new Uint8Array(), size: 0 };
  const bytes = new Uint8Array(await response.arrayBuffer());
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  return { bytes, size: total === undefined ? bytes.length : Number(total) };
}

/** Opens a file; null without a file. @throws Problem 503 when Storage does not start to answer */
export async function openFile(path: string): Promise<ReadableStream<Uint8Array> | null> {
  const response = await askFirebase(() => ask(path, {}));
  return response.status === 404 ? null : response.body;
}

/** Sends a request to Storage's REST API, which is the same for a project and the emulators. */
async function ask(path: string, headers: Record<string, string>): Promise<Response> {
  const { options } = getApp();
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}` : PRODUCTION;
  const token = emulator ? EMULATOR_TOKEN : await accessToken();
  const bucket = encodeURIComponent(options.storageBucket ?? '');
  const stop = new AbortController();
  // Only until the answer starts: a large file may take longer.
  const timer = setTimeout(() => stop.abort(), LONGEST_QUESTION);
  try {
    const response = await fetch(
      `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`,
      { headers: { ...headers, authorization: `Bearer ${token}` }, signal: stop.signal },
    );
    if (response.ok || TELLING.has(response.status)) return response;
    throw new StorageFailure(response.status);
  } catch (error) {
    // A missing or broken connection, a timeout, or a temporary error of Storage.
    if (error instanceof StorageFailure && !error.willPass) throw error;
    throw unavailable('Files cannot be reached just now. Try again', error);
  } finally {
    clearTimeout(timer);
  }
}

async function accessToken(): Promise<string> {
  const credential = getApp().options.credential;
  if (!credential) throw new Error('There is no credential for Storage');
  return (await credential.getAccessToken()).access_token;
}
