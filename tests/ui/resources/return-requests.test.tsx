import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Role } from '#domain/access/auth.ts';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import type { HttpClient } from '#providers/http/http.ts';
import ReturnRequests from '#resources/return-requests/ReturnRequests.tsx';
import { buildReturnRequest } from '../../fixtures/build-return-request.ts';
import { answerOf, fakeConnection } from '../fake-connection.ts';
import { confirmInDialog, openDialog } from './open-dialog.ts';
import { apiError, expectLoggedErrors, storeOf } from './portal-harness.tsx';
import { showToAdmin } from './show-to.tsx';

const PATH = '/admin/order-approval/returns';
const RECEIVED = { at: '2026-06-03T12:00:00.000Z', actor: 'Ada Admin' };
const CREDITED = buildReturnRequest({
  state: 'credited',
  version: 3,
  decidedCents: 7_000,
  decidedBy: 'Ada Admin',
  received: RECEIVED,
  creditId: 'CR-100001',
});

interface Shown {
  request?: ReturnRequest;
  client?: HttpClient;
  roles?: Role[];
  at?: string;
}

function show({ request = buildReturnRequest(), client, roles = ['ADMIN'], at }: Shown = {}) {
  const store = storeOf(request);
  const view = showToAdmin(<ReturnRequests />, `${PATH}/*`, store, {
    at: at ?? `${PATH}/${request.id}/show`,
    roles,
    connection: fakeConnection(client ? { client } : {}),
  });
  return { ...view, getList: store.getList };
}

const answering = (...answers: unknown[]) => {
  const client = vi.fn<HttpClient>();
  for (const json of answers) {
    if (json instanceof Error) client.mockRejectedValueOnce(json);
    else client.mockResolvedValueOnce(answerOf(json));
  }
  return client;
};

const sent = (client: ReturnType<typeof answering>, at = 0) => {
  const [path, request] = client.mock.calls[at] ?? [];
  const headers = new Headers(request?.headers);
  return { path, body: request?.body, ifMatch: headers.get('if-match') };
};

const STEPS = [/^Credit/, /^Approve/, 'Cancel the order', 'Other amount', 'Refuse', /^Record/];
const steps = () =>
  STEPS.flatMap((name) => screen.queryAllByRole('button', { name })).map((one) => one.textContent);

it('CR-03 the queue of returns: lists what waits for the lab, the oldest first', async () => {
  const { getList } = show({ at: PATH });
  const table = await screen.findByRole('table');
  expect(await within(table).findByText('RMA-100001')).toBeDefined();
  for (const shown of ['Lakeside Eye Care', 'Return', 'Right eye', 'Requested']) {
    expect(table.textContent).toContain(shown);
  }
  // A column that is hidden until somebody chooses it.
  expect(table.textContent).not.toContain('LP-100042');
  expect(getList.mock.calls[0]).toMatchObject([
    'return-requests',
    { filter: { turn: 'lab' }, sort: { field: 'requestedAt', order: 'ASC' } },
  ]);
});

