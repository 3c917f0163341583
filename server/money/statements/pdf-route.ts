import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { statementPeriodSchema } from '#domain/money/statements/statement.ts';
import type { Services } from '../../access/services.ts';
import { practiceLines } from '../../accounts/customers/practice-lines.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { attach } from '../../platform/http/attach.ts';
import { printQuerySchema } from '../../platform/pdf/print-query.ts';
import { findStatement } from './find-statement.ts';
import { renderStatement } from './paper/render-statement.ts';
import { statementRequest } from './statement-request.ts';

const querySchema = statementPeriodSchema.extend(printQuerySchema.shape);

/** PY-08: a statement as PDF. */
export function registerStatementPdf(
  app: FastifyInstance,
  { database, clock, provider }: Services,
): void {
  apiRoutes(app).get(
    '/api/statements/:accountNumber/statement.pdf',
    {
      permission: 'statements:show',
      params: z.object({ accountNumber: accountNumberSchema }),
      querystring: querySchema,
      answers: { 200: z.unknown().describe('PDF') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { size, lang, ...period } = request.query;
      const printedAt = clock();
      const asked = statementRequest(request, { ...request.params, ...period }, printedAt);
      const statement = await findStatement(database, asked);
      const billTo = await practiceLines(database.db, statement, lang);
      const print = { size, locale: lang, printedAt, billTo, provider };
      const pdf = await renderStatement(statement, print);
      attach(reply, `statement-${statement.accountNumber}-${statement.from}.pdf`);
      return reply.type('application/pdf').send(pdf);
    },
  );
}
