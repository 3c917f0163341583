import { vi } from 'vitest';
import type { Mock } from 'vitest';
import { emptyProfile } from '#domain/address/profile.ts';
import type { AuthUser } from '#providers/firebase/auth-port.ts';
import type { Session, SessionDeps } from '#providers/session/session-contract.ts';
import { nobody } from '#providers/session/session-state.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import { createSession } from '#providers/session/session.ts';
import { FakeAuth, PRACTICE_USER } from './fake-auth.ts';

/** A practice of two accounts, signed in, with the terms accepted. */
export function practiceState(over: Partial<SessionState> = {}): SessionState {
  return {
    ...nobody,
    status: 'signedIn',
    authStatus: 'AUTHENTICATED',
    user: { uid: 'u1', email: 'practice@lens.test', emailVerified: true },
    roles: ['CUSTOMER'],
    profile: {
      ...emptyProfile('u1', 'practice@lens.test'),
      firstName: 'Paula',
      lastName: 'Practice',
      accountNumber: '100200',
      termsAccepted: true,
      termsAcceptedDate: '2026-11-15T09:30:00.000Z',
    },
    accounts: [
      { accountNumber: '100200', practice: 'North' },
      { accountNumber: '100201', practice: 'South' },
    ],
    accountNumber: '100200',
    since: 1,
    ...over,
  };
}

export interface SessionFixture {
  auth: FakeAuth;
  session: Session;
  deps: SessionDeps & { resetActivity: Mock<SessionDeps['resetActivity']> };
  leaveInOtherTab: () => void;
}

/** A session on fakes once it is known who is here: a practice, unless somebody else is named. */
export async function signedIn(over: Partial<SessionDeps> = {}, user = PRACTICE_USER) {
  const fixture = startFakeSession(user, over);
  await fixture.session.authReady;
  return fixture;
}

/** The same where nobody is. */
export async function signedOut(over: Partial<SessionDeps> = {}) {
  const fixture = startFakeSession(null, over);
  await fixture.session.authReady;
  return fixture;
}

/** An inactivity that never ends a session. */
export const idleSession = (over: Partial<SessionDeps['idle']> = {}): SessionDeps['idle'] => ({
  begin: () => () => undefined,
  isUnreported: () => false,
  reported: () => undefined,
  isOver: () => false,
  wasOver: () => Promise.resolve(false),
  ...over,
});

/** A session on fakes; `current` is who Firebase remembers from last time. */
export function startFakeSession(
  current: AuthUser | null = null,
  over: Partial<SessionDeps> = {},
): SessionFixture {
  const auth = new FakeAuth(current);
  const otherTab = new Set<() => void>();
  const deps = {
    auth,
    establish: (user: AuthUser) => Promise.resolve(practiceState({ user })),
    acceptTerms: () => Promise.resolve(),
    accounts: () => Promise.resolve(practiceState().accounts),
    changePassword: () => Promise.resolve(),
    signUp: () => Promise.resolve({ user: PRACTICE_USER, unfinished: [] }),
    watchProfile: () => () => undefined,
    idle: idleSession(),
    onOtherTabLeft: (listener: () => void) => void otherTab.add(listener),
    log: vi.fn<SessionDeps['log']>(),
    ...over,
    resetActivity: vi.fn<SessionDeps['resetActivity']>(() => Promise.resolve()),
  };
  const leaveInOtherTab = (): void => {
    for (const listener of otherTab) listener();
  };
  return { auth, session: createSession(deps), deps, leaveInOtherTab };
}
