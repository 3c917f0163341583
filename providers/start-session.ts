import type { Profile } from '#domain/schemas/profile.ts';
import { createAcceptanceMemory } from './account/accepted-terms.ts';
import type { AcceptanceMemory } from './account/accepted-terms.ts';
import { ACTIVITY } from './activity/activity-record.ts';
import { idleLimits } from './activity/idle-limits.ts';
import { browserUntold, createSessionIdle } from './activity/idle-session.ts';
import type { LastActivity } from './activity/last-activity.ts';
import type { ServerClock } from './activity/server-clock.ts';
import { readText } from './browser/local-storage.ts';
import { onOtherTabLeft } from './browser/other-tabs.ts';
import type { AuthPort, AuthUser } from './firebase/auth-port.ts';
import type { Documents } from './firebase/documents.ts';
import type { AuthFlow } from './firebase/auth-flow.ts';
import type { EndedBy } from './http/error-table.ts';
import type { HttpClient } from './http/http.ts';
import type { PasswordDeps } from './session/change-password.ts';
import { endOwnSession } from './session/end-own-session.ts';
import { followSessionEnds } from './session/follow-session-ends.ts';
import { createSession } from './session/session.ts';
import type { Session, SessionDeps } from './session/session-contract.ts';
import type { SessionState } from './session/session-state.ts';

/** The parts of the session. */
export interface SessionParts {
  auth: AuthPort;
  authFlow: AuthFlow;
  documents: () => Promise<Documents>;
  client: HttpClient;
  lastActivity: LastActivity;
  serverClock: ServerClock;
  log: (message: string, error?: unknown) => void;
}

type AuthTime = () => Promise<number | null>;

/** Creates the session with Firebase and the API, and ends it when the server no longer accepts it. */
export function startSession(parts: SessionParts): Session {
  const { auth, documents, client, log } = parts;
  const acceptance = createAcceptanceMemory();
  const authTime: AuthTime = async () => authTimeIn(await auth.claims());
  const acceptTerms = async (uid: string): Promise<void> => {
    const authService = await import('./activity/auth-service.ts');
    acceptance.note(uid, await authService.acceptTerms(client));
  };
  const session: Session = createSession({
    auth: {
      ...auth,
      // There is still a token here, and the other tabs have been notified.
      signOut: async () => {
        const { locks } = navigator;
        await endOwnSession(session.get().because, { client, auth, authTime, locks, log });
        await auth.signOut();
      },
    },
    idle: idleOf(parts),
    establish: async (user, isCurrent) => {
      const established = establishSession(user, parts, acceptance);
      const { state, remember } = await established.catch(async (error: unknown) => {
        const by = await whyEnded(user.uid, error, parts, authTime);
        if (by && isCurrent()) void session.signOut(by);
        throw error;
      });
      if (isCurrent()) remember(state);
      return state;
    },
    acceptTerms,
    accounts: async () => (await import('./account/accounts.ts')).loadAccounts(client),
    signUp: async (input) => {
      const { signUp } = await import('./session/sign-up.ts');
      return signUp(input, { authFlow: parts.authFlow, documents, acceptTerms, log });
    },
    changePassword: async (user, change) => {
      const { changePassword } = await import('./session/change-password.ts');
      await changePassword(change, passwordDeps(user, parts, authTime));
    },
    watchProfile: (uid, onProfile) =>
      watchLater(parts, uid, (profile) => onProfile(acceptance.apply(profile))),
    resetActivity: (state) => resetActivity(state, parts),
    onOtherTabLeft,
    log,
  });
  followSessionEnds({ session, documents, authTime, log });
  return session;
}

function idleOf({ lastActivity, documents, log }: SessionParts): SessionDeps['idle'] {
  return createSessionIdle({
    lastActivity,
    limits: idleLimits(),
    readRecord: async (uid) => (await documents()).read(ACTIVITY, uid),
    untold: browserUntold,
    now: Date.now,
    log,
  });
}

async function resetActivity(state: SessionState, parts: SessionParts): Promise<void> {
  const { auth, documents, serverClock } = parts;
  const { recordSignIn } = await import('./activity/activity-recording.ts');
  serverClock.measure(await auth.token(false));
  await recordSignIn(await documents(), state, Date.now() - serverClock.ahead());
}

function passwordDeps(
  { email }: AuthUser,
  { auth, authFlow, client }: SessionParts,
  authTime: AuthTime,
): PasswordDeps {
  return {
    confirm: authFlow.confirmPassword,
    signedInAt: authTime,
    send: async (change) => {
      const body = JSON.stringify(change);
      await client('/auth/password', { kind: 'change', method: 'POST', body });
    },
    signIn: (password) => auth.signIn(email, password),
  };
}

/** Loads all code that needs the schemas, once a user is signed in. */
async function establishSession(
  user: AuthUser,
  { auth, documents, client, log }: SessionParts,
  acceptance: AcceptanceMemory,
): Promise<{ state: SessionState; remember: (state: SessionState) => void }> {
  const [{ establish }, { loadProfile }, { loadAccounts }, { keptAccounts, rememberSession }] =
    await Promise.all([
      import('./session/establish.ts'),
      import('./account/profiles.ts'),
      import('./account/accounts.ts'),
      import('./session/session-storage.ts'),
    ]);
  const state = await establish(user, {
    claims: auth.claims,
    profile: async () => acceptance.apply(await loadProfile(await documents(), user, log)),
    accounts: () => loadAccounts(client),
    kept: keptAccounts,
    chosen: () => readText('accountNumber'),
    now: Date.now,
    log,
  });
  return { state, remember: rememberSession };
}

/** Listens to a profile once Firestore is loaded, unless it was stopped before. */
function watchLater(
  { documents: open, log }: SessionParts,
  uid: string,
  onProfile: (profile: Profile) => void,
): () => void {
  let ended = false;
  let end: (() => void) | null = null;
  const start = async (): Promise<void> => {
    const [{ watchProfile }, documents] = await Promise.all([
      import('./account/watch-profile.ts'),
      open(),
    ]);
    if (!ended) end = watchProfile(documents, uid, onProfile, log);
  };
  start().catch((error: unknown) => log('Following the profile', error));
  return () => {
    ended = true;
    end?.();
  };
}

/** Returns why the session had ended if that caused `error`; null when it did not, or when that is not known. */
async function whyEnded(
  uid: string,
  error: unknown,
  { documents: open, log }: SessionParts,
  authTime: AuthTime,
): Promise<EndedBy | null> {
  try {
    const { endedBefore } = await import('./session/session-ends.ts');
    return await endedBefore(uid, error, { documents: await open(), authTime });
  } catch (problem) {
    log('Whether the session counts', problem);
    return null;
  }
}

/** Returns `auth_time` of a token in seconds, which Firebase's SDK gives as text. */
function authTimeIn(claims: unknown): number | null {
  if (typeof claims !== 'object' || claims === null || !('auth_time' in claims)) return null;
  return Number(claims.auth_time) || null;
}
