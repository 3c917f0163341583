import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CreditDetails } from '#domain/money/credit/credit.ts';
import type { HttpClient } from '#providers/http/http.ts';
import Credits from '#resources/credits/Credits.tsx';
import { answerOf, fakeConnection } from '../fake-connection.ts';
import { openDialog } from './open-dialog.ts';
import { storeOf } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const PATH = '/admin/customer-management/credits';
const CREDIT: CreditDetails = {
  id: 'CR-100001',
  version: 3,
  accountNumber: '100200',
  practice: 'Lakeside Eye Care',
  cause: 'grant',
  orderNumber: '',
  eye: null,
  amountCents: 20_000,
  remainingCents: 20_000,
  currency: 'USD',
  reason: 'The lens came late.',
  state: 'posted',
  expiresOn: '2099-06-30',
  requestedAt: '2026-05-04T12:00:00.000Z',
  requestedBy: 'colleague@lens.test',
  requestedByUid: 'u-colleague',
  decidedBy: '',
  declineReason: '',
  uses: [],
};

const USE: CreditDetails['uses'][number] = {
  id: 9,
  at: '2026-05-05T12:00:00.000Z',
  kind: 'creditUse',
  cents: 3_000,
  invoices: ['INV-100001'],
  by: 'Paula Practice',
  canReverse: true,
};

function show(changes: Partial<CreditDetails> = {}, at = `${PATH}/CR-100001/show`) {
  const credit = { ...CREDIT, ...changes };
  const client = vi.fn<HttpClient>().mockResolvedValue(answerOf(credit));
  const connection = fakeConnection({ client });
  const view = showToSuper(<Credits />, `${PATH}/*`, storeOf(credit), { at, connection });
  return { ...view, client };
}

const steps = () =>
  ['Confirm', 'Decline', 'Take back'].filter((name) => screen.queryByRole('button', { name }));

describe('the lens credits of the lab', () => {
  it('CR-02 are listed with their cause, what is left and the last day', async () => {
    show({}, PATH);
    const table = await screen.findByRole('table');
    expect(await within(table).findByText('CR-100001')).toBeDefined();
    for (const text of ['Granted by the lab', '$200.00', '2099'])
      expect(table.textContent).toContain(text);
  });

  it.each<[string, Partial<CreditDetails>, string[]]>([
    ['posted', {}, ['Take back']],
    ['partly used', { remainingCents: 100 }, []],
    ['a deduction', { cause: 'deduction', remainingCents: 0 }, ['Take back']],
    ['asked by a colleague', { state: 'waiting' }, ['Confirm', 'Decline']],
    ['asked by oneself', { state: 'waiting', requestedByUid: 'uid-self' }, ['Decline']],
    ['declined', { state: 'declined' }, []],
  ])('CR-02 offers what can be done with one that is %s', async (_name, changes, expected) => {
    show(changes);
    expect(await screen.findByRole('heading', { name: 'CR-100001' })).toBeDefined();
    await screen.findByText('The lens came late.');
    expect(steps()).toEqual(expected);
  });

  it('RT-10 AD-07 the address of a form that there is not leads to the page of the credit', async () => {
    show({}, `${PATH}/CR-100001`);
    expect(await screen.findByRole('heading', { name: 'CR-100001' })).toBeDefined();
  });

  it('CR-02 takes one back with a reason, in the version that was seen', async () => {
    const { user, client } = show();
    const dialog = await openDialog(user, 'Take back');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'By mistake');
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(client).toHaveBeenCalled());
    const [path, options] = client.mock.calls[0] ?? [];
    expect(path).toBe('/credits/CR-100001/reverse');
    expect(new Headers(options?.headers).get('if-match')).toBe('"3"');
    expect(options?.body).toBe(JSON.stringify({ reason: 'By mistake' }));
    expect(await screen.findByText('It was taken back.')).toBeDefined();
  });

  it('CR-02 takes a use back from what was taken of a credit', async () => {
    const { user, client } = show({ uses: [USE], remainingCents: 17_000 });
    await user.click(await screen.findByRole('tab', { name: 'What was taken' }));
    const table = within(await screen.findByRole('table', { name: 'What was taken of it' }));
    expect(table.getByText('Paula Practice')).toBeDefined();
    await user.click(table.getByRole('button', { name: 'Take use back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Wrong invoice');
    await user.click(dialog.getByRole('button', { name: 'Take use back' }));
    await waitFor(() => expect(client.mock.calls[0]?.[0]).toBe('/credit-uses/9/reverse'));
  });
});
