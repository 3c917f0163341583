import type { FastifyInstance } from 'fastify';
import { autopayJobs } from '../money/autopay/autopay-jobs.ts';
import { checkoutJobs } from '../money/checkouts/ask-gateway.ts';
import { firstCheckoutAt } from '../money/checkouts/find-checkouts.ts';
import type { PageParts } from '../money/checkouts/open-page.ts';
import type { PaymentGateway } from '../money/gateway/port.ts';
import { balanceJobs } from '../money/payouts/look-at-balance.ts';
import { loggableError } from '../platform/errors/error-log.ts';
import type { Job } from '../platform/jobs/job-runner.ts';

/** Returns what online payments work with; null without a gateway, or when nobody knows where the portal is. */
export function paymentParts(
  gateway: PaymentGateway | null | undefined,
  {
    portalUrl,
    ...parts
  }: Pick<PageParts, 'database' | 'clock'> & { portalUrl: string | undefined },
): PageParts | null {
  return gateway && portalUrl !== undefined ? { ...parts, gateway, portalUrl } : null;
}

/** The jobs of online payments. What fails is tried again. */
export function paymentJobs(app: FastifyInstance, payments: PageParts | null): Job[] {
  if (!payments) return [];
  const warn = (message: string) => (error: unknown) =>
    app.log.warn({ error: loggableError(error) }, message);
  return [
    ...checkoutJobs(payments, warn('online payment not asked about')),
    ...balanceJobs(payments, {
      findFirst: firstCheckoutAt,
      onError: warn('payout not looked at'),
    }),
    ...autopayJobs(payments, warn('autopay not done')),
  ];
}
