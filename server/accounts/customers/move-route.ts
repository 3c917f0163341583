import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { customerMoveSchema, customerRecordSchema } from '#domain/customers/customer-record.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import type { Services } from '#server/access/services.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { setVersion, versionSeen } from '#server/platform/http/versions.ts';
import { customerRecords, type Members } from './customer-records.ts';
import { moveCustomer } from './move-customer.ts';

/** AD-05: registers the move of an additional account to another main account. */
export function registerMove(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  members: Members,
): void {
  const definition = customerRecords(members, clock);
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/customers/:id/move',
    {
      config: { permission: 'customers:edit' },
      schema: {
        params: z.object({ id: accountNumberSchema }),
        body: customerMoveSchema,
        response: { 200: customerRecordSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const moving = {
        actor: callerOf(request),
        accountNumber: request.params.id,
        versionSeen: versionSeen(request),
        move: request.body,
      };
      const moved = await db.transaction((tx) => moveCustomer(tx, definition, moving));
      setVersion(reply, moved.version);
      return moved;
    },
  );
}
