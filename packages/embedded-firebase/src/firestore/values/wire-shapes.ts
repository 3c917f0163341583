import { z } from 'zod';
import { RpcError, type RpcStatus } from '../../base/rpc-error.ts';
import { unknownName } from './invalid.ts';

/**
 * The parts that several messages have. Every transport reads its messages by the same shapes, and each shape is strict:
 * what it does not name is refused, as a client that misspells a field must not get another answer than it asked for.
 */

/** A field whose value the engine checks by itself; here it is merely known. */
export const known = z.unknown().optional();

/** As `Type`, as soon as all names in it are known: the engine checks whether they are there, and their values. */
export function named<Type>(shape: z.ZodType): z.ZodType<Type> {
  return shape.pipe(z.custom<Type>());
}

/** A field that production has and the embedded Firebase has not. */
export const notOffered = (what: string) => refusedField('UNIMPLEMENTED', `${what} is not offered`);

/** Reading the past would need every version of a document; better refused than answered wrongly. */
export const pastReadTime = refusedField(
  'INVALID_ARGUMENT',
  'reading at a past time is not supported',
);

function refusedField(status: RpcStatus, error: string) {
  return z
    .custom<undefined>((input) => input === undefined, { error, params: { status } })
    .optional();
}

/** They change nothing of an answer: production counts by them, too. */
export const labels = z.record(z.string(), z.string()).optional();

/** As the schema says. Throws INVALID_ARGUMENT, as most others make the SDKs try for ever, or UNIMPLEMENTED. */
export function parseShape<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw unknownName(issue.keys[0] ?? '', placeOf(issue.path));
  const status = issue?.code === 'custom' ? issue.params?.['status'] : undefined;
  const where = issue?.path.join('.') ?? '';
  throw new RpcError(
    status === 'UNIMPLEMENTED' ? status : 'INVALID_ARGUMENT',
    `${where || 'message'}: ${issue?.message ?? 'malformed'}`,
  );
}

/** As the service spells it: `writes[0].update_mask`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${snakeCase(String(part))}`))
    .join('')
    .slice(1);
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
