import { RpcError } from '../../base/rpc-error.ts';
import { invalid, memberOf, parseRecord } from '../values/invalid.ts';
import { parseTimestamp } from '../values/timestamps.ts';
import type { FirestoreDocument, Precondition } from '../values/types.ts';

/** Throws INVALID_ARGUMENT. */
export function parsePrecondition(input: unknown): Precondition {
  if (input === undefined || input === null) return {};
  const precondition = parseRecord(input, 'currentDocument');
  const { exists, updateTime } = precondition;
  const kind = memberOf(
    precondition,
    ['exists', 'updateTime'],
    'current_document',
    'condition_type',
  );
  if (kind === 'updateTime') return { updateTime: parseTimestamp(updateTime) };
  if (kind === undefined) return {};
  if (typeof exists !== 'boolean') throw invalid('currentDocument.exists must be true or false');
  return { exists };
}

/** The error of a precondition that does not hold for what is stored, null when it holds. */
export function preconditionError(
  { exists, updateTime }: Precondition,
  name: string,
  stored: FirestoreDocument | null,
): RpcError | null {
  if (exists === true && !stored)
    return new RpcError('NOT_FOUND', `No document to update: ${name}`);
  if (exists === false && stored)
    return new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (updateTime !== undefined && stored?.updateTime !== updateTime)
    return new RpcError(
      'FAILED_PRECONDITION',
      `The stored version of ${name} does not match the required base version`,
    );
  return null;
}

/**
 * As `preconditionError`, for a document that the commit itself has written before: an update after a delete and a creation
 * after a write contradict each other, whatever was stored (the reference of Datastore's Commit names these sequences).
 */
export function sequenceError(
  precondition: Precondition,
  name: string,
  left: FirestoreDocument | null,
): RpcError | null {
  const error = preconditionError(precondition, name, left);
  if (!error || precondition.exists === undefined) return error;
  const contradiction = precondition.exists ? 'updated after its delete' : 'created after a write';
  return invalid(`A document cannot be ${contradiction} in the same commit: ${name}`);
}
