import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { customerMoveSchema, customerRecordSchema } from '#domain/customers/customer-record.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { customerRecords, type Members } from './customer-records.ts';
import { moveCustomer } from './move-customer.ts';

/** AD-05: registers the move of an additional account to another main account. */
export function registerMove(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  members: Members,
): void {
  const definition = customerRecords(members, clock);
  apiRoutes(app).post(
    '/api/customers/:id/move',
    {
      permission: 'customers:edit',
      params: z.object({ id: accountNumberSchema }),
      body: customerMoveSchema,
      answers: { 200: customerRecordSchema },
    },
    async (request, reply) => {
      const moving = {
        actor: callerOf(request),
        accountNumber: request.params.id,
        versionSeen: versionSeen(request),
        move: request.body,
      };
      const moved = await db.transaction((tx) => moveCustomer(tx, definition, moving));
      return withVersion(reply, moved);
    },
  );
}
