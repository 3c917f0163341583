import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import { statementPeriodSchema, statementSchema } from '#domain/money/statements/statement.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { attach } from '../../platform/http/attach.ts';
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
  const routes = apiRoutes(app);

  routes.get(
    '/api/statements/:accountNumber',
    {
      permission: PERMISSION,
      params: paramsSchema,
      querystring: statementPeriodSchema,
      answers: { 200: statementSchema },
    },
    (request) =>
      findStatement(
        database,
        statementRequest(request, { ...request.params, ...request.query }, clock()),
      ),
  );

  routes.get(
    '/api/statements/:accountNumber/statement.csv',
    {
      permission: PERMISSION,
      params: paramsSchema,
      querystring: csvQuerySchema,
      answers: { 200: z.unknown().describe('CSV') },
      exposeHeadRoute: false,
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
