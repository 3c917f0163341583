import { accountNumberSchema } from '#domain/schemas/account-number.ts';
import { localeSchema } from '#domain/schemas/locale.ts';
import { statementPeriodSchema } from '#domain/schemas/statement.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/access/services.ts';
import { findStatement } from '#server/money/statements/find-statement.ts';
import { statementRequest } from '#server/money/statements/routes.ts';
import { attach } from '#server/platform/http/attach.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { renderStatement } from './pdf/render-statement.ts';

const querySchema = statementPeriodSchema.extend({
  size: z.enum(['A4', 'Letter']).default('Letter'),
  lang: localeSchema.default('en'),
});

/** PY-08: a statement as PDF. It is here because paper is. */
export function registerStatementPdf(
  app: FastifyInstance,
  { database, clock, provider }: Services,
): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/statements/:accountNumber/statement.pdf',
    {
      exposeHeadRoute: false,
      config: { permission: 'statements:show' },
      schema: {
        params: z.object({ accountNumber: accountNumberSchema }),
        querystring: querySchema,
        response: { 200: z.unknown().describe('PDF'), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { size, lang, ...period } = request.query;
      const printedAt = clock();
      const asked = statementRequest(request, { ...request.params, ...period }, printedAt);
      const statement = await findStatement(database, asked);
      const pdf = await renderStatement(statement, { size, locale: lang, printedAt, provider });
      attach(reply, `statement-${statement.accountNumber}-${statement.from}.pdf`);
      return reply.type('application/pdf').send(pdf);
    },
  );
}
