import type { Caller } from '../../base/caller.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import { compareText } from '../values/compare-text.ts';
import { requireWithin } from '../values/document-name.ts';
import { twice } from '../values/invalid.ts';
import { compileMask } from '../values/projection.ts';
import { parseShape } from '../values/wire-shapes.ts';
import { batchWrite } from '../write/batch-write.ts';
import {
  batchGetRequest,
  batchWriteRequest,
  beginTransactionRequest,
  commitRequest,
  listCollectionIdsRequest,
  rollbackRequest,
  runAggregationRequest,
  runQueryRequest,
} from './requests.ts';

/** Request and answer are proto3 JSON. Throws RpcError. */
export type UnaryCall = (caller: Caller, request: unknown) => object | Promise<object>;

/** As `UnaryCall`, with an answer of several messages. */
export type StreamingCall = (caller: Caller, request: unknown) => object[];

interface TransactionOptions {
  readOnly?: object;
}

interface Reads {
  transaction?: string;
  newTransaction?: TransactionOptions;
}

const modeOf = (options?: TransactionOptions) => ({ readOnly: options?.readOnly !== undefined });

/** The calls of google.firestore.v1.Firestore that answer one message, by their name over REST. */
export function unaryCalls(engine: FirestoreEngine): Record<string, UnaryCall> {
  return {
    commit: (caller, request) => {
      const { writes, ...options } = parseShape(commitRequest, request);
      return engine.commit(caller, writes, options);
    },
    beginTransaction: (_caller, request) => {
      const { options } = parseShape(beginTransactionRequest, request);
      return { transaction: engine.beginTransaction(modeOf(options)) };
    },
    rollback: (_caller, request) => {
      engine.rollback(parseShape(rollbackRequest, request).transaction);
      return {};
    },
    batchWrite: (caller, request) => {
      const { writes, ...options } = parseShape(batchWriteRequest, request);
      return batchWrite(engine, caller, writes, options);
    },
    listCollectionIds: (caller, request) => {
      const { parent, ...page } = parseShape(listCollectionIdsRequest, request);
      return pageOf(engine.listCollectionIds(caller, parent), page);
    },
  };
}

/** The calls that answer a stream: over REST a list. */
export function streamingCalls(engine: FirestoreEngine): Record<string, StreamingCall> {
  return {
    batchGet: (caller, request) => {
      const { database, documents, mask, ...reads } = parseShape(batchGetRequest, request);
      const masked = compileMask(mask);
      for (const name of documents) requireWithin(database, name);
      return inTransaction(engine, reads, (transaction) => {
        const read = engine.batchGet(caller, documents, transaction);
        const readTime = engine.readTime();
        return read.map(({ name, document }) =>
          document ? { found: masked(document), readTime } : { missing: name, readTime },
        );
      });
    },
    runQuery: (caller, request) => {
      const { parent, structuredQuery, ...reads } = parseShape(runQueryRequest, request);
      return inTransaction(engine, reads, (transaction) => {
        const found = engine.runQuery(caller, { parent, structuredQuery }, transaction);
        const readTime = engine.readTime();
        return found.length > 0
          ? found.map((document) => ({ document, readTime }))
          : [{ readTime }];
      });
    },
    runAggregationQuery: (caller, request) => {
      const parsed = parseShape(runAggregationRequest, request);
      const { parent, structuredAggregationQuery: query } = parsed;
      return inTransaction(engine, parsed, (transaction) => {
        const aggregateFields = engine.runAggregation(caller, parent, query, transaction);
        return [{ result: { aggregateFields }, readTime: engine.readTime() }];
      });
    },
  };
}

/** Begins the transaction if one is asked for and sends its id first. */
function inTransaction(
  engine: FirestoreEngine,
  { transaction, newTransaction }: Reads,
  read: (transaction: string | undefined) => object[],
): object[] {
  if (!newTransaction) return read(transaction);
  if (transaction) throw twice('', 'consistency_selector', 'new_transaction');
  const begun = engine.beginTransaction(modeOf(newTransaction));
  return [{ transaction: begun }, ...read(begun)];
}

/** The ids behind the token, which is the last id before; `ids` are in order. */
function pageOf(
  ids: readonly string[],
  { pageSize = 0, pageToken = '' }: { pageSize?: number; pageToken?: string },
): { collectionIds: string[]; nextPageToken?: string } {
  const rest = pageToken === '' ? ids : ids.filter((id) => compareText(id, pageToken) > 0);
  const collectionIds = rest.slice(0, pageSize > 0 ? pageSize : rest.length);
  const last = collectionIds.at(-1);
  return collectionIds.length < rest.length && last !== undefined
    ? { collectionIds, nextPageToken: last }
    : { collectionIds };
}
