import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Permission } from '#domain/access/permissions.ts';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import { MAX_SHEETS } from '#domain/orders/work-sheets.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { attach } from '../../platform/http/attach.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { printQuerySchema } from '../../platform/pdf/print-query.ts';
import { utcDay } from '../../platform/pdf/times.ts';
import { orderList } from '../orders/reading/list-orders.ts';
import { readerOf } from '../orders/reading/reader.ts';
import { findAllPrintable, findPrintable } from './content/find-printable.ts';
import { ordersCsv } from './csv/orders-csv.ts';
import { toVisionPrescription } from './fhir/to-vision-prescription.ts';
import { renderOrder, renderOrders, type SheetKind } from './pdf/render-order.ts';

const paramsSchema = z.object({ id: z.string() });
const langSchema = localeSchema.default('en');

const sheetsQuerySchema = printQuerySchema.extend({
  ids: z
    .string()
    .max(MAX_SHEETS * 40)
    .transform((ids) => [...new Set(ids.split(','))])
    .pipe(z.array(z.uuid()).min(1).max(MAX_SHEETS))
    .describe('The ids of the orders, separated by commas'),
});

/** AD-08: a work sheet is all prescription; of a confirmation a biller gets what was sold. */
const SHEETS = {
  workSheet: { file: 'worksheet', permission: 'orders:clinical' },
  confirmation: { file: 'confirmation', permission: 'orders:print' },
} as const satisfies Record<SheetKind, { file: string; permission: Permission }>;

/** OR-10: orders as PDF, CSV and FHIR. */
export function registerOrderExportRoutes(app: FastifyInstance, services: Services): void {
  registerSheets(app, services);
  registerWorkSheets(app, services);
  registerFhir(app, services);
  registerCsv(app, services);
}

function registerSheets(app: FastifyInstance, services: Services): void {
  const { database, clock, provider } = services;
  const { db } = database;
  for (const kind of ['workSheet', 'confirmation'] as const) {
    apiRoutes(app).get(
      `/api/orders/:id/${SHEETS[kind].file}.pdf`,
      {
        permission: SHEETS[kind].permission,
        params: paramsSchema,
        querystring: printQuerySchema,
        answers: { 200: z.unknown().describe('PDF') },
        exposeHeadRoute: false,
      },
      async (request, reply) => {
        const reader = readerOf(callerOf(request), SHEETS[kind].permission, clock());
        const printable = await findPrintable(db, reader, request.params.id);
        const { size, lang } = request.query;
        const options = { kind, size, locale: lang, printedAt: reader.now, provider };
        const pdf = await renderOrder(printable, options);
        attach(reply, `${printable.order.number}-${SHEETS[kind].file}.pdf`);
        return reply.type('application/pdf').send(pdf);
      },
    );
  }
}

/** AD-13: the work sheets of many orders as one file, in the order of the ids. */
function registerWorkSheets(app: FastifyInstance, services: Services): void {
  const { database, clock, provider } = services;
  apiRoutes(app).get(
    '/api/orders/worksheets.pdf',
    {
      permission: 'orders:clinical',
      querystring: sheetsQuerySchema,
      answers: { 200: z.unknown().describe('PDF') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const reader = readerOf(callerOf(request), 'orders:clinical', clock());
      const { ids, size, lang } = request.query;
      const kind = 'workSheet' as const;
      const options = { kind, size, locale: lang, printedAt: reader.now, provider };
      const pdf = await renderOrders(findAllPrintable(database.db, reader, ids), options);
      attach(reply, `worksheets-${utcDay(options.printedAt)}.pdf`);
      return reply.type('application/pdf').send(pdf);
    },
  );
}

function registerFhir(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const namesPatient = services.patientNames === 'everywhere';
  apiRoutes(app).get(
    '/api/orders/:id/fhir',
    {
      permission: 'orders:clinical',
      params: paramsSchema,
      answers: { 200: z.unknown().describe('FHIR R4 VisionPrescription') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const reader = readerOf(callerOf(request), 'orders:clinical', clock());
      const { order, definitionOf } = await findPrintable(database.db, reader, request.params.id);
      attach(reply, `${order.number}-prescription.json`);
      const document = toVisionPrescription(order, definitionOf, { namesPatient });
      return reply.type('application/fhir+json; charset=utf-8').send(JSON.stringify(document));
    },
  );
}

function registerCsv(app: FastifyInstance, { database: { db }, clock }: Services): void {
  apiRoutes(app).get(
    '/api/orders.csv',
    {
      permission: 'orders:export',
      querystring: listQuerySchema.extend({ lang: langSchema }),
      answers: { 200: z.unknown().describe('CSV') },
      exposeHeadRoute: false,
    },
    (request, reply) => {
      const reader = readerOf(callerOf(request), 'orders:export', clock());
      const query = parseListQuery(request.query, orderList);
      attach(reply, `orders-${utcDay(reader.now)}.csv`);
      reply.type('text/csv; charset=utf-8');
      return reply.send(ordersCsv(db, { reader, query, locale: request.query.lang }));
    },
  );
}