describe('the page of a return', () => {
  it.each<[string, ReturnRequest, string[]]>([
    [
      'granted, with the lens to come',
      buildReturnRequest(),
      ['Approve $70.00', 'Other amount', 'Refuse', 'Record lens received'],
    ],
    [
      'not granted',
      buildReturnRequest({ policy: { granted: false, refusal: 'warrantyOver', amountCents: 0 } }),
      ['Refuse', 'Record lens received'],
    ],
    [
      'a cancellation',
      buildReturnRequest({ kind: 'cancellation', eye: null, policy: { amountCents: 0 } }),
      ['Cancel the order', 'Refuse'],
    ],
    ['credited', CREDITED, []],
  ])('CR-03 offers what can be done with one that is %s', async (_name, request, expected) => {
    show({ request });
    await screen.findByRole('heading', { name: 'RMA-100001' });
    await screen.findByText('What the policy gave when it was requested');
    expect(steps()).toEqual(expected);
  });

  it('CR-03 offers more than the policy gives to those who may grant credit', async () => {
    const policy = { granted: false, refusal: 'warrantyOver', amountCents: 0 } as const;
    show({ request: buildReturnRequest({ policy }), roles: ['ADMIN', 'SUPERADMIN'] });
    await screen.findByRole('heading', { name: 'RMA-100001' });
    expect(await screen.findByRole('button', { name: 'Other amount' })).toBeDefined();
    expect(screen.getByText(/Not granted: the warranty ended/)).toBeDefined();
  });

  it('CR-03 gives what the policy grants by one click, in the version that was seen', async () => {
    const client = answering({ ...CREDITED, state: 'approved' });
    const { user } = show({ client });
    await user.click(await screen.findByRole('button', { name: 'Approve $70.00' }));
    expect(await screen.findByText(/The credit opens when the lens is here/)).toBeDefined();
    expect(sent(client)).toEqual({
      path: '/return-requests/RMA-100001/decide',
      body: JSON.stringify({ decision: 'approve' }),
      ifMatch: '"1"',
    });
  });

  it('CR-03 credits a part, and names the most that can be credited', async () => {
    const client = answering({ ...CREDITED, decidedCents: 5_000 });
    const { user } = show({ client });
    const dialog = await openDialog(user, 'Other amount');
    const amount = dialog.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '70.01');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText('At most $70.00')).toBeDefined();
    expect(client).not.toHaveBeenCalled();
    await user.clear(amount);
    await user.type(amount, '50');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(sent(client).body).toBe(JSON.stringify({ decision: 'approve', cents: 5_000 })),
    );
  });

  it('CR-03 refuses with a reason, and says who was first', async () => {
    expectLoggedErrors();
    const refused = buildReturnRequest({
      state: 'refused',
      version: 2,
      decidedBy: 'Bea Admin',
      refuseReason: 'Worn for a year.',
    });
    const moved = apiError(412, 'version-moved-on', { current: refused });
    const client = answering(moved, moved);
    const { user } = show({ client });
    await user.click(await screen.findByRole('button', { name: 'Approve $70.00' }));
    expect(await screen.findByText('Bea Admin has refused it: Worn for a year.')).toBeDefined();
    const dialog = await confirmInDialog(user, 'Refuse');
    expect(dialog.getByText('Enter a reason')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No warranty');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('Bea Admin has refused it: Worn for a year.')).toBeDefined();
    expect(sent(client, 1).body).toBe(
      JSON.stringify({ decision: 'refuse', reason: 'No warranty' }),
    );
  });
});

/** The queue, on an API that gives these answers in turn. */
function scanning(...answers: unknown[]) {
  const client = answering(...answers);
  return { ...show({ client, at: PATH }), client };
}

describe('scanning lenses that come back', () => {
  it('CR-03 records each, keeps the focus for the next, and says what became of it', async () => {
    expectLoggedErrors();
    const { user, client } = scanning(
      buildReturnRequest({ state: 'approved', version: 2 }),
      { ...CREDITED, again: false },
      apiError(404, 'not-found'),
    );
    const field = await screen.findByRole('textbox', { name: 'Scan or type an RMA number' });
    await user.type(field, 'rma100001{Enter}');
    expect((field as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(field);
    const list = within(await screen.findByRole('list', { name: 'Scans of this visit' }));
    expect(await list.findByText(/Lens received\. \$70\.00 credited\./)).toBeDefined();
    expect(list.getByText(/Lakeside Eye Care · Right eye: GP Sphere/)).toBeDefined();
    expect(list.getByText(/A super admin can take credit CR-100001 back/)).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe(
      'RMA-100001, Lakeside Eye Care, Right eye: GP Sphere. Lens received. $70.00 credited.',
    );
    expect(sent(client, 1).path).toBe('/return-requests/RMA-100001/receive');
    await user.type(field, 'RMA-999999{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('There is no request RMA-999999.'),
    );
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });

  it('CR-03 records what is scanned while nothing has the focus', async () => {
    const { user, client } = scanning(CREDITED);
    const field = await screen.findByRole('textbox', { name: 'Scan or type an RMA number' });
    screen.getByRole('button', { name: 'Record lens' }).focus();
    await user.keyboard('xy');
    expect(document.activeElement).not.toBe(field);
    await user.keyboard('RMA-100001{Enter}');
    const list = within(await screen.findByRole('list', { name: 'Scans of this visit' }));
    expect(await list.findByText(/Received before: .*, by Ada Admin/)).toBeDefined();
    expect(sent(client).path).toBe('/return-requests/RMA-100001');
  });

  it('CR-03 offers the nearest number instead of one that was mistyped', async () => {
    const { user } = scanning(CREDITED);
    const field = await screen.findByRole('textbox', { name: 'Scan or type an RMA number' });
    await user.type(field, 'RMA-1OOOO1{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Record RMA-100001' }));
    const list = within(await screen.findByRole('list', { name: 'Scans of this visit' }));
    expect(await list.findByText(/Received before: .*, by Ada Admin/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear the list' }));
    expect(screen.queryByRole('list', { name: 'Scans of this visit' })).toBeNull();
  });
});
