import { z } from 'zod';
import type { Caller } from '../../caller.ts';
import { batchWrite } from '../write/batch-write.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import { requireWithin } from '../values/document-name.ts';
import { compileMask } from '../values/projection.ts';
import { parseShape, structuredQuery, write } from '../values/wire-shapes.ts';

type AggregationQuery = Parameters<FirestoreEngine['runAggregation']>[2];

/** Reading the past would need every version of a document; better refused than answered wrongly. */
const readTime = z.undefined({ error: 'reading at a past time is not supported' }).optional();

const transactionOptions = z.looseObject({ readOnly: z.looseObject({ readTime }).optional() });

/** Reads take part in the transaction named, or in a new one whose id they answer first. */
const consistency = {
  transaction: z.string().optional(),
  newTransaction: transactionOptions.optional(),
  readTime,
};

/** `projects/P/databases/D`: over HTTP it is in the path. */
const database = z.string();

const batchGetRequest = z.object({
  database,
  documents: z.array(z.string()),
  mask: z.unknown().optional(),
  ...consistency,
});

const runQueryRequest = z.object({ parent: z.string(), structuredQuery, ...consistency });

const aggregationQuery = z.custom<AggregationQuery>(
  (input) =>
    z.object({ structuredQuery, aggregations: z.array(z.looseObject({})) }).safeParse(input)
      .success,
  'an aggregation query has a structuredQuery and aggregations',
);

const runAggregationRequest = z.object({
  parent: z.string(),
  structuredAggregationQuery: aggregationQuery,
  ...consistency,
});

const commitRequest = z.object({
  database,
  writes: z.array(write).default([]),
  transaction: z.string().optional(),
});

const batchWriteRequest = z.object({ database, writes: z.array(write).default([]) });

const beginTransactionRequest = z.object({ options: transactionOptions.optional() });

const rollbackRequest = z.object({ transaction: z.string() });

const listCollectionIdsRequest = z.object({ parent: z.string(), readTime });

/** Request and answer are proto3 JSON. Throws RpcError. */
export type UnaryCall = (caller: Caller, request: unknown) => object | Promise<object>;

/** As `UnaryCall`, with an answer of several messages. */
export type StreamingCall = (caller: Caller, request: unknown) => object[];

interface Reads {
  transaction?: string;
  newTransaction?: object;
}

/** The calls of google.firestore.v1.Firestore that answer one message, by their name over REST. */
export function unaryCalls(engine: FirestoreEngine): Record<string, UnaryCall> {
  return {
    commit: (caller, request) => {
      const { writes, ...options } = parseShape(commitRequest, request);
      return engine.commit(caller, writes, options);
    },
    beginTransaction: (_caller, request) => {
      parseShape(beginTransactionRequest, request);
      return { transaction: engine.beginTransaction() };
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
      const { parent } = parseShape(listCollectionIdsRequest, request);
      return { collectionIds: engine.listCollectionIds(caller, parent) };
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
      return inTransaction(engine, parsed, () => {
        const aggregateFields = engine.runAggregation(caller, parent, query);
        return [{ result: { aggregateFields }, readTime: engine.readTime() }];
      });
    },
  };
}

/** Begins the transaction if one is asked for and tells its id first. */
function inTransaction(
  engine: FirestoreEngine,
  { transaction, newTransaction }: Reads,
  read: (transaction: string | undefined) => object[],
): object[] {
  if (!newTransaction) return read(transaction);
  const begun = engine.beginTransaction();
  return [{ transaction: begun }, ...read(begun)];
}
