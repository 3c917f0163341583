import { render } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import type { AuthFlow } from '#providers/firebase/auth-flow.ts';
import type { HttpClient } from '#providers/http/http.ts';
import { ConnectionContext } from '#providers/http/use-connection.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import type { Runtime } from '#providers/runtime.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import { SessionContext } from '#providers/session/use-session.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import { i18nProviderIn } from '#src/i18n/i18n-provider.ts';
import { createQueryClient } from '#src/query-client.ts';
import { createPortalStore } from '#src/settings/portal-store.ts';
import { chooseTheme } from '#src/theme/theme-choice.ts';
import { portalThemes } from '#src/theme/theme.ts';
import { PRACTICE_USER } from '../../unit/providers/fake-auth.ts';
import { practiceState, startFakeSession } from '../../unit/providers/session-fixture.ts';
import { fakeConnection } from '../fake-connection.ts';
import { newUser } from '../new-user.ts';

/** The simulated window width and color scheme of the device. */
export const device = { width: 1280, dark: false };

/** Answers the shell's media queries from `device`, which resets for each test. */
export function installDevice(): void {
  beforeEach(() => {
    Object.assign(device, { width: 1280, dark: false });
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        const [, limit] = /max-width: ([\d.]+)px/.exec(query) ?? [];
        return limit ? device.width <= Number(limit) : device.dark && query.includes('dark');
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => chooseTheme('system'));
}

/** What the bell and the settings ask for on every page; a client that tests them answers itself. */
const NOTHING: Readonly<Record<string, unknown>> = {
  '/notices': { notices: [], unread: 0, next: null },
  '/notification-defaults': [],
};

/** Answers that there are neither notices nor defaults, unless the test's API has `ownNotices`. */
function withoutNotices(client: ShowOptions['client']): HttpClient {
  return (path, request) => {
    if (path in NOTHING && !client?.ownNotices) {
      return Promise.resolve({ status: 200, headers: new Headers(), json: NOTHING[path] });
    }
    return client
      ? client(path, request)
      : Promise.reject(new Error(`The test did not expect ${path}`));
  };
}

interface ShowOptions {
  state?: Partial<SessionState>;
  at?: string;
  authFlow?: Partial<AuthFlow>;
  client?: HttpClient & { ownNotices?: true };
}

/** Wraps an element in the portal's providers, as `createApp` does. */
function Portal({ children }: { children: React.ReactNode }) {
  const locale = useLocale();
  return (
    <AdminContext
      i18nProvider={i18nProviderIn(locale)}
      store={store}
      queryClient={queryClient}
      {...portalThemes[locale]}
    >
      {children}
    </AdminContext>
  );
}

let store = createPortalStore();
let queryClient = createQueryClient();

/** Renders `element` for a practice, or for the user in `state`. */
export async function showShell(element: React.ReactNode, options: ShowOptions = {}) {
  const { state = {}, at = '/customer/home', authFlow = {}, client } = options;
  vi.stubGlobal('innerWidth', device.width);
  store = createPortalStore();
  queryClient = createQueryClient();
  const fixture = startFakeSession(PRACTICE_USER, {
    establish: () => Promise.resolve(practiceState(state)),
  });
  await fixture.session.authReady;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const runtime = { session: fixture.session, authFlow } as Runtime;
  const { container } = render(
    <RuntimeContext value={runtime}>
      <SessionContext value={fixture.session}>
        <ConnectionContext value={fakeConnection({ client: withoutNotices(client) })}>
          <Portal>
            <RouterProvider router={router} />
          </Portal>
        </ConnectionContext>
      </SessionContext>
    </RuntimeContext>,
  );
  return { ...fixture, container, router, store, queryClient, user: newUser() };
}

export const SUPER: Partial<SessionState> = { roles: ['ADMIN', 'SUPERADMIN'], accounts: [] };
