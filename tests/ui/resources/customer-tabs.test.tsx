import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '#providers/http/http.ts';
import type { AccountMessage } from '#domain/schemas/order-message.ts';
import Customers from '#resources/customers/Customers.tsx';
import { fakeConnection } from '#tests/ui/fake-connection.ts';
import { buildApplication } from '#tests/fixtures/build-application.ts';
import { buildCustomer } from '#tests/fixtures/build-customer.ts';
import {
  expectLoggedErrors,
  fakeDataProvider,
  lostConnection,
  renderPage,
} from './portal-harness.tsx';

const PATH = '/admin/customer-management';
const MESSAGE: AccountMessage = {
  id: '00000000-0000-4000-8000-000000000001',
  side: 'practice',
  author: 'Pat Practice',
  own: false,
  body: 'When will it come?',
  createdAt: '2026-03-02T15:00:00.000Z',
  orderId: '00000000-0000-4000-8000-000000000002',
  orderNumber: 'LP-100007',
  unread: true,
};
const READ = { ...MESSAGE, id: '00000000-0000-4000-8000-000000000003', unread: false };

type Rows = () => Promise<{ data: unknown[]; total: number }>;

afterEach(() => {
  vi.restoreAllMocks();
});

function open(tab: string, getManyReference: Rows, locale: 'en' | 'es' = 'en') {
  expectLoggedErrors();
  const methods = { getManyReference };
  const dataProvider = fakeDataProvider({
    getOne: () => Promise.resolve({ data: buildCustomer() }),
    ...methods,
  });
  return renderPage({
    page: <Customers />,
    path: `${PATH}/*`,
    at: `${PATH}/100200/show/${tab}`,
    dataProvider,
    roles: ['ADMIN', 'SUPERADMIN'],
    locale,
  });
}

describe('the tabs of a customer', () => {
  it('AD-05 lists messages with a link to their order, and marks the unread one', async () => {
    const rows = vi.fn<Rows>(() => Promise.resolve({ data: [MESSAGE, READ], total: 2 }));
    open('messages', rows);
    const links = await screen.findAllByRole('link', { name: 'Order LP-100007' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/admin/order-approval/${MESSAGE.orderId}`,
      `/admin/order-approval/${MESSAGE.orderId}`,
    ]);
    expect(screen.getAllByText('Unread')).toHaveLength(1);
    expect(screen.getAllByText('Pat Practice, practice')).toHaveLength(2);
    expect(rows.mock.calls[0]).toMatchObject([
      'order-messages',
      { target: 'accountNumber', id: '100200', sort: { field: 'createdAt', order: 'DESC' } },
    ]);
  });

  it('AD-05 lists applications with a link to their page', async () => {
    const application = buildApplication({ practice: 'Harbour Eyes', status: 'approved' });
    open('applications', () => Promise.resolve({ data: [application], total: 1 }));
    const link = await screen.findByRole('link', { name: 'Harbour Eyes' });
    expect(link.getAttribute('href')).toBe(`${PATH}/applications/${application.id}`);
    expect(screen.getByText('Approved')).toBeTruthy();
  });

  it.each([
    ['messages', 'en', 'There are no messages about the orders of this account.'],
    ['applications', 'es', 'Ninguna solicitud pertenece a esta cuenta.'],
  ] as const)('UX-04 the tab %s says when it is empty', async (tab, locale, told) => {
    open(tab, () => Promise.resolve({ data: [], total: 0 }), locale);
    expect(await screen.findByText(told)).toBeTruthy();
  });

  it('UX-04 says that messages could not be loaded, and loads them again', async () => {
    const rows = vi
      .fn<Rows>()
      .mockRejectedValueOnce(lostConnection())
      .mockResolvedValue({ data: [MESSAGE], total: 1 });
    const { user } = open('messages', rows);
    expect(await screen.findByText('The messages could not be loaded')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('When will it come?')).toBeTruthy();
  });
});

describe('the team of a customer', () => {
  it.each([
    [null, 1],
    ['100300', 0],
  ])(
    'EM-04 has its default notifications, unless it was merged: into %s',
    async (mergedInto, found) => {
      const client = vi.fn<HttpClient>((path) =>
        Promise.resolve({
          status: 200,
          headers: new Headers(),
          json: path.endsWith('notification-defaults') ? { choices: {}, version: 0 } : [],
        }),
      );
      renderPage({
        page: <Customers />,
        path: `${PATH}/*`,
        at: `${PATH}/100200/show/team`,
        dataProvider: fakeDataProvider({
          getOne: () => Promise.resolve({ data: buildCustomer({ mergedInto }) }),
        }),
        connection: fakeConnection({ client }),
        roles: ['ADMIN', 'SUPERADMIN'],
      });
      await screen.findByRole('heading', { name: 'Members' });
      const title = { name: 'Default notifications of the practice' };
      await waitFor(() => expect(screen.queryAllByRole('heading', title)).toHaveLength(found));
      const asked = client.mock.calls.map(([path]) => path);
      const isAsked = asked.includes('/customers/100200/notification-defaults');
      expect(isAsked).toBe(found === 1);
    },
  );
});
