import type { Caller } from '../../caller.ts';
import { RpcError } from '../../rpc-error.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import { invalid } from '../values/invalid.ts';
import { compileMask } from '../values/projection.ts';
import type { Precondition, Write } from '../values/types.ts';
import { documentShape } from '../calls/write-shape.ts';
import { parseShape } from '../values/wire-shapes.ts';
import { requireParameters } from './rest-parameters.ts';

const ADMIN: Caller = { admin: true, auth: null };

const PRECONDITION = ['currentDocument.exists', 'currentDocument.updateTime'];

/** What each method takes in its URL. */
const PARAMETERS = {
  GET: ['mask.fieldPaths', 'transaction'],
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
  request: DocumentRequest,
): Promise<object> {
  const { httpMethod, name, query, body } = request;
  if (query.has('readTime')) throw invalid('reading at a past time is not supported');
  if (httpMethod !== 'GET' && httpMethod !== 'DELETE' && httpMethod !== 'PATCH')
    throw new RpcError('UNIMPLEMENTED', `${httpMethod} is not offered for a document`);
  requireParameters(query, PARAMETERS[httpMethod]);
  if (httpMethod === 'GET') return read(engine, caller, request);
  if (httpMethod === 'DELETE') {
    await engine.commit(caller, [{ delete: name, ...precondition(query) }]);
    return {};
  }
  compileMask(maskOf(query, 'mask'));
  const { fields = {} } = parseShape(documentShape, body);
  const updateMask = maskOf(query, 'updateMask');
  const write: Write = { update: { name, fields }, ...precondition(query) };
  await engine.commit(caller, [updateMask ? { ...write, updateMask } : write]);
  // The rules let the caller write it; the answer is no read that they are asked about.
  return read(engine, ADMIN, request);
}

function read(engine: FirestoreEngine, caller: Caller, { name, query }: DocumentRequest): object {
  const masked = compileMask(maskOf(query, 'mask'));
  const transaction = query.get('transaction') ?? undefined;
  const document = engine.batchGet(caller, [name], transaction)[0]?.document;
  if (!document) throw new RpcError('NOT_FOUND', `Document "${name}" not found.`);
  return masked(document);
}

function maskOf(query: URLSearchParams, which: string): { fieldPaths: string[] } | undefined {
  const fieldPaths = query.getAll(`${which}.fieldPaths`);
  return fieldPaths.length > 0 ? { fieldPaths } : undefined;
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
