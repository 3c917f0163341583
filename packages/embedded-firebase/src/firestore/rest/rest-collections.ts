import type { Caller } from '../../base/caller.ts';
import { RpcError } from '../../base/rpc-error.ts';
import { collectionCalls } from '../calls/collection-calls.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import { lastIdOf, parentOf } from '../values/document-name.ts';
import { invalid } from '../values/invalid.ts';
import { requireParameters } from './rest-parameters.ts';

interface CollectionRequest {
  httpMethod: string;
  /** The collection's: `projects/P/databases/D/documents/collection`. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** Whether a path leads to a collection, not to a document: below `documents` it has an odd number of ids. */
export function isCollectionPath(path: string): boolean {
  const [, below = ''] = path.split(/\/documents\/(.*)/s, 2);
  return below !== '' && below.split('/').length % 2 === 1;
}

/** What each method takes in its URL. */
const PARAMETERS = {
  GET: [
    'mask.fieldPaths',
    'pageSize',
    'pageToken',
    'orderBy',
    'showMissing',
    'transaction',
    'readTime',
  ],
  POST: ['mask.fieldPaths', 'documentId'],
};

/** A collection by its own URL: GET lists its documents, POST adds one. */
export async function restCollection(
  engine: FirestoreEngine,
  caller: Caller,
  { httpMethod, path, query, body }: CollectionRequest,
): Promise<object> {
  const calls = collectionCalls(engine);
  const where = { parent: parentOf(path), collectionId: lastIdOf(path), ...maskOf(query) };
  if (httpMethod === 'GET' || httpMethod === 'POST')
    requireParameters(query, PARAMETERS[httpMethod]);
  if (httpMethod === 'GET') return calls.listDocuments(caller, { ...where, ...listingOf(query) });
  if (httpMethod !== 'POST')
    throw new RpcError('UNIMPLEMENTED', `${httpMethod} is not offered for a collection`);
  const documentId = query.get('documentId') ?? '';
  return calls.createDocument(caller, { ...where, documentId, document: body });
}

function listingOf(query: URLSearchParams): object {
  const text = (key: string) => query.get(key) ?? undefined;
  return {
    pageSize: query.has('pageSize') ? countOf(query.get('pageSize') ?? '') : undefined,
    pageToken: text('pageToken'),
    orderBy: text('orderBy'),
    showMissing: query.has('showMissing') ? flagOf(query.get('showMissing') ?? '') : undefined,
    transaction: text('transaction'),
    readTime: text('readTime'),
  };
}

function maskOf(query: URLSearchParams): { mask?: { fieldPaths: string[] } } {
  const fieldPaths = query.getAll('mask.fieldPaths');
  return fieldPaths.length > 0 ? { mask: { fieldPaths } } : {};
}

function countOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw invalid(`pageSize: not a size: ${JSON.stringify(text)}`);
  return Number(text);
}

function flagOf(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw invalid('showMissing must be true or false');
  return text === 'true';
}
