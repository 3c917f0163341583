import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  AdminContext,
  HttpError,
  memoryStore,
  Notification,
  reactRouterProvider,
  TestMemoryRouter,
} from 'react-admin';
import type { GetListParams, GetOneParams } from 'react-admin';
import { afterEach, vi } from 'vitest';
import type { Role } from '#domain/auth.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { ApiErrorBody, ApiErrorCode } from '#domain/schemas/api-error.ts';
import type { PortalDataProvider } from '#providers/data.ts';
import type { Session } from '#providers/session.ts';
import { nobody } from '#providers/session-state.ts';
import { SessionContext } from '#providers/use-session.ts';
import { createI18nProvider } from '#src/i18n/i18n-provider.ts';
import { createQueryClient } from '#src/query-client.ts';
import { lightTheme } from '#src/theme/theme.ts';

// typing key by key through a whole form takes its time on a busy machine
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

const unexpected = (method: string) => () =>
  Promise.reject(new Error(`The test did not expect ${method}`));

export type GetList = (
  resource: string,
  params: Partial<GetListParams>,
) => Promise<{ data: unknown[]; total: number }>;
export type GetOne = (resource: string, params: GetOneParams) => Promise<{ data: unknown }>;

export interface FakeMethods {
  getList?: GetList;
  getOne?: GetOne;
  submitOrder?: PortalDataProvider['submitOrder'];
  decideOrder?: PortalDataProvider['decideOrder'];
  decideApplication?: PortalDataProvider['decideApplication'];
}

/** The port to the server: the catalogue is there, all else is what the test says. */
export function fakeDataProvider(methods: FakeMethods = {}): PortalDataProvider {
  return {
    getList: unexpected('getList'),
    getOne: unexpected('getOne'),
    getMany: (_resource: string, { ids }: { ids: unknown[] }) =>
      Promise.resolve({ data: catalogue.filter((lens) => ids.includes(lens.id)) }),
    getManyReference: unexpected('getManyReference'),
    create: unexpected('create'),
    update: unexpected('update'),
    updateMany: unexpected('updateMany'),
    delete: unexpected('delete'),
    deleteMany: unexpected('deleteMany'),
    submitOrder: unexpected('submitOrder'),
    decideOrder: unexpected('decideOrder'),
    decideApplication: unexpected('decideApplication'),
    ...methods,
  } as PortalDataProvider;
}

const nothing = () => Promise.resolve();

function fakeSession(roles: Role[]): Session {
  const state = { ...nobody, status: 'signedIn' as const, roles, accountNumber: '100200' };
  return {
    get: () => state,
    subscribe: () => () => undefined,
    authReady: Promise.resolve(),
    signIn: nothing,
    signUp: nothing,
    checkEmail: () => Promise.resolve(true),
    previewProfile: () => () => undefined,
    signOut: vi.fn<() => Promise<void>>(nothing),
    refresh: nothing,
    token: () => Promise.resolve('token'),
    chooseAccount: () => undefined,
    acceptTerms: nothing,
    onLeave: () => () => undefined,
  };
}

interface RenderPageOptions {
  page: ReactNode;
  /** The route's path and the address that is open. */
  path: string;
  at?: string;
  dataProvider: PortalDataProvider;
  roles?: Role[];
  locale?: 'en' | 'es';
}

/** Shows a page as the portal does: theme, words, router, session, and a data provider at the port. */
export function renderPage(options: RenderPageOptions) {
  const { page, path, at = path, dataProvider, roles = ['ADMIN'], locale = 'en' } = options;
  const queryClient = createQueryClient();
  const session = fakeSession(roles);
  const location = { pathname: at };
  const router: { navigate?: (to: string) => void } = {};
  const { Routes, Route } = reactRouterProvider;
  const view = render(
    <TestMemoryRouter
      initialEntries={[at]}
      locationCallback={({ pathname }) => {
        location.pathname = pathname;
      }}
      navigateCallback={(go) => {
        router.navigate = (to) => void go(to);
      }}
    >
      <SessionContext value={session}>
        <AdminContext
          dataProvider={dataProvider}
          i18nProvider={createI18nProvider(locale)}
          queryClient={queryClient}
          store={memoryStore()}
          theme={lightTheme}
        >
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={<p>another page</p>} />
          </Routes>
          <Notification />
        </AdminContext>
      </SessionContext>
    </TestMemoryRouter>,
  );
  return {
    ...view,
    location,
    navigate: (to: string) => router.navigate?.(to),
    session,
    queryClient,
    user: userEvent.setup(),
  };
}

/** The error that the data provider throws for an answer of the API. */
export function apiError(
  status: number,
  code: ApiErrorCode,
  rest: Partial<ApiErrorBody> = {},
): HttpError {
  const body: ApiErrorBody = { code, message: 'Refused', requestId: 'req-1', ...rest };
  return new HttpError(body.message, status, body);
}

/** What the data provider throws when no answer came. */
export function lostConnection(): HttpError {
  return new HttpError('No connection', 0, null);
}

/** react-admin logs every failure of a data provider; a test that provokes one keeps the output clean. */
export function expectLoggedErrors(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}
