import { createServer } from 'node:http';
import { type CallableHandler, createFront, listenLocal } from 'embedded-firebase';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { TERMS_VERSION } from '#domain/access/terms.ts';
import { emptyProfile } from '#domain/address/profile.ts';
import { openEmbeddedFirebase, pointFirebaseAdminAt } from '#server/local/firebase-host.ts';
import { keepFirestoreAlive } from '#server/platform/firebase/keep-firestore-alive.ts';

const PASSWORD = 'correct horse';
const PROJECT = 'lens-portal';
const ACCEPTED = { termsAccepted: true, termsAcceptedDate: `${TERMS_VERSION}T00:00:00.000Z` };

export interface TestFirebase {
  auth: Auth;
  firestore: Firestore;
  /** Creates a user with an empty profile, as sign-up does, who has accepted the terms unless `owesTerms` is set. */
  createUser(user: TestUser): Promise<void>;
  /** Signs in and returns an ID token, as a browser does. */
  signIn(email: string, password?: string): Promise<string>;
  /** Calls a callable as a browser does; signed out without a token. */
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
 * Starts the embedded Firebase on its own port, HTTP and gRPC, and points firebase-admin at it, or at the proxy port
 * that `through` opens in front of it.
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
  // The client closes what is idle: a server that does, too, may just get a request.
  server.keepAliveTimeout = 0;
  const front = createFront(server, firebase);
  const port = await listenLocal(front, 0);
  const host = `127.0.0.1:${port}`;
  pointFirebaseAdminAt(`127.0.0.1:${through ? await through(port) : port}`);
  const app = initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` });
  // Milliseconds instead of production's seconds, for tests of silent connections.
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
    call: (name, data, token) =>
      callFunction(`http://${host}/${PROJECT}/us-central1/${name}`, data, token),
    async close() {
      await deleteApp(app);
      front.close();
      server.closeAllConnections();
      await firebase.close();
    },
  };
}

export async function callFunction(
  url: string,
  data: unknown,
  token?: string,
): Promise<CallableAnswer> {
  const response = await fetch(url, {
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
