import type { FastifyInstance } from 'fastify';
import type { Services } from '../access/services.ts';
import { readEmailSettings } from '../emails/settings/email-settings.ts';
import { registerAutopayRoutes } from '../money/autopay/routes.ts';
import { registerDecision } from '../money/checkouts/decide-route.ts';
import { registerEventRoute } from '../money/checkouts/event-route.ts';
import type { PageParts } from '../money/checkouts/open-page.ts';
import { registerReceipt } from '../money/checkouts/paper/receipt-route.ts';
import { registerCheckoutRoutes } from '../money/checkouts/routes.ts';
import { registerCreditUseRoutes } from '../money/credit-uses/routes.ts';
import { registerCreditRoutes } from '../money/credits/routes.ts';
import { registerCreditEntryRoutes } from '../money/credits/entry-routes.ts';
import { findOrderIds } from '../money/invoices/order-ids.ts';
import { registerInvoiceRoutes } from '../money/invoices/routes.ts';
import { registerMethodRoutes } from '../money/methods/routes.ts';
import { creditUsesOfInvoice } from '../money/credit-uses/uses-of-invoice.ts';
import { paymentsOfInvoice } from '../money/payments/payments-of-invoice.ts';
import { findWaiting } from '../money/write-offs/find-write-offs.ts';
import { registerPaymentRoutes } from '../money/payments/routes.ts';
import { registerWriteOffRoutes } from '../money/write-offs/routes.ts';
import { registerStatementRoutes } from '../money/statements/routes.ts';
import { registerReceivableRoutes } from '../money/invoices/receivables/routes.ts';
import { deliveryOf } from '../ordering/orders/reading/delivery-of.ts';
import { registerDocumentRoutes } from '../money/journal/documents/routes.ts';
import { registerJournalRoutes } from '../money/journal/routes.ts';
import { registerPayoutRoutes } from '../money/payouts/reconciliation/routes.ts';

/** Registers the routes about money. Without a gateway nothing is paid online. */
export async function registerMoneyRoutes(
  app: FastifyInstance,
  services: Services,
  payments: PageParts | null,
): Promise<void> {
  registerInvoiceRoutes(app, services, {
    patientNames: async (db) => (await readEmailSettings(db)).patientNames,
    paymentsOf: paymentsOfInvoice,
    creditsOf: creditUsesOfInvoice,
    waitingWriteOff: findWaiting,
    deliveryOf,
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
