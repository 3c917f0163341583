import type { GetList } from '#tests/ui/resources/portal-harness.tsx';
import type { PortalDataProvider } from '#providers/data.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BulkInput, BulkResult } from '#domain/schemas/order-bulk.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import OrderList from '#resources/orders/OrderList.tsx';
import { buildOrderSummary } from '#tests/fixtures/build-order.ts';
import {
  expectLoggedErrors,
  fakeDataProvider,
  lostConnection,
  renderPage,
} from '#tests/ui/resources/portal-harness.tsx';

vi.mock('#providers/events.ts', () => ({ onChange: () => () => undefined }));
afterEach(() => vi.restoreAllMocks());

type DecideOrders = PortalDataProvider['decideOrders'];
type Results = BulkResult['results'];

const queueOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    buildOrderSummary({ id: crypto.randomUUID(), number: `O-${at + 1}`, version: at + 1 }),
  );

const allDone = ({ orders }: BulkInput): Results =>
  orders.map(({ id, version }) => ({ id, done: true, version: version + 1 }));

const answerWith = (answer: (input: BulkInput) => Results) =>
  vi
    .fn<DecideOrders>()
    .mockImplementation((input) => Promise.resolve({ data: { results: answer(input) } }));

async function showQueue(rows: OrderSummary[], decideOrders: DecideOrders) {
  // the server hands out pages of them
  const getList = vi.fn<GetList>().mockImplementation((_resource, { pagination }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const data = rows.slice((page - 1) * perPage, page * perPage);
    return Promise.resolve({ data, total: rows.length });
  });
  const view = renderPage({
    page: <OrderList />,
    path: '/admin/order-approval',
    // short pages: every row takes its time
    at: '/admin/order-approval?perPage=5',
    dataProvider: fakeDataProvider({ getList, decideOrders }),
  });
  await screen.findByRole('link', { name: 'O-1' });
  return view;
}

type User = Awaited<ReturnType<typeof showQueue>>['user'];

const selectPage = (user: User) =>
  user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));

/** Presses the button of the bar and the one of the dialog. */
async function approve(user: User, count: string) {
  await user.click(screen.getByRole('button', { name: `Approve ${count}` }));
  const dialog = await screen.findByRole('dialog', { name: `Approve ${count}?` });
  await user.click(within(dialog).getByRole('button', { name: `Approve ${count}` }));
}

const result = () => screen.findByRole('dialog', { name: /^(Approve|Reject) \d+ orders?$/ });

