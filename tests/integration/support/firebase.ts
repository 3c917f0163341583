import { emptyProfile } from '#domain/schemas/profile.ts';
import { TERMS_VERSION } from '#domain/terms.ts';
import type { CallableHandler } from '#local-firebase/functions/callable.ts';
import { createFront, listenLocal } from '#local-firebase/front.ts';
import { keepFirestoreAlive } from '#server/platform/firebase/keep-firestore-alive.ts';
import { openEmbeddedFirebase, pointFirebaseAdminAt } from '#server/local/firebase-host.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { createServer } from 'node:http';
import { z } from 'zod';

const PASSWORD = 'correct horse';
const PROJECT = 'lens-portal';
const ACCEPTED = { termsAccepted: true, termsAcceptedDate: `${TERMS_VERSION}T00:00:00.000Z` };

export interface TestFirebase {
  auth: Auth;
  firestore: Firestore;
  /** With an empty profile, as signing up leaves it; the terms are accepted unless the user owes them. */
  createUser(user: TestUser): Promise<void>;
  /** An ID token, as the browser gets it. */
  signIn(email: string, password?: string): Promise<string>;
  /** One of the callables, as the browser asks; without a token as nobody. */
  call(name: string, data: unknown, token?: string): Promise<CallableAnswer>;
  close(): Promise<void>;
}

export interface CallableAnswer {
  status: number;
  result?: unknown;
  error?: { status: string; message: string; details?: unknown } | undefined;
}

export interface TestUser {
  uid: string;
  email: string;
  emailVerified?: boolean;
  claims?: Record<string, unknown>;
  /** LG-05: has not accepted the terms. */
  owesTerms?: boolean;
}

/**
 * The embedded Firebase on a port of its own, HTTP and gRPC, with firebase-admin pointed at it, or at the port that
 * `through` opens before it.
 */
export async function startTestFirebase(
  functions: Record<string, CallableHandler> = {},
  through?: (port: number) => Promise<number>,
): Promise<TestFirebase> {
  const firebase = await openEmbeddedFirebase({
    root: process.cwd(),
    folder: null,
    projectId: PROJECT,
    origin: 'http://127.0.0.1',
    onMail: () => Promise.resolve(),
    functions,
  });
  const server = createServer((request, response) => {
    if (!firebase.handle(request, response)) response.writeHead(404).end();
  });
  const front = createFront(server, firebase);
  const port = await listenLocal(front, 0);
  const host = `127.0.0.1:${port}`;
  pointFirebaseAdminAt(`127.0.0.1:${through ? await through(port) : port}`);
  const app = initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` });
  // Production's seconds in milliseconds, where a test looks at what is silent.
  keepFirestoreAlive(app, through ? { every: 300, within: 200 } : undefined);
  const auth = getAuth(app);
  const firestore = getFirestore(app);
  return {
    auth,
    firestore,
    async createUser({ uid, email, emailVerified = true, claims, owesTerms = false }) {
      const profile = emptyProfile(uid, email);
      await firestore.doc(`users/${uid}`).set(owesTerms ? profile : { ...profile, ...ACCEPTED });
      await auth.createUser({ uid, email, emailVerified, password: PASSWORD, displayName: email });
      if (claims) await auth.setCustomUserClaims(uid, claims);
    },
    signIn: (email, password = PASSWORD) => signIn(host, email, password),
    call: (name, data, token) => callFunction(host, name, data, token),
    async close() {
      await deleteApp(app);
      front.close();
      server.closeAllConnections();
      await firebase.close();
    },
  };
}

async function callFunction(
  host: string,
  name: string,
  data: unknown,
  token?: string,
): Promise<CallableAnswer> {
  const response = await fetch(`http://${host}/${PROJECT}/us-central1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

async function signIn(host: string, email: string, password: string): Promise<string> {
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const answer: unknown = await response.json();
  return z.object({ idToken: z.string() }).parse(answer).idToken;
}
