import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import Customers from '#resources/customers/Customers.tsx';
import { buildCustomer } from '../../fixtures/build-customer.ts';
import { stubNarrowScreen } from './narrow-screen.ts';
import { openDialog } from './open-dialog.ts';
import { apiError, expectLoggedErrors, type FakeMethods, type GetList } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const PATH = '/admin/customer-management';
const GROUP = { id: 'g-1', version: 1, name: 'Clear Sight', offered: true, accounts: 1 };
const MAIN = buildCustomer({ buyingGroupId: 'g-1', buyingGroup: 'Clear Sight' });
const ADDITIONAL = buildCustomer({
  accountNumber: '100201',
  practice: 'Lakeside North',
  parentAccountNumber: '100200',
  onHold: true,
  holdReason: 'Invoice 7 is overdue',
  creditLimitCents: 500_000,
});

type Change = (
  resource: string,
  params: { data?: unknown; ids?: unknown[]; target?: string; id?: unknown },
) => Promise<{ data: unknown; total?: number }>;
type More = Partial<Record<'create' | 'update' | 'getMany' | 'getManyReference', Change>>;

function open(at: string, methods: FakeMethods & More = {}, locale: 'en' | 'es' = 'en') {
  expectLoggedErrors();
  return showToSuper(
    <Customers />,
    `${PATH}/*`,
    {
      getList: async (resource) =>
        resource === 'customers'
          ? { data: [MAIN, ADDITIONAL], total: 2 }
          : { data: [GROUP], total: 1 },
      getOne: (_resource, { id }) => Promise.resolve({ data: id === MAIN.id ? MAIN : ADDITIONAL }),
      getMany: () => Promise.resolve({ data: [GROUP] }),
      getManyReference: () => Promise.resolve({ data: [], total: 0 }),
      ...methods,
    },
    { at: `${PATH}${at}`, locale },
  );
}

const saveButton = () => screen.findByRole('button', { name: 'Save' });

