import type { Profile } from '#domain/address/profile.ts';
import { ACTIVITY } from './activity/activity-record.ts';
import { idleLimits } from './activity/idle-limits.ts';
import { browserUnreported, createSessionIdle } from './activity/idle-session.ts';
import type { LastActivity } from './activity/last-activity.ts';
import type { ServerClock } from './activity/server-clock.ts';
import { lazily } from './async/lazily.ts';
import { readText } from './browser/local-storage.ts';
import { onOtherTabLeft } from './browser/other-tabs.ts';
import type { AuthFlow } from './firebase/auth-flow.ts';
import type { AuthPort } from './firebase/auth-port.ts';
import type { Documents } from './firebase/documents.ts';
import type { HttpClient } from './http/http.ts';
import type { Session, SessionDeps } from './session/session-contract.ts';
import type { SessionState } from './session/session-state.ts';
import { createSession } from './session/session.ts';
import type { UserSession } from './user-session.ts';

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

/** Creates the session with Firebase and the API. What it does for a user loads with the first user. */
export function startSession(parts: SessionParts): Session {
  const { auth, log } = parts;
  const { get: users } = lazily(async () => {
    const { createUserSession } = await import('./user-session.ts');
    return createUserSession({ ...parts, session });
  });
  // Somebody returns: ahead of Firebase, which reads the sign-in from the browser meanwhile.
  if (readText('authToken') !== null) users().catch(() => undefined);
  const endHere = async (because: SessionState['because']): Promise<void> => {
    // Nobody was signed in.
    if (because === null) return;
    const user = await users().catch((error: unknown) => log('Signing out', error));
    await user?.endHere(because);
  };
  const session: Session = createSession({
    auth: {
      ...auth,
      // There is still a token here, and the other tabs have been notified.
      signOut: async () => {
        await endHere(session.get().because);
        await auth.signOut();
      },
    },
    idle: idleOf(parts),
    establish: async (user, isCurrent) => (await users()).establish(user, isCurrent),
    acceptTerms: async (uid) => (await users()).acceptTerms(uid),
    accounts: async () => (await users()).accounts(),
    signUp: async (input) => (await users()).signUp(input),
    changePassword: async (user, change) => (await users()).changePassword(user, change),
    watchProfile: (uid, onProfile) => watchLater(users, uid, onProfile, log),
    resetActivity: async (state) => (await users()).resetActivity(state),
    onOtherTabLeft,
    log,
  });
  return session;
}

function idleOf({ lastActivity, documents, log }: SessionParts): SessionDeps['idle'] {
  return createSessionIdle({
    lastActivity,
    limits: idleLimits(),
    readRecord: async (uid) => (await documents()).read(ACTIVITY, uid),
    unreported: browserUnreported,
    now: Date.now,
    log,
  });
}

/** Follows a profile once the code is loaded, unless it was stopped before. */
function watchLater(
  users: () => Promise<UserSession>,
  uid: string,
  onProfile: (profile: Profile) => void,
  log: SessionParts['log'],
): () => void {
  let ended = false;
  let end: (() => void) | null = null;
  const start = async (): Promise<void> => {
    const watch = await (await users()).openProfiles();
    if (!ended) end = watch(uid, onProfile);
  };
  start().catch((error: unknown) => log('Following the profile', error));
  return () => {
    ended = true;
    end?.();
  };
}
