import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PracticeRole } from '#domain/access/permissions.ts';
import type {
  OrderReturnPolicy,
  ReturnPolicy,
  ReturnRequest,
} from '#domain/money/returns/return-request.ts';
import type { HttpClient } from '#providers/http/http.ts';
import { CreditRequests } from '#resources/credits/practice/CreditRequests.tsx';
import { ReturnButton } from '#resources/return-requests/parts/ReturnButton.tsx';
import { buildReturnRequest } from '../../fixtures/build-return-request.ts';
import { fakeConnection } from '../fake-connection.ts';
import { openDialog } from './open-dialog.ts';
import { showToPractice } from './show-to.tsx';

const ORDER = { id: '00000000-0000-4000-8000-000000000001', number: 'LP-100042' };
const GIVEN: ReturnPolicy = { ...buildReturnRequest().policy, endsAt: '2099-06-05T12:00:00.000Z' };

function policyOf(changes: Partial<OrderReturnPolicy> = {}): OrderReturnPolicy {
  const lens = {
    lens: 'GP Sphere',
    return: GIVEN,
    exchange: { ...GIVEN, kind: 'exchange', amountCents: 8_000 },
  } as const;
  const late = { granted: false, refusal: 'warrantyOver', amountCents: 0, daysLeft: 0 } as const;
  return {
    orderId: ORDER.id,
    orderNumber: ORDER.number,
    accountNumber: '100200',
    invoiceNumber: 'INV-100017',
    state: 'shipped',
    lenses: [
      { eye: 'right', ...lens },
      { eye: 'left', ...lens, return: { ...GIVEN, ...late } },
    ],
    cancellation: {
      ...GIVEN,
      kind: 'cancellation',
      granted: false,
      canAsk: false,
      refusal: 'shipped',
      amountCents: 0,
    },
    ...changes,
  };
}

interface Shown {
  role?: PracticeRole;
  given?: OrderReturnPolicy;
  requests?: ReturnRequest[];
  isList?: boolean;
  locale?: 'es';
}

function show({ role = 'owner', given = policyOf(), requests = [], isList, locale }: Shown = {}) {
  const client = vi.fn<HttpClient>(async (path, { method, body }) => {
    const answer = method === 'POST' ? buildReturnRequest(asked(path, body)) : requests;
    const json = path.startsWith('/return-requests/policy') ? given : answer;
    return { status: 200, headers: new Headers(), json };
  });
  const account = { accountNumber: '100200', practice: 'P', practiceRole: role, isMain: true };
  const view = showToPractice(
    isList ? <CreditRequests accountNumber="100200" /> : <ReturnButton order={ORDER} />,
    '/customer/orders/1',
    {},
    { accounts: [account], connection: fakeConnection({ client }), locale },
  );
  return { ...view, client };
}

/** The body, as an object or as text. */
function bodyOf(body: unknown): unknown {
  return typeof body === 'string' ? JSON.parse(body) : (body ?? {});
}

/** What the API answers to a request that was sent, or withdrawn. */
function asked(path: string, body: unknown): Partial<ReturnRequest> {
  if (path.endsWith('/withdraw')) return { state: 'withdrawn', version: 2 };
  const { note = '' } = bodyOf(body) as { note?: string };
  return { note };
}

const sentOf = (client: ReturnType<typeof show>['client']) =>
  client.mock.calls.find(([, request]) => request?.method === 'POST');

async function open(shown: ReturnType<typeof show>) {
  return openDialog(shown.user, 'Return or exchange', /LP-100042/);
}

describe('the dialog of returns', () => {
  it('CR-03 says what the policy gives for the lens before anything is sent, and then sends it once', async () => {
    const shown = show();
    const dialog = await open(shown);
    const policy = await dialog.findByRole('status', { name: 'What the policy gives' });
    expect(policy.textContent).toContain(
      '$70.00 of lens credit: 80 % of $100.00, less a fee of $10.00.',
    );
    expect(policy.textContent).toContain('The lens must come back.');
    expect(policy.textContent).toContain('60 days of warranty left, until Jun 5, 2099');

    await shown.user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(dialog.getByText('Choose a reason')).toBeTruthy();
    expect(sentOf(shown.client)).toBeUndefined();

    await shown.user.click(dialog.getByRole('combobox', { name: /Reason/ }));
    await shown.user.click(await screen.findByRole('option', { name: 'Not tolerated' }));
    await shown.user.type(dialog.getByRole('textbox', { name: 'Note to the lab' }), ' Red eye ');
    await shown.user.click(dialog.getByRole('button', { name: 'Send request' }));
    await screen.findByRole('dialog', { name: 'Request RMA-100001 was sent' });
    expect(screen.getByRole('button', { name: 'Return label RMA-100001' })).toBeTruthy();
    const [path, request] = sentOf(shown.client) ?? [];
    expect([path, bodyOf(request?.body)]).toEqual([
      '/return-requests',
      {
        kind: 'return',
        orderId: ORDER.id,
        eye: 'right',
        reason: 'notTolerated',
        note: 'Red eye',
        shownCents: 7_000,
      },
    ]);
  });

  it('CR-03 says why the policy gives nothing for the other eye, and that the lab may be asked', async () => {
    const shown = show();
    const dialog = await open(shown);
    await shown.user.click(await dialog.findByRole('radio', { name: 'Left eye: GP Sphere' }));
    // What is granted for this eye comes first.
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Exchange/ }).checked).toBe(true);
    await shown.user.click(dialog.getByRole('radio', { name: /^Return/ }));
    const policy = dialog.getByRole('status', { name: 'What the policy gives' });
    expect(policy.textContent).toContain('the warranty ended on Jun 5, 2099');
    expect(policy.textContent).toContain('You can ask the lab nevertheless');
    await shown.user.click(dialog.getByRole('radio', { name: /^Cancel/ }));
    expect(policy.textContent).toContain('The order has shipped. Return its lenses instead.');
    expect(dialog.getByRole('button', { name: 'Send request' })).toHaveProperty('disabled', true);
  });

  it('CR-03 whoever does not order sees what the policy gives, and whom to ask', async () => {
    const shown = show({ role: 'viewer' });
    const dialog = await open(shown);
    expect(await dialog.findByText(/The owner or an orderer of your practice/)).toBeTruthy();
    expect(dialog.queryByRole('combobox')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Send request' })).toHaveProperty('disabled', true);
  });
});

describe('the requests of a practice', () => {
  it('CR-03 says how each stands, what comes next, and takes one back', async () => {
    const shown = show({
      isList: true,
      requests: [
        buildReturnRequest(),
        buildReturnRequest({
          id: 'RMA-100002',
          state: 'credited',
          decidedCents: 7_000,
          creditId: 'CR-100009',
        }),
      ],
    });
    const items = await screen.findAllByRole('listitem');
    expect(items[0]?.textContent).toContain('The lab decides. You can already send the lens');
    expect(items[1]?.textContent).toContain('$70.00 of lens credit opened (CR-100009).');
    expect(screen.queryByRole('button', { name: 'Return label RMA-100002' })).toBeNull();
    await shown.user.click(screen.getByRole('button', { name: 'Withdraw RMA-100001' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Withdraw request' }));
    expect(await screen.findByText('Request RMA-100001 was withdrawn.')).toBeTruthy();
    expect(sentOf(shown.client)?.[0]).toBe('/return-requests/RMA-100001/withdraw');
  });
});
