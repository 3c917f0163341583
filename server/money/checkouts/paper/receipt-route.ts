import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callerOf } from '../../../access/caller/caller-of.ts';
import { scopeFor } from '../../../access/caller/caller.ts';
import type { Services } from '../../../access/services.ts';
import { practiceLines } from '../../../accounts/customers/practice-lines.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { attach } from '../../../platform/http/attach.ts';
import { printQuerySchema } from '../../../platform/pdf/print-query.ts';
import { findReceipt } from './receipt.ts';
import { renderReceipt } from './render-receipt.ts';

const PERMISSION = 'checkouts:show';

/** PY-05: the receipt of an online payment as PDF. */
export function registerReceipt(
  app: FastifyInstance,
  { database: { db }, clock, provider }: Services,
): void {
  apiRoutes(app).get(
    '/api/checkouts/:id/receipt.pdf',
    {
      permission: PERMISSION,
      params: z.object({ id: z.string() }),
      querystring: printQuerySchema,
      answers: { 200: z.unknown().describe('PDF') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { size, lang } = request.query;
      const scope = scopeFor(callerOf(request), PERMISSION);
      const receipt = await findReceipt(db, scope, request.params.id);
      const [payer] = receipt.accounts;
      const billTo = payer ? await practiceLines(db, payer, lang) : [];
      const print = { size, locale: lang, printedAt: clock(), billTo, provider };
      const pdf = await renderReceipt(receipt, print);
      attach(reply, `receipt-${receipt.checkout.payments[0]?.id ?? 'payment'}.pdf`);
      return reply.type('application/pdf').send(pdf);
    },
  );
}
