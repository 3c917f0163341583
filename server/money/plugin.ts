import type { FastifyInstance } from 'fastify';
import type { Services } from '../access/services.ts';
import type { AccountTable } from '../platform/database/account-table.ts';
import { loggableError } from '../platform/errors/error-log.ts';
import { hourly, type JobParts } from '../platform/jobs/hourly.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { autopayTables } from './autopay/account-tables.ts';
import { autopayJobs } from './autopay/autopay-jobs.ts';
import { registerAutopayRoutes } from './autopay/routes.ts';
import { checkoutTables } from './checkouts/account-tables.ts';
import { checkoutJobs } from './checkouts/ask-gateway.ts';
import { registerDecision } from './checkouts/decide-route.ts';
import { registerEventRoute } from './checkouts/event-route.ts';
import { firstCheckoutAt } from './checkouts/find-checkouts.ts';
import type { PageParts } from './checkouts/open-page.ts';
import { registerReceipt } from './checkouts/paper/receipt-route.ts';
import { registerCheckoutRoutes } from './checkouts/routes.ts';
import { registerCreditUseRoutes } from './credit-uses/routes.ts';
import { creditUsesOfInvoice } from './credit-uses/uses-of-invoice.ts';
import { creditTables, waitingCredits } from './credits/account-tables.ts';
import { registerCreditEntryRoutes } from './credits/entry-routes.ts';
import { expireCredits } from './credits/expire-credits.ts';
import { registerCreditRoutes } from './credits/routes.ts';
import { warnOfExpiry } from './credits/warn-of-expiry.ts';
import type { PaymentGateway } from './gateway/port.ts';
import { invoiceTables } from './invoices/account-tables.ts';
import { findOrderIds } from './invoices/order-ids.ts';
import type { InvoiceParts } from './invoices/reader-of.ts';
import { registerReceivableRoutes } from './invoices/receivables/routes.ts';
import { registerInvoiceRoutes } from './invoices/routes.ts';
import { registerDocumentRoutes } from './journal/documents/routes.ts';
import { registerJournalRoutes } from './journal/routes.ts';
import { checkAndNotify, forgetOldChecks } from './ledger/check/keep-check.ts';
import { expirePending } from './ledger/resolve-pending.ts';
import { methodTables } from './methods/account-tables.ts';
import { registerMethodRoutes } from './methods/routes.ts';
import { paymentTables } from './payments/account-tables.ts';
import { paymentsOfInvoice } from './payments/payments-of-invoice.ts';
import { registerPaymentRoutes } from './payments/routes.ts';
import { balanceJobs } from './payouts/look-at-balance.ts';
import { registerPayoutRoutes } from './payouts/reconciliation/routes.ts';
import { reminderTable } from './reminders/account-tables.ts';
import { remindOfInvoices } from './reminders/remind-of-invoices.ts';
import { monthlyStatementTable } from './statements/monthly/account-tables.ts';
import { notifyOfStatements } from './statements/monthly/notify-of-statements.ts';
import { registerStatementRoutes } from './statements/routes.ts';
import { writeOffTable } from './write-offs/account-tables.ts';
import { findWaiting } from './write-offs/find-write-offs.ts';
import { registerWriteOffRoutes } from './write-offs/routes.ts';

const DAY = 24 * 60 * 60 * 1000;

interface MoneyOptions {
  /** Null: nothing is paid online. */
  payments: PageParts | null;
  /** What invoices take from the floors above. */
  invoices: Pick<InvoiceParts, 'patientNames' | 'deliveryOf'>;
}

/** Registers the routes about money. */
export async function registerMoney(
  app: FastifyInstance,
  services: Services,
  { payments, invoices }: MoneyOptions,
): Promise<void> {
  registerInvoiceRoutes(app, services, {
    ...invoices,
    paymentsOf: paymentsOfInvoice,
    creditsOf: creditUsesOfInvoice,
    waitingWriteOff: findWaiting,
  });
  registerPaymentRoutes(app, services);
  registerWriteOffRoutes(app, services);
  registerCreditRoutes(app, services);
  registerCreditEntryRoutes(app, services, findOrderIds);
  registerCreditUseRoutes(app, services);
  registerStatementRoutes(app, services);
  registerReceivableRoutes(app, services);
  registerJournalRoutes(app, services);
  registerDocumentRoutes(app, services);
  registerPayoutRoutes(app, services);
  registerCheckoutRoutes(app, services, payments);
  registerDecision(app, services, payments);
  registerReceipt(app, services);
  registerMethodRoutes(app, payments);
  registerAutopayRoutes(app, services, payments);
  await registerEventRoute(app, services, payments?.gateway ?? null);
}

/** The recurring work of money, once an hour because the days of practices begin at different times; the books are checked daily. */
export function moneyJobs(parts: JobParts): Job[] {
  const { database, clock } = parts;
  return [
    { name: 'checkLedger', every: DAY, run: () => checkAndNotify(database, clock()) },
    ...hourly(parts, {
      expirePending: (db, now, options) => expirePending({ db }, now, options),
      expireCredits: (db, now, options) => expireCredits({ db }, now, options),
      warnOfExpiry,
      remindOfInvoices,
      // The name is stored.
      tellStatements: notifyOfStatements,
      forgetOldChecks,
    }),
  ];
}

/** AD-05: what accounts have of money. The ledger moves first, while its rows still name the account that is merged. */
export const moneyTables: readonly AccountTable[] = [
  waitingCredits,
  ...invoiceTables,
  ...creditTables,
  ...paymentTables,
  writeOffTable,
  ...checkoutTables,
  ...methodTables,
  ...autopayTables,
  reminderTable,
  monthlyStatementTable,
];

/** Returns what online payments work with; null without a gateway, or when nobody knows where the portal is. */
export function paymentParts(
  gateway: PaymentGateway | null | undefined,
  { portalUrl, ...parts }: JobParts & { portalUrl: string | undefined },
): PageParts | null {
  return gateway && portalUrl !== undefined ? { ...parts, gateway, portalUrl } : null;
}

/** The recurring work of online payments. What fails is tried again. */
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
