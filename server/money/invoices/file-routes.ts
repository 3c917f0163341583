import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { attach } from '../../platform/http/attach.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { printQuerySchema } from '../../platform/pdf/print-query.ts';
import { utcDay } from '../../platform/pdf/times.ts';
import { getInvoice, type InvoiceExtras } from './find-invoices.ts';
import { invoicesCsv } from './invoices-csv.ts';
import { invoiceList } from './list-invoices.ts';
import { findParties } from './paper/find-parties.ts';
import { renderInvoice } from './paper/render-invoice.ts';
import type { ReaderOf } from './reader-of.ts';

/** PY-07: an invoice as PDF, and a list of them as CSV. */
export function registerInvoiceFiles(
  app: FastifyInstance,
  { database: { db }, provider }: Services,
  { readerOf, extras }: { readerOf: ReaderOf; extras: InvoiceExtras },
): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/invoices/:id/pdf',
    {
      permission: 'invoices:show',
      params: z.object({ id: z.string() }),
      querystring: printQuerySchema,
      answers: { 200: z.unknown().describe('PDF') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const reader = await readerOf(callerOf(request), 'invoices:show');
      const invoice = await getInvoice(db, { reader, extras }, request.params.id);
      const { size, lang } = request.query;
      const parties = await findParties(db, invoice, { reader, extras, locale: lang });
      const print = { size, locale: lang, printedAt: reader.now, parties, provider };
      const pdf = await renderInvoice(invoice, print);
      attach(reply, `${invoice.id}.pdf`);
      return reply.type('application/pdf').send(pdf);
    },
  );

  routes.get(
    '/api/invoices.csv',
    {
      permission: 'invoices:list',
      querystring: listQuerySchema.extend({ lang: localeSchema.default('en') }),
      answers: { 200: z.unknown().describe('CSV') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, invoiceList);
      const reader = await readerOf(callerOf(request), 'invoices:list');
      attach(reply, `invoices-${utcDay(reader.now)}.csv`);
      reply.type('text/csv; charset=utf-8');
      return reply.send(invoicesCsv(db, { reader, query, locale: request.query.lang }));
    },
  );
}
