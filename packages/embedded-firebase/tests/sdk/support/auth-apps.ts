import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { afterAll, expect } from 'vitest';
import { openTarget, type FirebaseTarget } from './target.ts';

const apps = new Set<FirebaseApp>();

/** One more browser: an app of its own with its own sign-in, connected to the target. */
export function openWebApp(target: FirebaseTarget): FirebaseApp {
  const options = { projectId: target.projectId, apiKey: 'local', storageBucket: 'demo-bucket' };
  const app = initializeApp(options, randomUUID());
  apps.add(app);
  return app;
}

export function openWebAuth(target: FirebaseTarget, app = openWebApp(target)): Auth {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const { host, port } = target.auth;
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
  return auth;
}

/** Signs in by an unsigned token, where there is a user. */
export const tokenOf = (uid?: string) =>
  uid === undefined
    ? {}
    : { mockUserToken: { sub: uid, auth_time: Math.floor(Date.now() / 1000) } };

/** Ends every app that was opened; call it in `afterEach` or `afterAll`. */
export async function closeAuthApps(): Promise<void> {
  const open = [...apps];
  apps.clear();
  await Promise.all(open.map((app) => deleteApp(app)));
}

/** A target for a whole file; it and every app end with the file. */
export async function openSuite(): Promise<FirebaseTarget> {
  const target = await openTarget();
  afterAll(async () => {
    await closeAuthApps();
    await target.close();
  });
  return target;
}

/** Answers tell which accounts exist (VA-01). */
export async function discloseEmails(target: FirebaseTarget): Promise<void> {
  await emulatorCall(target, 'PATCH', 'config', {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
  });
}

export function freshEmail(): string {
  return `${randomUUID()}@practice.test`;
}

/** An error of that code. */
export const coded = (code: unknown) => expect.objectContaining({ code });

export const PASSWORD = 'correct horse';

interface OobCode {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** The newest code mailed to that address. */
export async function latestCode(target: FirebaseTarget, email: string): Promise<OobCode> {
  const { oobCodes } = (await emulatorCall(target, 'GET', 'oobCodes')) as { oobCodes: OobCode[] };
  const code = oobCodes.findLast((candidate) => candidate.email === email);
  if (!code) throw new Error(`No code for ${email}`);
  return code;
}

async function emulatorCall(
  target: FirebaseTarget,
  method: string,
  what: string,
  body?: object,
): Promise<unknown> {
  const { host, port } = target.auth;
  const url = `http://${host}:${port}/emulator/v1/projects/${target.projectId}/${what}`;
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${what}: ${response.status}`);
  return response.json();
}
