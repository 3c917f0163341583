import type { FastifyReply } from 'fastify';

/** Sends the response as a download that no cache stores. The file name must not identify a person. */
export function attach(reply: FastifyReply, fileName: string): void {
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  reply.header('cache-control', 'no-store');
}
