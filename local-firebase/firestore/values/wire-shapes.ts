import { z } from 'zod';
import { RpcError } from '../../rpc-error.ts';
import type { StructuredQuery, Write } from './types.ts';

/**
 * The envelopes of the messages. What lies within a write or a query is the engine's to check, as it
 * is the same whoever carries it; here it must merely be an object.
 */
const isObject = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

export const write = z.custom<Write>(isObject, 'a write must be an object');

export const structuredQuery = z.custom<StructuredQuery>(isObject, 'a query must be an object');

/** As the schema says, else INVALID_ARGUMENT: every other status makes the SDKs try for ever. */
export function parseShape<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw new RpcError('INVALID_ARGUMENT', `${where || 'message'}: ${issue?.message ?? 'malformed'}`);
}
