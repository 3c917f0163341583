import { invoiceDetailsSchema, invoiceSchema } from '#domain/money/invoices/invoice.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bearerToken, callerOf } from '#server/access/caller/caller-of.ts';
import type { Services } from '#server/access/services.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { sendPage } from '#server/platform/http/content-range.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { listQuerySchema, parseListQuery } from '#server/platform/http/list-query.ts';
import { setVersion } from '#server/platform/http/versions.ts';
import { registerInvoiceFiles } from './file-routes.ts';
import { getInvoice, type InvoiceExtras } from './find-invoices.ts';
import { invoiceList, listInvoices } from './list-invoices.ts';
import { invoiceReaders, type InvoiceParts, type ReaderOf } from './reader-of.ts';

/** PY-07: the invoices of the caller's accounts, or of all accounts. */
export function registerInvoiceRoutes(
  app: FastifyInstance,
  services: Services,
  parts: InvoiceParts,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { db } = services.database;
  const readerOf = invoiceReaders(services, parts);
  registerInvoiceFiles(app, services, { readerOf, extras: parts });
  registerSpecified(app, services, { readerOf, extras: parts });

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

/** RS-04: an invoice at the address of the specification. */
function registerSpecified(
  app: FastifyInstance,
  { database: { db } }: Services,
  { readerOf, extras }: { readerOf: ReaderOf; extras: InvoiceExtras },
): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/auth/invoice/:invoiceNumber/:token',
    {
      config: { permission: 'invoices:show' },
      schema: {
        params: z.object({ invoiceNumber: z.string(), token: z.string() }),
        response: { 200: invoiceDetailsSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { invoiceNumber, token } = request.params;
      if (token !== bearerToken(request)) {
        throw new Problem('forbidden', 'The token of the address is not the token of the caller');
      }
      const reader = await readerOf(callerOf(request), 'invoices:show');
      return reply.send(await getInvoice(db, { reader, extras }, invoiceNumber));
    },
  );
}
