import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '../../access/caller/caller-of.ts';
import { scopeFor } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findOrderRow } from '../orders/find-order-row.ts';
import { openFile } from './stored-file.ts';

/** Returns a name that does not identify the patient, whatever the practice named the file. */
function fileName(number: string, index: number, type: string): string {
  return `${number}-${index + 1}.${type.replace(/^.*\//, '')}`;
}

const paramsSchema = z.object({ id: z.string(), index: z.coerce.number().int().min(0).max(9) });

/** The files of an order, for every user who may see its clinical data. Storage itself shows a file only to its owner. */
export function registerAttachmentRoutes(
  app: FastifyInstance,
  { database: { db } }: Services,
): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/orders/:id/attachments/:index',
      { config: { permission: 'orders:clinical' }, schema: { params: paramsSchema } },
      async (request, reply) => {
        const scope = scopeFor(callerOf(request), 'orders:clinical');
        const order = await findOrderRow(db, scope, request.params.id);
        const attachment = order.attachments[request.params.index];
        const bytes = attachment && (await openFile(attachment.path));
        if (!bytes) throw new Problem('not-found', 'There is no such file');
        return reply
          .header('content-type', attachment.type)
          .header('content-length', attachment.size)
          .header(
            'content-disposition',
            `attachment; filename="${fileName(order.number, request.params.index, attachment.type)}"`,
          )
          .header('cache-control', 'no-store')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .send(Readable.from(bytes));
      },
    );
}
