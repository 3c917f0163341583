import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MergePreview } from '#domain/customers/customer-merge-schema.ts';
import type { Download } from '#providers/http/connection.ts';
import type { HttpClient } from '#providers/http/http.ts';
import Customers from '#resources/customers/Customers.tsx';
import { buildCustomer } from '../../fixtures/build-customer.ts';
import { answerOf, fakeConnection } from '../fake-connection.ts';
import { openDialog } from './open-dialog.ts';
import { apiError, expectLoggedErrors, type FakeMethods } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const PATH = '/admin/customer-management';
const SOURCE = buildCustomer({ version: 3, onHold: true, holdReason: 'Invoice 7', netDays: 10 });
const TARGET = buildCustomer({ accountNumber: '100300', version: 5, city: 'Oslo' });
const PREVIEW: MergePreview = {
  source: SOURCE,
  target: TARGET,
  refusal: null,
  orders: 2,
  invoices: 0,
  drafts: 0,
  applications: 1,
  accounts: [],
  mainAccount: '100300',
  members: [
    {
      uid: 'u-1',
      email: 'pat@lens.test',
      name: 'Pat',
      before: 'owner',
      there: 'viewer',
      after: 'owner',
    },
  ],
  addresses: [
    {
      id: 'a-1',
      recipient: 'North',
      address: '1 Road',
      city: 'Madison',
      moves: true,
      wasDefault: true,
      isDefault: false,
    },
  ],
  prices: [
    { id: 'p-1', lensId: 'gp', part: 'lens', minQuantity: 1, priceCents: 1_000, moves: false },
  ],
  invitations: [],
};

function open(
  methods: FakeMethods = {},
  account = SOURCE,
  locale: 'en' | 'es' = 'en',
  download: Download = () => Promise.resolve(),
) {
  expectLoggedErrors();
  return showToSuper(
    <Customers />,
    `${PATH}/*`,
    {
      getOne: () => Promise.resolve({ data: account }),
      getList: () => Promise.resolve({ data: [SOURCE, TARGET], total: 2 }),
      previewMerge: () => Promise.resolve({ data: PREVIEW }),
      ...methods,
    },
    { at: `${PATH}/${account.id}/show`, locale, connection: fakeConnection({ download }) },
  );
}

async function choose(rendered: ReturnType<typeof open>) {
  const dialog = await openDialog(rendered.user, 'Merge into another customer…');
  await rendered.user.click(dialog.getByRole('combobox', { name: /Customer that stays/ }));
  const name = `${TARGET.practice} · 100300 · Oslo`;
  await rendered.user.click(await screen.findByRole('option', { name }));
  return dialog;
}

describe('merging a customer into another one', () => {
  it('AD-05 offers others by name, number and city, previews, and merges what was seen', async () => {
    const mergeCustomer = vi
      .fn<NonNullable<FakeMethods['mergeCustomer']>>()
      .mockRejectedValueOnce(apiError(412, 'version-moved-on', { message: 'It was changed' }))
      .mockResolvedValueOnce({ data: { ...SOURCE, mergedInto: '100300' } });
    const rendered = open({ mergeCustomer });
    const { user, location } = rendered;
    const dialog = await choose(rendered);
    expect(screen.queryByRole('option', { name: /100200/ })).toBeNull();
    expect(await dialog.findByText('2 orders with their messages')).toBeTruthy();
    const member = 'pat@lens.test is in both (Owner here, View only there): Owner';
    expect(dialog.getByText(member)).toBeTruthy();
    expect(dialog.getByText('North, Madison: no longer a default')).toBeTruthy();
    expect(dialog.getByText(/gp, lens: \$10.00 is dropped/)).toBeTruthy();
    expect(dialog.getByText(/The hold does not move: account 100300 is not on hold/)).toBeTruthy();
    expect(dialog.getByText('City: “Oslo” stays, “Madison” is dropped')).toBeTruthy();
    expect(dialog.queryByText(/drafts/)).toBeNull();
    const action = dialog.getByRole('button', { name: 'Merge customers' });
    await user.click(action);
    expect(await dialog.findByText('Enter a reason')).toBeTruthy();
    expect(mergeCustomer).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Bought');
    await user.click(action);
    expect(await dialog.findByText('It was changed')).toBeTruthy();
    await user.click(action);
    await waitFor(() => expect(location.pathname).toBe(`${PATH}/100300/show`));
    expect(mergeCustomer).toHaveBeenLastCalledWith('100200', 3, {
      into: '100300',
      intoVersion: 5,
      reason: 'Bought',
    });
  });

  it('AD-05 says why two customers cannot be merged, and asks for a customer', async () => {
    const refused = { ...PREVIEW, refusal: 'targetBelow' as const };
    const mergeCustomer = vi.fn<NonNullable<FakeMethods['mergeCustomer']>>();
    const rendered = open({
      mergeCustomer,
      previewMerge: () => Promise.resolve({ data: refused }),
    });
    const { user } = rendered;
    const dialog = await choose(rendered);
    expect(await dialog.findByText(/is an additional account of this one/)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Bought');
    await user.click(dialog.getByRole('button', { name: 'Merge customers' }));
    expect(mergeCustomer).not.toHaveBeenCalled();
    await user.clear(dialog.getByRole('combobox', { name: /Customer that stays/ }));
    expect(await dialog.findByText('Choose the customer that stays')).toBeTruthy();
  });
});
it.each([
  [null, 1],
  ['100300', 0],
])(
  'EM-04 the team of a customer: has its default notifications, unless it was merged: into %s',
  async (mergedInto, found) => {
    const client = vi.fn<HttpClient>(async (path) =>
      answerOf(path.endsWith('notification-defaults') ? { choices: {}, version: 0 } : []),
    );
    showToSuper(
      <Customers />,
      `${PATH}/*`,
      { getOne: () => Promise.resolve({ data: buildCustomer({ mergedInto }) }) },
      { at: `${PATH}/100200/show/team`, connection: fakeConnection({ client }) },
    );
    await screen.findByRole('heading', { name: 'Members' });
    const title = { name: 'Default notifications of the practice' };
    await waitFor(() => expect(screen.queryAllByRole('heading', title)).toHaveLength(found));
    const asked = client.mock.calls.map(([path]) => path);
    expect(asked.includes('/customers/100200/notification-defaults')).toBe(found === 1);
  },
);
