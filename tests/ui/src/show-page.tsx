import { createMemoryRouter, RouterProvider } from 'react-router';
import type { SessionDeps } from '#providers/session/session-contract.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import { PRACTICE_USER } from '../../unit/providers/fake-auth.ts';
import { practiceState, startFakeSession } from '../../unit/providers/session-fixture.ts';
import { newUser } from '../new-user.ts';
import { renderIn } from '../render-in.tsx';

/** Renders `element` at `path`; every other address shows "elsewhere". */
export function showPage(
  path: string,
  element: React.ReactNode,
  state: Partial<SessionState> | null,
  deps: Partial<SessionDeps> = {},
  { hash = '', told = null }: { hash?: string; told?: unknown } = {},
) {
  const fixture = startFakeSession(state && PRACTICE_USER, {
    establish: () => Promise.resolve(practiceState(state ?? {})),
    ...deps,
  });
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [{ pathname: path, hash, state: told }] },
  );
  renderIn(fixture.session, <RouterProvider router={router} />);
  const at = () => router.state.location.pathname + router.state.location.search;
  const whole = () => at() + router.state.location.hash;
  const entryState = (): unknown => router.state.location.state;
  return { ...fixture, at, whole, entryState, user: newUser() };
}
