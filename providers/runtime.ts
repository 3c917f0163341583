import type { FirebaseApp } from 'firebase/app';
import type { DataProvider } from 'react-admin';
import type { AuthPort, AuthUser } from './auth-port.ts';
import type { Documents } from './documents.ts';
import { startFirebase } from './firebase.ts';
import type { FirebaseConfig } from './firebase.ts';
import { firebaseAuthPort } from './firebase-auth.ts';
import { readText } from './local-storage.ts';
import { onOtherTabLeft } from './other-tabs.ts';
import { createRestClient } from './rest-client.ts';
import type { RestClient } from './rest-client.ts';
import { createSession } from './session.ts';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

export interface RuntimeConfig extends FirebaseConfig {
  apiUrl: string;
}

/** What lives as long as the page does. */
export interface Runtime {
  app: FirebaseApp;
  session: Session;
  client: RestClient;
  apiUrl: string;
  /** The list of who signed in lately, from Firestore; its code loads when first asked. */
  userActivity: () => Promise<DataProvider>;
}

/** Firestore is loaded when first needed, and a new one after a sign-out. */
function lazyDocuments(app: FirebaseApp, embedded: boolean) {
  let opened: Promise<Documents> | null = null;
  const open = (): Promise<Documents> => {
    opened ??= import('./documents.ts').then((module) => module.openDocuments(app, embedded));
    return opened;
  };
  const forget = async (): Promise<void> => {
    const documents = await opened;
    opened = null;
    await documents?.forget();
  };
  return { open, forget };
}

/** Everything that needs the schemas loads here, once somebody is signed in. */
async function establishSession(
  user: AuthUser,
  auth: AuthPort,
  open: () => Promise<Documents>,
  client: RestClient,
  token: () => Promise<string>,
): Promise<{ state: SessionState; remember: (state: SessionState) => void }> {
  const [{ establish }, { loadProfile }, { loadAccounts }, { rememberSession }] = await Promise.all(
    [
      import('./establish.ts'),
      import('./profiles.ts'),
      import('./accounts.ts'),
      import('./session-storage.ts'),
    ],
  );
  const bearer = await token();
  const state = await establish(user, {
    claims: auth.claims,
    profile: async () => loadProfile(await open(), user),
    accounts: () => loadAccounts(client, bearer),
    chosen: () => readText('accountNumber'),
    now: Date.now,
  });
  return { state, remember: rememberSession };
}

function log(message: string, error?: unknown): void {
  console.error(message, error ?? '');
}

/** Puts the browser's providers together. Nothing of react-admin or Firestore is loaded by it. */
export function startRuntime(config: RuntimeConfig): Runtime {
  const { app, auth } = startFirebase(config);
  const port = firebaseAuthPort(auth);
  const documents = lazyDocuments(app, config.embedded);
  const session: Session = createSession({
    auth: port,
    establish: async (user, isCurrent) => {
      const { state, remember } = await establishSession(
        user,
        port,
        documents.open,
        client,
        session.token,
      );
      if (isCurrent()) remember(state);
      return state;
    },
    acceptTerms: async (uid) => {
      const { acceptTerms } = await import('./profiles.ts');
      await acceptTerms(await documents.open(), uid, new Date());
    },
    resetActivity: async (state) => {
      const { recordSignIn } = await import('./record-sign-in.ts');
      await recordSignIn(await documents.open(), state);
    },
    onOtherTabLeft,
    log,
  });
  const client = createRestClient({
    baseUrl: config.apiUrl,
    token: () => session.token(),
    endSession: (by) => void session.signOut(by),
    log,
  });
  session.onLeave(documents.forget);
  const userActivity = async (): Promise<DataProvider> => {
    await documents.open();
    const { firestoreList } = await import('./firestore-list.ts');
    return firestoreList(app);
  };
  return { app, session, client, apiUrl: config.apiUrl, userActivity };
}
