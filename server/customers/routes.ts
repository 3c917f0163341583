import { CUSTOMER_INFO_PAGE, CUSTOMER_INFO_RECORDS } from '#domain/constants.ts';
import { accountNumberSchema } from '#domain/schemas/account-number.ts';
import { customerInformationSchema } from '#domain/schemas/customer.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorResponses } from '../http/error-responses.ts';
import { bearerToken, callerOf } from '../http/identity.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { getCustomerInformation } from './get-customer-information.ts';

const querySchema = z.object({
  account: accountNumberSchema.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(CUSTOMER_INFO_PAGE),
  records: z.coerce.number().int().min(1).max(100).default(CUSTOMER_INFO_RECORDS),
});

export function registerCustomerRoutes(app: FastifyInstance, { database }: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/api/auth/customer/:token',
    {
      config: { permission: 'customers:show' },
      schema: {
        params: z.object({ token: z.string() }),
        querystring: querySchema,
        response: { 200: customerInformationSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      if (request.params.token !== bearerToken(request)) {
        throw new Problem('forbidden', 'The token of the address is not the token of the caller');
      }
      const { account, page, records } = request.query;
      const caller = callerOf(request);
      const asked = { caller, account, page, records };
      return reply.send(await getCustomerInformation(database.db, asked));
    },
  );
}
