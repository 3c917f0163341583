import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import { statementPeriodSchema, statementSchema } from '#domain/money/statements/statement.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/access/services.ts';
import { attach } from '#server/platform/http/attach.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { findStatement } from './find-statement.ts';
import { registerStatementPdf } from './pdf-route.ts';
import { statementCsv } from './statement-csv.ts';
import { statementRequest } from './statement-request.ts';

const PERMISSION = 'statements:show';
const paramsSchema = z.object({ accountNumber: accountNumberSchema });
const csvQuerySchema = statementPeriodSchema.extend({ lang: localeSchema.default('en') });

/** PY-08: the statements of the caller's accounts, or of all accounts. */
export function registerStatementRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  registerStatementPdf(app, services);
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/api/statements/:accountNumber',
    {
      config: { permission: PERMISSION },
      schema: {
        params: paramsSchema,
        querystring: statementPeriodSchema,
        response: { 200: statementSchema, ...errorResponses },
      },
    },
    (request) =>
      findStatement(
        database,
        statementRequest(request, { ...request.params, ...request.query }, clock()),
      ),
  );

  typed.get(
    '/api/statements/:accountNumber/statement.csv',
    {
      exposeHeadRoute: false,
      config: { permission: PERMISSION },
      schema: {
        params: paramsSchema,
        querystring: csvQuerySchema,
        response: { 200: z.unknown().describe('CSV'), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { lang, ...period } = request.query;
      const asked = statementRequest(request, { ...request.params, ...period }, clock());
      const statement = await findStatement(database, asked);
      attach(reply, `statement-${statement.accountNumber}-${statement.from}.csv`);
      reply.type('text/csv; charset=utf-8');
      return reply.send(statementCsv(statement, lang));
    },
  );
}
