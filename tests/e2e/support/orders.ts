import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import type { OrderDecision } from '#domain/orders/order-states.ts';
import type { Order } from '#domain/orders/order.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { PLAIN_ORDER } from '../../fixtures/build-order-input.ts';
import type { Account, Accounts } from './accounts.ts';

interface Placed {
  patientReference: string;
  poNumber?: string;
  lensId?: string;
  /** Values for parameters without a default. */
  prescription?: Prescription;
  /** An account of the practice other than the main one. */
  accountNumber?: string;
}

/** Submits an order for the right eye through the API, as the practice's form does. */
export function placeOrder(accounts: Accounts, owner: Account, placed: Placed): Promise<Order> {
  const { patientReference, poNumber = '', accountNumber = owner.accountNumber } = placed;
  const { lensId = 'gp-sphere', prescription = { baseCurve: 7.75, sphere: -3.25 } } = placed;
  const lens = catalogue.find(({ id }) => id === lensId);
  if (!lens) throw new Error(`The catalogue has no lens ${lensId}`);
  const ordered = {
    eye: 'right',
    lensId,
    lensVersion: lens.version,
    prescription: { ...defaultPrescription(lens), ...prescription },
    clinical: {},
  };
  return accounts.call<Order>(owner.uid, '/api/orders', {
    body: { ...PLAIN_ORDER, accountNumber, patientReference, poNumber, lenses: [ordered] },
  });
}

/** With which an order is shipped. */
const SHIPMENT = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' };

/** Takes the steps with an order through the API, one after the other. */
export async function takeSteps(
  accounts: Accounts,
  admin: Account,
  { id }: Order,
  steps: readonly OrderDecision[],
): Promise<void> {
  let { version } = await accounts.call<Order>(admin.uid, `/api/orders/${id}`, { method: 'GET' });
  for (const step of steps) {
    const body = step === 'ship' ? SHIPMENT : {};
    const request = { body, headers: { 'if-match': `"${version}"` } };
    ({ version } = await accounts.call<Order>(admin.uid, `/api/orders/${id}/${step}`, request));
  }
}

/** Ships an order for each of the accounts at once, and so invoices them. */
export function shipOrders(
  accounts: Accounts,
  owner: Account,
  admin: Account,
  accountNumbers: readonly string[],
): Promise<Order[]> {
  const ship = async (accountNumber: string, index: number) => {
    const patientReference = `E2E-shipped-${index}-${owner.tag}`;
    const order = await placeOrder(accounts, owner, { patientReference, accountNumber });
    await takeSteps(accounts, admin, order, ['approve', 'produce', 'ship']);
    return order;
  };
  return Promise.all(accountNumbers.map(ship));
}

/** Opens the approval queue filtered by `search`, since other journeys' orders may push these off the first page. */
async function openQueue(page: Page, search: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ state: 'submitted', q: search }));
  await page.goto(`/admin/order-approval?filter=${filter}`);
}

/** Opens the order that matches `search` from the queue. */
export async function openFromQueue(page: Page, search: string): Promise<void> {
  await openQueue(page, search);
  await page.getByRole('row').filter({ hasText: search }).click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
}