describe('the pages of customers', () => {
  it('AD-05 AD-07 the list stands at its own address, and links accounts and buying groups', async () => {
    open('');
    const link = await screen.findByRole('link', { name: 'Lakeside North' });
    expect(link.getAttribute('href')).toBe(`${PATH}/100201/show`);
    const group = await screen.findByRole('link', { name: 'Clear Sight' });
    expect(group.getAttribute('href')).toBe(`${PATH}/buying-groups/g-1/show`);
    const create = screen.getByRole('link', { name: 'Create' });
    expect(create.getAttribute('href')).toBe(`${PATH}/create`);
    expect(screen.getByRole('checkbox', { name: 'Select Lakeside North' })).toBeDefined();
  });

  it('AD-05 filters by terms and last order on the server, and shows the last order', async () => {
    const ordered = { ...MAIN, lastOrderAt: '2026-03-02T15:00:00.000Z' };
    const getList = vi.fn<GetList>(() => Promise.resolve({ data: [ordered], total: 1 }));
    const { user } = open('', { getList });
    expect(await screen.findByText('Mar 2, 2026')).toBeTruthy();
    const add = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Add filter' }));
      await user.click(await screen.findByRole('menuitemcheckbox', { name }));
    };
    await add('Payment due (days)');
    const days = await screen.findByRole('spinbutton', { name: 'Payment due (days)' });
    await user.type(days, '60');
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ netDays: 60 }));
    await add('Ordered');
    await user.click(await screen.findByRole('combobox', { name: 'Ordered' }));
    await user.click(await screen.findByRole('option', { name: 'Longer ago than a year' }));
    const both = { netDays: 60, lastOrder: 'longerAgo' };
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual(both));
  });

  it('AD-05 puts the selected accounts on hold, with the reason that a hold needs, but no merged one', async () => {
    const merged = {
      ...MAIN,
      id: '100209',
      accountNumber: '100209',
      practice: 'Gone',
      mergedInto: '100200',
    };
    const update = vi.fn<Change>((_resource, { data }) => Promise.resolve({ data }));
    const getList = () => Promise.resolve({ data: [MAIN, merged], total: 2 });
    const { user } = open('', { getList, update });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Change 1 record' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('1 selected record cannot be edited and is left out.')).toBeDefined();
    expect(dialog.getByRole('combobox', { name: 'Field to change' }).textContent).toBe(
      'On credit hold',
    );
    await user.click(dialog.getByRole('switch', { name: 'On credit hold' }));
    await user.click(dialog.getByRole('button', { name: 'Change 1 record' }));
    expect(await dialog.findByText('Fill in this field')).toBeDefined();
    expect(update).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: 'Reason for the hold' }), 'Unpaid');
    await user.click(dialog.getByRole('button', { name: 'Change 1 record' }));
    expect(await screen.findByText('1 record changed')).toBeDefined();
    const sent = update.mock.calls[0]?.[1].data;
    expect(sent).toMatchObject({ onHold: true, holdReason: 'Unpaid', version: MAIN.version });
    expect(sent).toMatchObject({ practice: MAIN.practice, phone: MAIN.phone });
  });

  it('UX-03 UX-02 shows cards on a phone, in Spanish', async () => {
    stubNarrowScreen();
    open('', {}, 'es');
    expect(await screen.findByText('Lakeside North')).toBeTruthy();
    await waitFor(() => expect(document.body.textContent).toContain('Crédito suspendido: Sí'));
    expect(document.body.textContent).toContain('Grupo de compra: Clear Sight');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('AD-05 shows practice and terms in tabs, with the amount as money', async () => {
    const { user } = open('/100201/show');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    await user.click(await screen.findByRole('tab', { name: 'Terms' }));
    expect(await screen.findByText('$5,000.00')).toBeTruthy();
    expect(screen.getByText('Invoice 7 is overdue')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    const edit = screen.getByRole('link', { name: 'Edit' });
    expect(edit.getAttribute('href')).toBe(`${PATH}/100201`);
  });

  it('AD-05 PF-01 a new account names what is wrong by country and hold, then saves cents', async () => {
    const create = vi.fn<Change>().mockResolvedValueOnce({ data: { ...MAIN, id: '200001' } });
    const { user, location } = open('/create', { create });
    await user.type(await screen.findByRole('textbox', { name: /^Practice/ }), 'Harbor Optical');
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Madison');
    await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'Chicago');
    await user.click(await screen.findByRole('option', { name: 'America/Chicago' }));
    await user.type(screen.getByLabelText('Credit limit'), '1200.50');
    await user.clear(screen.getByLabelText('Sales tax'));
    await user.type(screen.getByLabelText('Sales tax'), '8.875');
    await user.click(screen.getByLabelText('On credit hold'));
    await user.click(await saveButton());
    expect(await screen.findByText('Choose a country')).toBeTruthy();
    expect(screen.getByText('Fill in this field')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'City' }), { target: { value: '' } });
    await user.type(screen.getByRole('textbox', { name: 'Reason for the hold' }), 'Overdue');
    await user.click(await saveButton());
    await waitFor(() => expect(location.pathname).toBe(`${PATH}/200001/show`));
    expect(create.mock.calls[0]?.[1].data).toMatchObject({
      practice: 'Harbor Optical',
      creditLimitCents: 120_050,
      timeZone: 'America/Chicago',
      taxRate: 8_875,
      onHold: true,
      holdReason: 'Overdue',
      buyingGroupId: null,
    });
  });

  it('AD-05 moves an additional account, and says when the number is no main account', async () => {
    const unknown = { parentAccountNumber: { rule: 'unknown', message: 'No' } };
    const moveCustomer = vi
      .fn<NonNullable<FakeMethods['moveCustomer']>>()
      .mockRejectedValueOnce(apiError(422, 'invalid', { errors: unknown }))
      .mockResolvedValueOnce({ data: { ...ADDITIONAL, parentAccountNumber: '100300' } });
    const { user } = open('/100201/show/accounts', { moveCustomer });
    const main = await screen.findByRole('link', { name: 'Show main account 100200' });
    expect(main.getAttribute('href')).toBe(`${PATH}/100200/show`);
    const dialog = await openDialog(user, 'Move to another main account');
    await user.click(dialog.getByRole('button', { name: 'Move account' }));
    expect(await dialog.findByText('Enter a six-digit account number')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /New main account/ }), '100300');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Sold');
    await user.click(dialog.getByRole('button', { name: 'Move account' }));
    expect(await dialog.findByText('This is not the number of a main account.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Move account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(moveCustomer).toHaveBeenLastCalledWith('100201', 1, {
      parentAccountNumber: '100300',
      reason: 'Sold',
    });
  });

  it('AD-05 lists the latest orders of the account, and leads to all of them', async () => {
    const getManyReference = vi.fn<Change>(() => Promise.resolve({ data: [], total: 0 }));
    open('/100200/show/orders', { getManyReference });
    const link = await screen.findByRole('link', { name: 'Show all orders of this account' });
    const { searchParams } = new URL(String(link.getAttribute('href')), 'http://portal.test');
    expect(searchParams.get('filter')).toBe('{"accountNumber":"100200"}');
    expect(await screen.findByText('This account has not ordered yet.')).toBeTruthy();
    expect(getManyReference.mock.calls[0]).toMatchObject([
      'orders',
      { target: 'accountNumber', id: '100200' },
    ]);
  });
});
