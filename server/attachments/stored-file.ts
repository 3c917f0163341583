import { getApp } from 'firebase-admin/app';

const PRODUCTION = 'https://firebasestorage.googleapis.com';
/** What the emulators take for the administrator. */
const EMULATOR_TOKEN = 'owner';
const PATIENCE = 10_000;

/** The first bytes of a file, and how many there are in all. */
export interface FileHead {
  bytes: Uint8Array;
  size: number;
}

/** Reads the first `most` bytes of a file in Storage; null when there is none. @throws Error when Storage does not answer */
export async function readHead(path: string, most: number): Promise<FileHead | null> {
  const response = await ask(path, { range: `bytes=0-${most - 1}` });
  if (response.status === 404) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  return { bytes, size: total === undefined ? bytes.length : Number(total) };
}

/** The bytes of a file in Storage; null when there is none. @throws Error when Storage does not answer */
export async function openFile(path: string): Promise<ReadableStream<Uint8Array> | null> {
  const response = await ask(path, {});
  return response.status === 404 ? null : response.body;
}

/** Storage's own REST interface, which is the same for a project and for the emulators. */
async function ask(path: string, headers: Record<string, string>): Promise<Response> {
  const { options } = getApp();
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}` : PRODUCTION;
  const token = emulator ? EMULATOR_TOKEN : await accessToken();
  const bucket = encodeURIComponent(options.storageBucket ?? '');
  const stop = new AbortController();
  // Only until it begins to answer: a large file may take its time.
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const response = await fetch(
      `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`,
      { headers: { ...headers, authorization: `Bearer ${token}` }, signal: stop.signal },
    );
    if (response.ok || response.status === 404) return response;
    throw new Error(`Storage answered ${response.status}`);
  } finally {
    clearTimeout(timer);
  }
}

async function accessToken(): Promise<string> {
  const credential = getApp().options.credential;
  if (!credential) throw new Error('There is no credential for Storage');
  return (await credential.getAccessToken()).access_token;
}
