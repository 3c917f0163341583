import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { AuthFlow } from '#providers/firebase/auth-flow.ts';
import type { AuthUser } from '#providers/firebase/auth-port.ts';
import type { Runtime } from '#providers/runtime.ts';
import type { SessionDeps } from '#providers/session/session-contract.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import { PRACTICE_USER } from '../../unit/providers/fake-auth.ts';
import { practiceState, startFakeSession } from '../../unit/providers/session-fixture.ts';
import { newUser } from '../new-user.ts';
import { renderIn } from '../render-in.tsx';

export const NOT_VERIFIED: AuthUser = { ...PRACTICE_USER, emailVerified: false };

const nothing = () => Promise.resolve();

/** An auth flow that succeeds at once, and records its calls. */
function fakeAuthFlow() {
  return {
    speak: vi.fn<AuthFlow['speak']>(),
    createAccount: vi.fn<AuthFlow['createAccount']>(() => Promise.resolve(NOT_VERIFIED)),
    sendVerification: vi.fn<AuthFlow['sendVerification']>(nothing),
    changeAddress: vi.fn<AuthFlow['changeAddress']>(nothing),
    confirmPassword: vi.fn<AuthFlow['confirmPassword']>(nothing),
    sendPasswordReset: vi.fn<AuthFlow['sendPasswordReset']>(nothing),
    readLink: vi.fn<AuthFlow['readLink']>(() =>
      Promise.resolve({ action: 'verifyEmail', email: 'practice@lens.test', previousEmail: null }),
    ),
    applyLink: vi.fn<AuthFlow['applyLink']>(nothing),
    setPassword: vi.fn<AuthFlow['setPassword']>(nothing),
  };
}

interface AuthPageSetting {
  /** The signed-in user; null when signed out. */
  user?: AuthUser | null;
  state?: Partial<SessionState>;
  deps?: Partial<SessionDeps>;
  historyState?: unknown;
}

/** Renders `element` at `address` in StrictMode, as the entry does; every other address shows "elsewhere". */
export async function showAuthPage(
  address: string,
  element: React.ReactNode,
  { user = null, state, deps, historyState }: AuthPageSetting = {},
) {
  const authFlow = fakeAuthFlow();
  const fixture = startFakeSession(user, {
    establish: async (who) =>
      practiceState({
        user: who,
        authStatus: who.emailVerified ? 'AUTHENTICATED' : 'EMAILNOTVERIFIED',
        ...state,
      }),
    ...deps,
  });
  await fixture.session.authReady;
  const [pathname = '', query = ''] = address.split('?');
  const router = createMemoryRouter(
    [
      { path: pathname, element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [{ pathname, search: query && `?${query}`, state: historyState }] },
  );
  const runtime: Partial<Runtime> = { authFlow };
  const show = () =>
    renderIn(
      fixture.session,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      runtime,
    );
  const at = () => router.state.location.pathname + router.state.location.search;
  const handedOn = (): unknown => router.state.location.state;
  return { ...fixture, authFlow, show, at, handedOn, user: newUser() };
}
