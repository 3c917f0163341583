import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BOOK_PROGRAMS, DOCUMENT_FILES } from '#domain/money/journal/documents.ts';
import { journalDocumentsSchema } from '#domain/money/journal/journal.ts';
import type { Services } from '../../../access/services.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { attach } from '../../../platform/http/attach.ts';
import { findBatch } from '../find-batches.ts';
import { documentsCsv } from './documents-csv.ts';
import { sumDocuments } from './sum-documents.ts';

const permission = 'books:open';
const params = z.object({ id: z.string() });

/** PY-08: the documents of an export, beside its entries, and what they leave out. */
export function registerDocumentRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/journal-batches/:id/documents',
    { permission, params, answers: { 200: journalDocumentsSchema } },
    async (request, reply) => {
      const { id } = await findBatch(db, request.params.id);
      return reply.send(await sumDocuments(db, Number(id)));
    },
  );
  routes.get(
    '/api/journal-batches/:id/documents.csv',
    {
      permission,
      params,
      querystring: z.object({
        program: z.enum(BOOK_PROGRAMS).default('quickbooks'),
        file: z.enum(DOCUMENT_FILES).default('invoices'),
      }),
      answers: { 200: z.unknown().describe('CSV') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { program, file } = request.query;
      const { id } = await findBatch(db, request.params.id);
      attach(reply, `${program}-${file}-${id}.csv`);
      reply.type('text/csv; charset=utf-8');
      return reply.send(documentsCsv(db, Number(id), { program, file }));
    },
  );
}
