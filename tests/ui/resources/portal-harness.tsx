import { render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore, reactRouterProvider, TestMemoryRouter } from 'react-admin';
import type { GetListParams, GetOneParams } from 'react-admin';
import { vi, type Mock } from 'vitest';
import type { ApiErrorBody, ApiErrorCode } from '#domain/access/api-error.ts';
import type { Role } from '#domain/access/auth.ts';
import type { Account } from '#domain/customers/customer.ts';
import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import { FIRST_CHARGES } from '#domain/money/pricing/price-delivery.ts';
import type { Draft, DraftInput } from '#domain/orders/draft.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { DraftMethods } from '#providers/data/drafts.ts';
import type { LensMethods } from '#providers/data/lenses.ts';
import type { OrderMethods } from '#providers/data/orders.ts';
import type { PreferenceMethods } from '#providers/data/preferences.ts';
import type { PriceMethods } from '#providers/data/prices.ts';
import type { StaffMethods } from '#providers/data/staff/staff.ts';
import { createDrafts } from '#providers/drafts/drafts.ts';
import type { Drafts } from '#providers/drafts/drafts.ts';
import { DraftsContext } from '#providers/drafts/use-drafts.ts';
import type { Connection } from '#providers/http/connection.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { ConnectionContext } from '#providers/http/use-connection.ts';
import { showLocale } from '#providers/messages/locale.ts';
import { createAuthProvider } from '#providers/session/auth.ts';
import type { Session } from '#providers/session/session-contract.ts';
import { nobody } from '#providers/session/session-state.ts';
import { SessionContext } from '#providers/session/use-session.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { createI18nProvider } from '#src/i18n/i18n-provider.ts';
import { Notifications } from '#src/notifications/Notifications.tsx';
import { createQueryClient } from '#src/query-client.ts';
import { lightTheme } from '#src/theme/theme.ts';
import { fakeConnection } from '../fake-connection.ts';
import { newUser } from '../new-user.ts';

const unexpected = (method: string) => () =>
  Promise.reject(new Error(`The test did not expect ${method}`));

export type GetList = (
  resource: string,
  params: Partial<GetListParams>,
) => Promise<{ data: unknown[]; total: number }>;
export type GetOne = (resource: string, params: GetOneParams) => Promise<{ data: unknown }>;

type OwnMethods = DraftMethods &
  LensMethods &
  OrderMethods &
  PreferenceMethods &
  PriceMethods &
  StaffMethods;

export interface FakeMethods extends Partial<OwnMethods> {
  getList?: GetList;
  getOne?: GetOne;
}

const NOTHING_CHOSEN: DeliveryChoices = {
  practice: null,
  other: null,
  last: { shipTo: 'practice', method: 'standard' },
  addresses: [],
  creditHold: false,
};

/** What a page does only when a test expects it. */
const UNEXPECTED = `
  getList getOne getManyReference create update updateMany delete deleteMany decideApplication moveCustomer
  previewTemplate testTemplate recordVersions restoreVersion retryEmail sendEmailAgain liftSuppression submitOrder
  moveLetter previewAudience renderLetter testLetter resubmitOrder decideOrder decideOrders movePromise receiveLens
  sendOrderMessage orderDraft createImport checkImport moveImport importLines createLens
  updateLens dryRunLens dryRunPrice lensVersions callUsers sendResetLink resendVerification endUserSessions
  endUserSession followList
`;

/** The data of a user without preferences, messages or other content yet. */
const nothingYet: Partial<OwnMethods> = {
  rejectReasons: () => Promise.resolve({ data: [] }),
  countReports: () => Promise.resolve({ data: { foreign: 0, days: 90 } }),
  orderMessages: () => Promise.resolve({ data: [] }),
  readOrderMessages: () => Promise.resolve(),
  deliveryChoices: () => Promise.resolve({ data: NOTHING_CHOSEN }),
  agreedPrices: () => Promise.resolve({ data: [] }),
  orderCharges: () => Promise.resolve({ data: FIRST_CHARGES }),
  warrantyEligibility: (orderId) => Promise.resolve({ data: { orderId, eyes: [] } }),
  orderDrafts: () => Promise.resolve({ data: [] }),
  saveOrderDraft: (id, input) => Promise.resolve({ data: savedDraft(id, input) }),
  deleteOrderDraft: () => Promise.resolve(),
  lensVersion: (id) => {
    const lens = catalogue.find((one) => one.id === id);
    return lens ? Promise.resolve({ data: lens }) : unexpected('lensVersion')();
  },
  preference: () => Promise.resolve({ data: null }),
  savePreference: () => Promise.resolve(),
  userAudit: () => Promise.resolve({ data: [], total: 0 }),
  userActivity: () => Promise.resolve(null),
};

function savedDraft(id: string, input: DraftInput): Draft {
  const now = new Date().toISOString();
  return {
    ...input,
    id,
    version: input.version + 1,
    author: 'practice@lens.test',
    createdAt: now,
    updatedAt: now,
  };
}

