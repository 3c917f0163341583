import { momentOf, wallClock } from '#domain/basics/wall-clock.ts';
import type { Autopay } from '#domain/money/autopay/autopay.ts';
import { checkoutSchema, type Checkout } from '#domain/money/checkouts/checkout.ts';
import { daysAfter } from '#domain/money/invoices/due-day.ts';
import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import { runAutopay } from '#server/money/autopay/autopay-jobs.ts';
import { getAutopay } from '#server/money/autopay/find-autopay.ts';
import type { PaymentGateway } from '#server/money/gateway/port.ts';
import { PORTAL_URL } from './checkouts.ts';
import { issue } from './invoices.ts';
import { addMember, madeAccount } from './merge.ts';
import { list } from './orders.ts';
import {
  autopayOf,
  savedCard,
  startSandboxPortal,
  switchedOn,
  switchTo,
  type SandboxPortal,
} from './payment-methods.ts';
import type { Person } from './people.ts';

/** Of the accounts that tests make. */
const ZONE = 'America/Chicago';

/** An account with autopay, its saved card, and an invoice of 100.00 that is due in 30 days. */
export interface Automatic {
  account: string;
  invoice: string;
  method: SavedMethod;
}

/** A portal at the sandbox, and what autopay does there as if days had passed. */
export interface AutopayPortal extends SandboxPortal {
  startedAt: Date;
  /** The day of the practices on which it started. */
  today: string;
  /** Nine o'clock of the practices, so many days from today. */
  nine: (days: number) => Date;
  /** Runs the job as if that time had come; other tests run it earlier again. Returns what failed. */
  runAt: (days: number, gateway?: PaymentGateway) => Promise<unknown[]>;
  /** Autopay of an account, as if that time had come. */
  now: (account: string, days: number) => Promise<Autopay>;
  automatic: (card?: string) => Promise<Automatic>;
  paymentsOf: (account: string, person?: Person) => Promise<Checkout[]>;
  /** Ends autopay of an account, so that the runs of other tests leave it alone. */
  done: (account: string) => Promise<void>;
}

export async function startAutopayPortal(): Promise<AutopayPortal> {
  const startedAt = new Date();
  const today = wallClock(startedAt, ZONE).slice(0, 10);
  const all = await startSandboxPortal(startedAt);
  const { portal, sandbox } = all;
  const { database } = portal;
  const nine = (days: number) => momentOf(`${daysAfter(today, days)}T09:00:00`, ZONE);
  return {
    ...all,
    startedAt,
    today,
    nine,
    runAt: async (days, gateway = sandbox.gateway) => {
      const parts = { database, clock: () => nine(days), gateway, portalUrl: PORTAL_URL };
      const errors: unknown[] = [];
      const { signal } = new AbortController();
      await runAutopay(parts, { signal, onError: (error) => errors.push(error) });
      return errors;
    },
    now: (account, days) => getAutopay(database.db, account, nine(days)),
    automatic: async (card) => {
      const { id: account } = await madeAccount(portal);
      await addMember(portal, 'u-practice', account);
      const method = await savedCard(portal, account, card);
      await switchedOn(portal, account);
      return { account, invoice: await issue(portal, account, startedAt), method };
    },
    paymentsOf: async (accountNumber, person = 'practice') => {
      const response = await list(portal, person, { filter: { accountNumber } }, 'checkouts');
      return checkoutSchema.array().parse(response.json());
    },
    done: async (account) => {
      const { version } = await autopayOf(portal, account);
      await switchTo(portal, account, { isOn: false, version });
    },
  };
}
