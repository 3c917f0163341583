import { RpcError } from '../../base/rpc-error.ts';

/** What a client did wrong. Must never surface as INTERNAL, which the SDKs retry for ever. */
export function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}

/** A field that the message does not have, in the words of the service. `at` is where the message stands. */
export function unknownName(name: string, at: string): RpcError {
  const place = at === '' ? '' : ` at '${at}'`;
  return invalid(
    `Invalid JSON payload received. Unknown name "${name}"${place}: Cannot find field.`,
  );
}

export function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** A list of a message, where absent means empty as everywhere in proto3. */
export function parseList(input: unknown, what: string): unknown[] {
  if (input === undefined || input === null) return [];
  if (!Array.isArray(input)) throw invalid(`${what} must be a list`);
  return input;
}

export function parseRecord(input: unknown, what: string): Record<string, unknown> {
  if (!isRecord(input)) throw invalid(`${what} must be an object`);
  return input;
}

/** A message that has no other fields than these. Throws INVALID_ARGUMENT. */
export function parseMessage(
  input: unknown,
  at: string,
  names: readonly string[],
): Record<string, unknown> {
  const message = parseRecord(input, at);
  const unknown = Object.keys(message).find((key) => !names.includes(key));
  if (unknown !== undefined) throw unknownName(unknown, at);
  return message;
}

export function parseText(input: unknown, what: string): string {
  if (typeof input !== 'string') throw invalid(`${what} must be a string`);
  return input;
}

/** A count as JSON number, string or wrapped `{ value }`; undefined when absent. */
export function parseCount(input: unknown, what: string): number | undefined {
  if (input === undefined || input === null) return undefined;
  const count = Number(isRecord(input) ? (input.value ?? 0) : input);
  if (!Number.isSafeInteger(count) || count < 0)
    throw invalid(`${what} must be a whole number ≥ 0`);
  return count;
}

/**
 * Which member of a proto3 oneof is set, undefined when none is. `at` is where it stands.
 * @throws RpcError INVALID_ARGUMENT for two of them, which gRPC cannot send but JSON can
 */
export function memberOf<Member extends string>(
  message: Record<string, unknown>,
  members: readonly Member[],
  at: string,
  oneof: string,
): Member | undefined {
  const [first, second] = members.filter((member) => (message[member] ?? null) !== null);
  if (second !== undefined) throw twice(at, oneof, second);
  return first;
}

export function twice(at: string, oneof: string, second: string): RpcError {
  return invalid(
    `Invalid value at '${at}' (oneof), oneof field '${oneof}' is already set. Cannot set '${second}'`,
  );
}