describe('many orders at once', () => {
  it('OR-08 approves what is selected, each with the version that was seen', async () => {
    const [first, second, third] = queueOf(3);
    const decideOrders = answerWith(allDone);
    const rows = [first, second, third].flatMap((order) => order ?? []);
    const { user } = await showQueue(rows, decideOrders);
    await user.click(screen.getByRole('checkbox', { name: 'Select order O-1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select order O-3' }));
    await approve(user, '2 orders');
    expect((await result()).textContent).toContain('2 orders approved');
    expect(decideOrders).toHaveBeenCalledExactlyOnceWith({
      action: 'approve',
      reason: '',
      orders: [
        { id: first?.id, version: 1 },
        { id: third?.id, version: 3 },
      ],
    });
  });

  it('OR-08 selects over all pages and sends 50 at a time, with progress', async () => {
    const rows = queueOf(120);
    const decideOrders = answerWith(allDone);
    const { user } = await showQueue(rows, decideOrders);
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: 'Select all 120' }));
    await screen.findByText('120 selected');
    await approve(user, '120 orders');
    expect((await result()).textContent).toContain('120 of 120');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    expect(decideOrders.mock.calls.map(([{ orders }]) => orders.length)).toEqual([50, 50, 20]);
    const sent = decideOrders.mock.calls.flatMap(([{ orders }]) => orders.map(({ id }) => id));
    expect(sent).toEqual(rows.map(({ id }) => id));
  });

  it('OR-08 at most 500 can be selected', async () => {
    const { user } = await showQueue(queueOf(620), answerWith(allDone));
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: 'Select the first 500' }));
    expect(await screen.findByText('500 selected')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Approve 500 orders' })).toBeDefined();
  });

  it('OR-06 rejects all with one reason, and not without one', async () => {
    const decideOrders = answerWith(allDone);
    const { user } = await showQueue(queueOf(2), decideOrders);
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: 'Reject 2 orders' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject 2 orders?' });
    const send = within(dialog).getByRole('button', { name: 'Reject 2 orders' });
    await user.click(send);
    expect(screen.getByText(/A reason is required/)).toBeDefined();
    expect(decideOrders).not.toHaveBeenCalled();
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Holiday closure');
    await user.click(send);
    expect((await result()).textContent).toContain('2 orders rejected');
    expect(decideOrders.mock.calls[0]?.[0]).toMatchObject({
      action: 'reject',
      reason: 'Holiday closure',
    });
  });

  it('OR-08 OR-07 lists what failed with its reason, and tries it again with the version it has now', async () => {
    const rows = queueOf(3);
    const [, second, third] = rows;
    const moved = { ...second, version: 9, state: 'submitted' } as OrderSummary;
    const rejected = { ...third, version: 8, state: 'rejected' } as OrderSummary;
    const refusal = { done: false, code: 'version-moved-on', message: 'Moved on' } as const;
    const refuse = (current: OrderSummary) => ({ ...refusal, id: current.id, current });
    const decideOrders = answerWith((input) =>
      allDone(input).map((done) => {
        const isFirst = decideOrders.mock.calls.length === 1;
        if (done.id === moved.id && isFirst) return refuse(moved);
        return done.id === rejected.id ? refuse(rejected) : done;
      }),
    );
    const { user } = await showQueue(rows, decideOrders);
    await selectPage(user);
    await approve(user, '3 orders');
    const dialog = await result();
    expect(dialog.textContent).toContain('1 order approved');
    const [one, other] = within(dialog).getAllByRole('listitem');
    expect(one?.textContent).toContain('O-2');
    expect(one?.textContent).toContain('Changed meanwhile: now Submitted');
    expect(other?.textContent).toContain('now Rejected');
    await user.click(within(dialog).getByRole('button', { name: 'Try the failed one again' }));
    await waitFor(() => expect(screen.getByText('2 orders approved')).toBeDefined());
    const again = decideOrders.mock.lastCall?.[0].orders;
    expect(again).toEqual([{ id: moved.id, version: 9 }]);
    expect(screen.queryByRole('button', { name: /Try the failed/ })).toBeNull();
  });

  it('SE-08 tells which orders got no answer, sends no more, and finds out on the next try', async () => {
    expectLoggedErrors();
    const rows = queueOf(60);
    const decideOrders = vi.fn<DecideOrders>().mockRejectedValueOnce(lostConnection());
    // the first part had arrived all the same
    decideOrders.mockImplementation(({ orders }) => {
      const results = orders.map(({ id, version }): Results[number] => {
        const order = rows.find((row) => row.id === id);
        if (!order || version > 50) return { id, done: true, version: version + 1 };
        const current = { ...order, state: 'approved' as const, version: version + 1 };
        return { id, done: false, code: 'version-moved-on', message: '', current };
      });
      return Promise.resolve({ data: { results } });
    });
    const { user } = await showQueue(rows, decideOrders);
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: 'Select all 60' }));
    await screen.findByText('60 selected');
    await approve(user, '60 orders');
    const dialog = await result();
    expect(dialog.textContent).toContain('60 were not done');
    expect(decideOrders).toHaveBeenCalledTimes(1);
    const lines = within(dialog).getAllByRole('listitem');
    expect(lines[0]?.textContent).toContain('There was no answer');
    expect(lines[59]?.textContent).toContain('Not sent');
    await user.click(within(dialog).getByRole('button', { name: 'Try the failed ones again' }));
    expect(await screen.findByText('60 orders approved')).toBeDefined();
  });

  it('UX-04 ends after the part that is on its way when the rest is cancelled', async () => {
    const held: (() => void)[] = [];
    const decideOrders = vi.fn<DecideOrders>().mockImplementation(async (input) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return { data: { results: allDone(input) } };
    });
    const { user } = await showQueue(queueOf(60), decideOrders);
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: 'Select all 60' }));
    await screen.findByText('60 selected');
    await approve(user, '60 orders');
    await user.click(await screen.findByRole('button', { name: 'Cancel the rest' }));
    for (const release of held) release();
    expect(await screen.findByText('50 orders approved')).toBeDefined();
    expect(screen.getByText('10 were not done')).toBeDefined();
    expect(decideOrders).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('10 selected')).toBeDefined();
  });
});
