import { z } from 'zod';
import type { ListenRequest, WriteRequest } from '../values/types.ts';
import { parseShape, structuredQuery, write } from '../values/wire-shapes.ts';

const target = z
  .object({
    targetId: z.int32(),
    documents: z.object({ documents: z.array(z.string()) }).optional(),
    query: z.object({ parent: z.string(), structuredQuery }).optional(),
    resumeToken: z.string().optional(),
    readTime: z.string().optional(),
    expectedCount: z.int32().optional(),
    once: z.boolean().optional(),
  })
  .refine(({ documents, query }) => Boolean(documents) !== Boolean(query), {
    message: 'a target is either documents or a query',
  });

const listenRequest = z
  .object({ addTarget: target.optional(), removeTarget: z.int32().optional() })
  .refine(
    ({ addTarget, removeTarget }) => (addTarget === undefined) !== (removeTarget === undefined),
    { message: 'either addTarget or removeTarget is needed' },
  );

const writeRequest = z.object({
  database: z.string().optional(),
  streamId: z.string().optional(),
  streamToken: z.string().optional(),
  writes: z.array(write).optional(),
});

/** A message of a Listen stream. Throws INVALID_ARGUMENT. */
export function parseListenRequest(message: unknown): ListenRequest {
  return parseShape(listenRequest, message);
}

/** A message of a Write stream; the first carries no writes. Throws INVALID_ARGUMENT. */
export function parseWriteRequest(message: unknown): WriteRequest {
  return parseShape(writeRequest, message);
}
