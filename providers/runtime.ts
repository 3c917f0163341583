import type { FirebaseApp } from 'firebase/app';
import type { DataProvider } from 'react-admin';
import { browserLastActivity } from './activity/last-activity.ts';
import type { LastActivity } from './activity/last-activity.ts';
import { createServerClock } from './activity/server-clock.ts';
import type { ServerClock } from './activity/server-clock.ts';
import { lazily } from './async/lazily.ts';
import { deviceId } from './browser/local-storage.ts';
import type { AuthPort } from './firebase/auth-port.ts';
import type { Documents } from './firebase/documents.ts';
import type { AuthFlow } from './firebase/auth-flow.ts';
import type { Files } from './firebase/files.ts';
import { firebaseAuthPort } from './firebase/firebase-auth.ts';
import { firebaseAuthFlow } from './firebase/firebase-auth-flow.ts';
import { startFirebase } from './firebase/firebase.ts';
import type { FirebaseConfig } from './firebase/firebase.ts';
import type { Functions } from './firebase/functions.ts';
import type { EndedBy } from './http/error-policy.ts';
import { createRestClient } from './http/rest-client.ts';
import type { RestClient } from './http/rest-client.ts';
import { createCleaners } from './session/session-cleaners.ts';
import type { Cleaners } from './session/session-cleaners.ts';
import type { Session } from './session/session-contract.ts';
import { startSession } from './start-session.ts';

export interface RuntimeConfig extends FirebaseConfig {
  apiUrl: string;
}

/** What lives as long as the page does. */
export interface Runtime {
  app: FirebaseApp;
  session: Session;
  client: RestClient;
  authFlow: AuthFlow;
  apiUrl: string;
  /** In all tabs of this browser. */
  lastActivity: LastActivity;
  serverClock: ServerClock;
  /** What is to be done at sign-out while Firestore is still open. Answers how to take it back. */
  beforeForget: Cleaners['add'];
  /** Firestore; its code loads when first asked. A new one after a sign-out. */
  documents: () => Promise<Documents>;
  /** Storage; its code loads when first asked. */
  files: () => Promise<Files>;
  /** The callables; their code loads when first asked. */
  functions: () => Promise<Functions>;
  /** The list of who signed in lately, from Firestore; its code loads when first asked. */
  userActivity: () => Promise<DataProvider>;
}

/** Firestore is loaded when first needed, and a new one after a sign-out. */
function lazyDocuments(app: FirebaseApp, embedded: boolean) {
  const documents = lazily(async () =>
    (await import('./firebase/documents.ts')).openDocuments(app, embedded),
  );
  const forget = async (): Promise<void> => {
    await (await documents.forget())?.forget();
  };
  return { open: documents.get, forget };
}

/** Each token that is issued anew tells the server's time. */
function measuredBy(serverClock: ServerClock, port: AuthPort): AuthPort {
  const token = async (renew: boolean): Promise<string> => {
    const issued = await port.token(renew);
    if (renew) serverClock.measure(issued);
    return issued;
  };
  return { ...port, token };
}

function log(message: string, error?: unknown): void {
  console.error(message, error ?? '');
}

/** Puts the browser's providers together. Nothing of react-admin or Firestore is loaded by it. */
export function startRuntime(config: RuntimeConfig): Runtime {
  const { apiUrl, embedded } = config;
  const { app, auth } = startFirebase(config);
  const serverClock = createServerClock(Date.now);
  const port = measuredBy(serverClock, firebaseAuthPort(auth));
  const authFlow = firebaseAuthFlow(auth, { apiUrl, log });
  const documents = lazyDocuments(app, embedded);
  const lastActivity = browserLastActivity();
  const deps = {
    token: () => session.token(),
    endSession: (by: EndedBy) => void session.signOut(by),
    log,
  };
  const client = createRestClient({ ...deps, deviceId, baseUrl: apiUrl });
  const sessionParts = { apiUrl, auth: port, authFlow, client, lastActivity, serverClock, log };
  const session: Session = startSession({ ...sessionParts, documents: documents.open });
  const lastWords = createCleaners(log);
  session.onLeave(lastWords.run);
  session.onLeave(documents.forget);
  return {
    app,
    session,
    client,
    authFlow,
    apiUrl,
    lastActivity,
    serverClock,
    beforeForget: lastWords.add,
    documents: documents.open,
    files: lazily(async () => (await import('./firebase/files.ts')).openFiles(app, embedded)).get,
    functions: lazily(async () => {
      const { createFunctions, functionsUrl } = await import('./firebase/functions.ts');
      const baseUrl = functionsUrl(embedded, config.firebase.projectId);
      return createFunctions({ ...deps, baseUrl });
    }).get,
    userActivity: async () => {
      await documents.open();
      const { firestoreList } = await import('./data/firestore-list.ts');
      return firestoreList(app);
    },
  };
}
