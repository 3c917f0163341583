import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { WRITE_OFF_LIMIT_CENTS } from '#domain/money/payments/write-off.ts';
import { hourlyJobs } from '#server/app/jobs.ts';
import { paymentJobs } from '#server/money/plugin.ts';
import { JobRunner } from '#server/platform/jobs/job-runner.ts';
import {
  accountWith,
  begun,
  callBack,
  PORTAL_URL,
  sessionOf,
  untilState,
} from '../support/checkouts.ts';
import { creditInput } from '../support/credits.ts';
import type { FakeGateway } from '../support/fake-gateway.ts';
import { invoicesOf } from '../support/invoices.ts';
import { merge } from '../support/merge.ts';
import { paymentNow, writeOff } from '../support/payments.ts';
import type { TestPortal } from '../support/portal.ts';
import type { StoryClock } from './story-clock.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

const needsSecondAdmin = ({ openCents }: Invoice) => openCents > WRITE_OFF_LIMIT_CENTS;

function rethrow(error: unknown): never {
  throw error;
}

/** Online payments that are disputed or given back, and what waits for a second admin. */
export async function disputes(portal: TestPortal, gateway: FakeGateway): Promise<void> {
  for (const ends of ['won', 'lost', 'open', 'givenBack', 'failed'] as const) {
    const { shares } = await accountWith(portal, 1);
    const { id } = await begun(portal, shares);
    const told = gateway.pay(sessionOf(id));
    await callBack(portal, { kind: 'payment', payment: told });
    const { payments } = await untilState(portal, id, 'paid');
    const number = payments[0]?.id ?? '';
    const paymentId = told.id ?? '';
    if (ends !== 'givenBack' && ends !== 'failed') {
      const dispute = { id: `dp_${number}`, paymentId, cents: 10_000, reason: 'fraudulent' };
      await callBack(portal, { kind: 'dispute', dispute: { ...dispute, state: 'open' } });
      await callBack(portal, { kind: 'dispute', dispute: { ...dispute, state: ends } });
    } else {
      const { version } = await paymentNow(portal, number);
      const part = { amountCents: 300, reason: 'As agreed' };
      await portal.step('super', `/api/payments/${number}/give-back`, version, part);
      const refund = { id: `re_${number}`, paymentId, key: null, cents: 200 };
      await callBack(portal, { kind: 'refund', refund: { ...refund, state: 'succeeded' } });
      if (ends === 'failed')
        await callBack(portal, { kind: 'refund', refund: { ...refund, state: 'failed' } });
    }
  }
  const open = await invoicesOf(portal, { accountNumber: '100200', state: 'open' });
  for (const { id, openCents } of open.filter(needsSecondAdmin))
    await writeOff(portal, id, openCents);
  for (const cause of ['grant', 'correction'])
    await portal.post('super', '/api/credits', creditInput({ cause, amountCents: 900_000 }));
}

/** Two accounts of one practice become one. */
export async function merged(portal: TestPortal): Promise<void> {
  const account = async () => ({ id: (await accountWith(portal, 1)).accountNumber, version: 1 });
  await merge(portal, { from: await account(), into: await account() });
}

/** What the portal does by itself in the weeks after: reminders, statements, summaries, what expires and is forgotten. */
export async function weeksGoBy(
  { database, app }: TestPortal,
  gateway: FakeGateway,
  { clock, deliver }: { clock: StoryClock; deliver: () => Promise<void> },
): Promise<void> {
  const parts = { database, clock: () => new Date(), gateway, portalUrl: PORTAL_URL };
  const jobs = [...hourlyJobs(parts, app.log), ...paymentJobs(app, parts)];
  // A page that nobody has paid in a day is closed by the gateway.
  for (const [session, { state }] of gateway.payments)
    if (state === 'open') gateway.move(session, { state: 'failed', failure: 'expired' });
  const runner = new JobRunner({ database, jobs, onError: rethrow });
  for (let week = 0; week < 9; week += 1) {
    await runner.runDue();
    await clock.settle();
    await deliver();
    await database.pool.query("UPDATE jobs SET due_at = clock_timestamp() - interval '1 second'");
    await clock.advance(WEEK);
  }
  await runner.close();
}
