import { daysAfter } from '#domain/money/invoices/due-day.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { accountsWithAutopay } from '../methods/autopay-setting.ts';
import { announce } from './announce.ts';
import { chargePlan } from './charge.ts';
import { plansUntil, type PlanRow } from './find-plans.ts';

const HOUR = 60 * 60 * 1000;
/** Accounts and plans that are read together. */
const BATCH = 200;

interface Running {
  signal: AbortSignal;
  /** What fails of one account must not keep the others waiting; it is tried again an hour later. */
  onError: (error: unknown) => void;
}

/** PY-09: pays what was announced and whose day has come, then announces what comes. */
export async function runAutopay(parts: GatewayParts, running: Running): Promise<void> {
  await chargeAll(parts, running);
  await announceAll(parts, running);
}

async function chargeAll(parts: GatewayParts, { signal, onError }: Running): Promise<void> {
  // A day more, because the days of practices begin at different times.
  const day = daysAfter(parts.clock().toISOString().slice(0, 10), 1);
  let after: PlanRow | null = null;
  for (;;) {
    const plans: PlanRow[] = await plansUntil(parts.database.db, { day, after, limit: BATCH });
    for (const plan of plans) {
      if (signal.aborted) return;
      await chargePlan(parts, plan).catch(onError);
    }
    after = plans.at(-1) ?? null;
    if (!after) return;
  }
}

async function announceAll(parts: GatewayParts, { signal, onError }: Running): Promise<void> {
  let after = '';
  for (;;) {
    const accounts = await accountsWithAutopay(parts.database.db, { after, limit: BATCH });
    for (const accountNumber of accounts) {
      if (signal.aborted) return;
      await announce(parts, accountNumber).catch(onError);
    }
    const last = accounts.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** The job of autopay, once an hour, because the days of practices begin at different times. */
export function autopayJobs(parts: GatewayParts, onError: (error: unknown) => void): Job[] {
  return [
    { name: 'runAutopay', every: HOUR, run: (signal) => runAutopay(parts, { signal, onError }) },
  ];
}
