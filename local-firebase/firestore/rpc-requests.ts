import { z } from 'zod';
import type { FirestoreEngine } from './engine-contract.ts';
import { structuredQuery, write } from './wire-shapes.ts';

type AggregationQuery = Parameters<FirestoreEngine['runAggregation']>[2];

/** Reading the past would need every version of a document; better refused than answered wrongly. */
const readTime = z.undefined({ error: 'reading at a past time is not supported' }).optional();

/** Reads take part in the transaction named, or in a new one whose id they answer first. */
const consistency = {
  transaction: z.string().optional(),
  newTransaction: z.looseObject({}).optional(),
  readTime,
};

export const batchGetRequest = z.object({ documents: z.array(z.string()), ...consistency });

export const runQueryRequest = z.object({ parent: z.string(), structuredQuery, ...consistency });

const aggregationQuery = z.custom<AggregationQuery>(
  (input) =>
    z.object({ structuredQuery, aggregations: z.array(z.looseObject({})) }).safeParse(input)
      .success,
  'an aggregation query has a structuredQuery and aggregations',
);

export const runAggregationRequest = z.object({
  parent: z.string(),
  structuredAggregationQuery: aggregationQuery,
  ...consistency,
});

export const commitRequest = z.object({
  writes: z.array(write).default([]),
  transaction: z.string().optional(),
});

export const batchWriteRequest = z.object({ writes: z.array(write).default([]) });

export const rollbackRequest = z.object({ transaction: z.string() });

export const listCollectionIdsRequest = z.object({ parent: z.string(), readTime });
