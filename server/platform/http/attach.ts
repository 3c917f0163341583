import type { FastifyReply } from 'fastify';

/** Saved under a name that tells nothing of a person, and kept by nobody on the way. */
export function attach(reply: FastifyReply, fileName: string): void {
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  reply.header('cache-control', 'no-store');
}
