import type { PatientNameChoice } from '#domain/emails/email-states.ts';
import type { Permission } from '#domain/permissions.ts';
import { invoiceDetailsSchema, invoiceSchema } from '#domain/schemas/invoice.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import { scopeFor, type Caller } from '#server/access/caller/caller.ts';
import type { Services } from '#server/access/services.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { sendPage } from '#server/platform/http/content-range.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { listQuerySchema, parseListQuery } from '#server/platform/http/list-query.ts';
import { setVersion } from '#server/platform/http/versions.ts';
import { getInvoice, type InvoiceExtras, type InvoiceReader } from './find-invoices.ts';
import { invoiceList, listInvoices } from './list-invoices.ts';

/** What invoices need of higher floors. */
export interface InvoiceParts extends InvoiceExtras {
  /** EM-01: how the lab shows patients outside the order. */
  patientNames: (db: Handle) => Promise<PatientNameChoice>;
}

/** PY-07: the invoices of the caller's accounts, or of all accounts. */
export function registerInvoiceRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  parts: InvoiceParts,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  async function readerOf(caller: Caller, permission: Permission): Promise<InvoiceReader> {
    return {
      scope: scopeFor(caller, permission),
      clinical: scopeFor(caller, 'orders:clinical'),
      patients: await parts.patientNames(db),
      now: clock(),
    };
  }

  typed.get(
    '/api/invoices',
    {
      config: { permission: 'invoices:list' },
      schema: {
        querystring: listQuerySchema,
        response: { 200: z.array(invoiceSchema), ...errorResponses },
      },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, invoiceList);
      const reader = await readerOf(callerOf(request), 'invoices:list');
      return sendPage(reply, 'invoices', await listInvoices(db, reader, query));
    },
  );

  typed.get(
    '/api/invoices/:id',
    {
      config: { permission: 'invoices:show' },
      schema: {
        params: z.object({ id: z.string() }),
        response: { 200: invoiceDetailsSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const reader = await readerOf(callerOf(request), 'invoices:show');
      const invoice = await getInvoice(db, { reader, extras: parts }, request.params.id);
      setVersion(reply, invoice.version);
      return invoice;
    },
  );
}
