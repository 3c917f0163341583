import type { LightMyRequestResponse } from 'fastify';
import { payByBank, payByCard } from 'payment-sandbox/tests/support/forms.ts';
import { until } from 'test-tools/until.ts';
import { expect } from 'vitest';
import { autopaySchema, type Autopay } from '#domain/money/autopay/autopay.ts';
import {
  accountMethodsSchema,
  methodPageSchema,
  type SavedMethod,
} from '#domain/money/payments/payment-method.ts';
import { runAutopay } from '#server/money/autopay/autopay-jobs.ts';
import { GATEWAY_EVENTS_PATH } from '#server/money/gateway/events-path.ts';
import { openTestSandbox, type TestSandbox } from '../../fixtures/test-sandbox.ts';
import { PORTAL_URL, startPayingPortal } from './checkouts.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

/**
 * A portal that pays by the real SDK at the sandbox, which calls it back. The sandbox and the job of autopay go by a clock
 * that is set; requests by the real one, because sessions end.
 */
export interface SandboxPortal {
  portal: TestPortal;
  sandbox: TestSandbox;
  /** Sets the clock, and lets what is due at the sandbox happen. It never goes back. */
  at: (moment: string | Date) => Promise<void>;
  /** Runs the job of autopay. Returns what failed. */
  run: () => Promise<unknown[]>;
  close: () => Promise<void>;
}

export async function startSandboxPortal(startsAt: Date): Promise<SandboxPortal> {
  let portal: TestPortal | null = null;
  const sandbox = await openTestSandbox({
    startsAt,
    receive: async ({ body, signature }) => {
      const answer = await portal?.app.inject({
        method: 'POST',
        url: `${GATEWAY_EVENTS_PATH}/stripe`,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: body,
      });
      return answer?.statusCode === 204;
    },
  });
  const { gateway, clock } = sandbox;
  const started = await startPayingPortal(gateway);
  portal = started;
  const parts = { database: started.database, clock, gateway, portalUrl: PORTAL_URL };
  return {
    portal: started,
    sandbox,
    at: (moment) => sandbox.pass(new Date(moment).getTime() - clock().getTime()),
    run: async () => {
      const errors: unknown[] = [];
      const { signal } = new AbortController();
      await runAutopay(parts, { signal, onError: (error) => errors.push(error) });
      await sandbox.run();
      return errors;
    },
    close: async () => {
      await started.close();
      await sandbox.close();
    },
  };
}

const pathOf = (accountNumber: string, rest = '') => `/api/payment-methods/${accountNumber}${rest}`;

/** Returns what is saved for the account, as the person sees it. */
export async function methodsOf(
  portal: TestPortal,
  accountNumber: string,
  person: Person = 'practice',
): Promise<SavedMethod[]> {
  const response = await portal.request(person, { url: pathOf(accountNumber) });
  return accountMethodsSchema.parse(response.json()).methods;
}

/** Opens the gateway's page on which a method is saved, and returns its address. */
export async function methodPage(portal: TestPortal, accountNumber: string): Promise<string> {
  const response = await portal.send('practice', pathOf(accountNumber, '/page'), { locale: 'en' });
  return methodPageSchema.parse(response.json()).pageUrl;
}

/** Saves a card on the gateway's page. Returns it as the portal lists it. */
export async function savedCard(
  portal: TestPortal,
  accountNumber: string,
  card = '4242424242424242',
): Promise<SavedMethod> {
  await payByCard(await methodPage(portal, accountNumber), card);
  return newest(portal, accountNumber);
}

export async function savedBank(
  portal: TestPortal,
  accountNumber: string,
  account: string,
): Promise<SavedMethod> {
  await payByBank(await methodPage(portal, accountNumber), account);
  return newest(portal, accountNumber);
}

async function newest(portal: TestPortal, accountNumber: string): Promise<SavedMethod> {
  const [method] = await methodsOf(portal, accountNumber);
  if (!method) throw new Error('Nothing was saved');
  return method;
}

export function setDefault(
  portal: TestPortal,
  accountNumber: string,
  methodId: string,
  person: Person = 'practice',
): Promise<LightMyRequestResponse> {
  const url = pathOf(accountNumber, '/default');
  return portal.request(person, { method: 'PUT', url, payload: { methodId } });
}

export function removeMethod(
  portal: TestPortal,
  accountNumber: string,
  methodId: string,
  person: Person = 'practice',
): Promise<LightMyRequestResponse> {
  const url = pathOf(accountNumber, `/methods/${methodId}`);
  return portal.request(person, { method: 'DELETE', url });
}

export async function autopayOf(portal: TestPortal, accountNumber: string): Promise<Autopay> {
  const response = await portal.request('practice', { url: `/api/autopay/${accountNumber}` });
  return autopaySchema.parse(response.json());
}

/** Switches autopay as it was seen. */
export function switchTo(
  portal: TestPortal,
  accountNumber: string,
  { isOn, version, person = 'practice' }: { isOn: boolean; version: number; person?: Person },
): Promise<LightMyRequestResponse> {
  return portal.put(person, `/api/autopay/${accountNumber}`, version, { isOn });
}

/** Switches autopay on. */
export async function switchedOn(portal: TestPortal, accountNumber: string): Promise<Autopay> {
  const { version } = await autopayOf(portal, accountNumber);
  const response = await switchTo(portal, accountNumber, { isOn: true, version });
  expect(response.statusCode).toBe(200);
  return autopaySchema.parse(response.json());
}

/** What is told of autopay of the account, in the order in which it was told. */
export async function writtenOf(portal: TestPortal, accountNumber: string): Promise<string[]> {
  const { rows } = await portal.database.pool.query<{ event: string }>(
    `SELECT payload->>'event' AS event FROM outbox
     WHERE kind = 'email.event' AND key = $1 AND payload->>'event' LIKE 'autopay%' ORDER BY id`,
    [accountNumber],
  );
  return rows.map(({ event }) => event);
}

/** Waits until autopay is off, for this reason. */
export async function stoppedFor(
  portal: TestPortal,
  accountNumber: string,
  stop: Autopay['stop'],
): Promise<Autopay> {
  const expected = { isOn: false, stop };
  await until(async () => expect(await autopayOf(portal, accountNumber)).toMatchObject(expected));
  return autopayOf(portal, accountNumber);
}