/** A data provider with the catalogue and no other data. Other calls fail, except the methods that the test passes. */
export function fakeDataProvider(methods: FakeMethods = {}): PortalDataProvider {
  const names = UNEXPECTED.trim().split(/\s+/);
  return {
    ...Object.fromEntries(names.map((name) => [name, unexpected(name)])),
    getMany: (_resource: string, { ids }: { ids: unknown[] }) =>
      Promise.resolve({ data: catalogue.filter((lens) => ids.includes(lens.id)) }),
    ...nothingYet,
    ...methods,
  } as unknown as PortalDataProvider;
}

const nothing = () => Promise.resolve();

/** The signed-in user. */
const SELF = { uid: 'uid-self', email: 'self@lens.test', emailVerified: true };

function fakeSession(roles: Role[], accounts: Account[]): Session {
  const signedIn = {
    status: 'signedIn' as const,
    user: SELF,
    roles,
    accounts,
    accountNumber: '100200',
  };
  const state = { ...nobody, ...signedIn };
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
    readAccounts: nothing,
    acceptTerms: nothing,
    changePassword: nothing,
    onLeave: () => () => undefined,
    askBeforeLeaving: () => undefined,
  };
}

interface RenderPageOptions {
  page: ReactNode;
  /** The path of the route, and the current URL. */
  path: string;
  at?: string;
  dataProvider: PortalDataProvider;
  roles?: Role[];
  /** The accounts that the server grants; 100200 is selected. */
  accounts?: Account[];
  locale?: 'en' | 'es';
  /** The connection, in addition to the data provider. */
  connection?: Connection;
  drafts?: Drafts;
  /** Whether react-admin asks the session what the user may do; without it, it allows everything. */
  checksAccess?: boolean;
}

/** Renders a page as the portal does: with theme, texts, router, session, and a data provider. */
export function renderPage(options: RenderPageOptions) {
  const { page, path, at = path, dataProvider, roles = ['ADMIN'], locale = 'en' } = options;
  const {
    checksAccess = false,
    accounts = [],
    connection = fakeConnection(),
    drafts = createDrafts(),
  } = options;
  void showLocale(locale);
  const queryClient = createQueryClient();
  const session = fakeSession(roles, accounts);
  const location = { pathname: at, search: '' };
  const router: { navigate?: (to: string) => void; back?: () => void } = {};
  const { Routes, Route } = reactRouterProvider;
  const view = render(
    <TestMemoryRouter
      initialEntries={[at]}
      locationCallback={({ pathname, search }) => {
        location.pathname = pathname;
        location.search = search;
      }}
      navigateCallback={(go) => {
        router.navigate = (to) => void go(to);
        router.back = () => void go(-1);
      }}
    >
      <SessionContext value={session}>
        <ConnectionContext value={connection}>
          <DraftsContext value={drafts}>
            <AdminContext
              dataProvider={dataProvider}
              {...(checksAccess && { authProvider: createAuthProvider(session) })}
              i18nProvider={createI18nProvider(locale)}
              queryClient={queryClient}
              store={memoryStore()}
              theme={lightTheme}
            >
              <Routes>
                <Route path={path} element={page} />
                <Route path="*" element={<p>another page</p>} />
              </Routes>
              <Notifications />
            </AdminContext>
          </DraftsContext>
        </ConnectionContext>
      </SessionContext>
    </TestMemoryRouter>,
  );
  return {
    ...view,
    location,
    navigate: (to: string) => router.navigate?.(to),
    back: () => router.back?.(),
    session,
    connection,
    queryClient,
    user: newUser(),
  };
}

/** Returns the error that the data provider throws for an error answer of the API. */
export function apiError(
  status: number,
  code: ApiErrorCode,
  rest: Partial<ApiErrorBody> = {},
): HttpFailure {
  const body: ApiErrorBody = { code, message: 'Refused', requestId: 'req-1', ...rest };
  return new HttpFailure(body.message, status, body);
}

/** Answers each list with these rows. */
export const listOf = (...rows: unknown[]) =>
  vi.fn<GetList>(async () => ({ data: rows, total: rows.length }));

/** Answers each request for a record with this one. */
export const oneOf = (record: unknown) => vi.fn<GetOne>().mockResolvedValue({ data: record });

/** A server with one record, which each list has. */
export const storeOf = (record: unknown) => ({ getOne: oneOf(record), getList: listOf(record) });

/** Answers each list with the page of these rows that it asks for. */
export const pagesOf = (rows: unknown[]) =>
  vi.fn<GetList>(async (_resource, { pagination }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
  });

/** Chooses an option of a filter. */
export async function choose(user: UserEvent, filter: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: filter }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** What the list itself last asked for: counts ask for one row only. */
export function lastQuery(getList: Mock<GetList>) {
  const queries = getList.mock.calls.map(([, params]) => params);
  return queries.findLast((params) => (params.pagination?.perPage ?? 0) > 1);
}

/** Returns the error that the data provider throws when no answer came. */
export function lostConnection(): HttpFailure {
  return new HttpFailure('No connection', 0, null);
}

/** Silences react-admin's log of data provider failures, for a test that causes one. */
export function expectLoggedErrors(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}
