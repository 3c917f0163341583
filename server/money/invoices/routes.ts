import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { invoiceDetailsSchema, invoiceSchema } from '#domain/money/invoices/invoice.ts';
import { bearerToken, callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { withVersion } from '../../platform/http/versions.ts';
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
  const routes = apiRoutes(app);
  const { db } = services.database;
  const readerOf = invoiceReaders(services, parts);
  registerInvoiceFiles(app, services, { readerOf, extras: parts });
  registerSpecified(app, services, { readerOf, extras: parts });

  routes.get(
    '/api/invoices',
    {
      permission: 'invoices:list',
      querystring: listQuerySchema,
      answers: { 200: z.array(invoiceSchema) },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, invoiceList);
      const reader = await readerOf(callerOf(request), 'invoices:list');
      return sendPage(reply, 'invoices', await listInvoices(db, reader, query));
    },
  );

  routes.get(
    '/api/invoices/:id',
    {
      permission: 'invoices:show',
      params: z.object({ id: z.string() }),
      answers: { 200: invoiceDetailsSchema },
    },
    async (request, reply) => {
      const reader = await readerOf(callerOf(request), 'invoices:show');
      const invoice = await getInvoice(db, { reader, extras: parts }, request.params.id);
      return withVersion(reply, invoice);
    },
  );
}

/** RS-04: an invoice at the address of the specification. */
function registerSpecified(
  app: FastifyInstance,
  { database: { db } }: Services,
  { readerOf, extras }: { readerOf: ReaderOf; extras: InvoiceExtras },
): void {
  apiRoutes(app).get(
    '/api/auth/invoice/:invoiceNumber/:token',
    {
      permission: 'invoices:show',
      params: z.object({ invoiceNumber: z.string(), token: z.string() }),
      answers: { 200: invoiceDetailsSchema },
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
