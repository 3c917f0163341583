import type { Caller } from '../../base/caller.ts';
import { RpcError } from '../../base/rpc-error.ts';
import { documentCalls } from '../calls/document-calls.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import { invalid, parseRecord } from '../values/invalid.ts';
import type { Precondition } from '../values/types.ts';
import { requireParameters } from './rest-parameters.ts';

const PRECONDITION = ['currentDocument.exists', 'currentDocument.updateTime'];

/** What each method takes in its URL. */
const PARAMETERS = {
  GET: ['mask.fieldPaths', 'transaction', 'readTime'],
  PATCH: ['mask.fieldPaths', 'updateMask.fieldPaths', ...PRECONDITION],
  DELETE: PRECONDITION,
};

interface DocumentRequest {
  httpMethod: string;
  /** The document's. */
  name: string;
  query: URLSearchParams;
  body: unknown;
}

/**
 * One document by its own URL: GET, PATCH (with `updateMask.fieldPaths`) and DELETE. `currentDocument.exists` and
 * `currentDocument.updateTime` say what must be stored, `mask.fieldPaths` what is answered.
 */
export async function restDocument(
  engine: FirestoreEngine,
  caller: Caller,
  { httpMethod, name, query, body }: DocumentRequest,
): Promise<object> {
  if (httpMethod !== 'GET' && httpMethod !== 'DELETE' && httpMethod !== 'PATCH')
    throw new RpcError('UNIMPLEMENTED', `${httpMethod} is not offered for a document`);
  requireParameters(query, PARAMETERS[httpMethod]);
  const calls = documentCalls(engine);
  const text = (key: string) => query.get(key) ?? undefined;
  if (httpMethod === 'GET') {
    const reads = { transaction: text('transaction'), readTime: text('readTime') };
    return calls.getDocument(caller, { name, ...maskOf(query, 'mask'), ...reads });
  }
  const currentDocument = precondition(query);
  if (httpMethod === 'DELETE') return calls.deleteDocument(caller, { name, ...currentDocument });
  return calls.updateDocument(caller, {
    document: { ...parseRecord(body, 'The body'), name },
    ...maskOf(query, 'mask'),
    ...maskOf(query, 'updateMask'),
    ...currentDocument,
  });
}

function maskOf(query: URLSearchParams, which: 'mask' | 'updateMask'): object {
  const fieldPaths = query.getAll(`${which}.fieldPaths`);
  return fieldPaths.length > 0 ? { [which]: { fieldPaths } } : {};
}

function precondition(query: URLSearchParams): { currentDocument?: Precondition } {
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  if (exists === null && updateTime === null) return {};
  if (exists !== null && exists !== 'true' && exists !== 'false')
    throw invalid('currentDocument.exists must be true or false');
  return {
    currentDocument: {
      ...(exists !== null && { exists: exists === 'true' }),
      ...(updateTime !== null && { updateTime }),
    },
  };
}
