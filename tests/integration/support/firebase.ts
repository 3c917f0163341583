import { openIdentity } from '#local-firebase/identity/identity.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const PASSWORD = 'correct horse';

export interface TestFirebase {
  auth: Auth;
  createUser(user: TestUser): Promise<void>;
  /** An ID token, as the browser gets it. */
  signIn(email: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestUser {
  uid: string;
  email: string;
  emailVerified?: boolean;
  claims?: Record<string, unknown>;
}

/** The embedded Firebase's sign-in over HTTP, with firebase-admin pointed at it. */
export async function startTestFirebase(): Promise<TestFirebase> {
  const identity = await openIdentity({
    projectId: 'lens-portal',
    file: null,
    actionUrl: 'http://127.0.0.1/auth/action',
  });
  const server = createServer((request, response) => {
    if (!identity.handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
  const app = initializeApp({ projectId: 'lens-portal' });
  const auth = getAuth(app);
  return {
    auth,
    async createUser({ uid, email, emailVerified = true, claims }) {
      await auth.createUser({ uid, email, emailVerified, password: PASSWORD, displayName: email });
      if (claims) await auth.setCustomUserClaims(uid, claims);
    },
    signIn: (email) => signIn(host, email),
    async close() {
      await deleteApp(app);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await identity.close();
    },
  };
}

async function signIn(host: string, email: string): Promise<string> {
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
    },
  );
  const answer: unknown = await response.json();
  return z.object({ idToken: z.string() }).parse(answer).idToken;
}
