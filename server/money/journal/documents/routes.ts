import { BOOK_PROGRAMS, DOCUMENT_FILES } from '#domain/money/journal/documents.ts';
import { journalDocumentsSchema } from '#domain/money/journal/journal.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/access/services.ts';
import { attach } from '#server/platform/http/attach.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { findBatch } from '../find-batches.ts';
import { documentsCsv } from './documents-csv.ts';
import { sumDocuments } from './sum-documents.ts';

const config = { permission: 'books:open' } as const;
const params = z.object({ id: z.string() });

/** PY-08: the documents of an export, beside its entries, and what they leave out. */
export function registerDocumentRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/api/journal-batches/:id/documents',
    { config, schema: { params, response: { 200: journalDocumentsSchema, ...errorResponses } } },
    async (request, reply) => {
      const { id } = await findBatch(db, request.params.id);
      return reply.send(await sumDocuments(db, Number(id)));
    },
  );
  typed.get(
    '/api/journal-batches/:id/documents.csv',
    {
      exposeHeadRoute: false,
      config,
      schema: {
        params,
        querystring: z.object({
          program: z.enum(BOOK_PROGRAMS).default('quickbooks'),
          file: z.enum(DOCUMENT_FILES).default('invoices'),
        }),
        response: { 200: z.unknown().describe('CSV'), ...errorResponses },
      },
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
