import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import {
  customerMergeSchema,
  mergePreviewSchema,
  mergeQuerySchema,
} from '#domain/customers/customer-merge-schema.ts';
import { customerRecordSchema } from '#domain/customers/customer-record.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { customerRecords, type Members } from '../customers/customer-records.ts';
import { mergeCustomers } from './merge-customers.ts';
import type { MergeParts } from './merge-parts.ts';
import { previewMerge } from './preview-merge.ts';

const permission = 'customers:merge';
const params = z.object({ id: accountNumberSchema });

/** AD-05: registers the merge of two accounts, and its preview. */
export function registerMergeRoutes(
  app: FastifyInstance,
  { database: { db }, callers, clock }: Services,
  { members, parts }: { members: Members; parts: MergeParts },
): void {
  const merger = { definition: customerRecords(members, clock), parts };
  const routes = apiRoutes(app);

  routes.get(
    '/api/customers/:id/merge',
    { permission, params, querystring: mergeQuerySchema, answers: { 200: mergePreviewSchema } },
    (request) => {
      const accounts = { from: request.params.id, into: request.query.into };
      return previewMerge(db, merger, accounts);
    },
  );

  routes.post(
    '/api/customers/:id/merge',
    { permission, params, body: customerMergeSchema, answers: { 200: customerRecordSchema } },
    async (request, reply) => {
      const merging = {
        actor: callerOf(request),
        from: request.params.id,
        versionSeen: versionSeen(request),
        merge: request.body,
        now: clock(),
      };
      const { merged, uids } = await db.transaction((tx) => mergeCustomers(tx, merger, merging));
      for (const uid of uids) callers.forget(uid);
      return withVersion(reply, merged);
    },
  );
}
