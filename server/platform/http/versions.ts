import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../errors/problem.ts';

/** Sends the version of the record as its ETag. */
export function setVersion(reply: FastifyReply, version: number): void {
  reply.header('etag', `"${version}"`);
}

/** Returns the record, with its version as the answer's ETag. */
export function withVersion<Versioned extends { version: number }>(
  reply: FastifyReply,
  record: Versioned,
): Versioned {
  setVersion(reply, record.version);
  return record;
}

/** Returns the version that the caller last read, from `If-Match: "3"`. @throws Problem 400 */
export function versionSeen(request: FastifyRequest): number {
  const match = /^"(\d{1,9})"$/.exec(request.headers['if-match'] ?? '');
  if (!match) {
    throw new Problem('bad-request', 'If-Match must name the version you saw, like "3" in quotes');
  }
  return Number(match[1]);
}
