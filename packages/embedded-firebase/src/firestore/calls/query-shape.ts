import { z } from 'zod';
import type { FirestoreEngine } from '../engine-contract.ts';
import type { StructuredQuery } from '../values/types.ts';
import { known, named, notOffered } from '../values/wire-shapes.ts';

type AggregationQuery = Parameters<FirestoreEngine['runAggregation']>[2];

const field = z.strictObject({ fieldPath: known }).optional();

const cursor = z.strictObject({ values: known, before: z.boolean().optional() }).optional();

const filter = z.strictObject({
  get compositeFilter() {
    return z.strictObject({ op: known, filters: z.array(filter).optional() }).optional();
  },
  fieldFilter: z.strictObject({ field, op: known, value: known }).optional(),
  unaryFilter: z.strictObject({ field, op: known }).optional(),
});

const collectionSelector = z.strictObject({
  collectionId: known,
  allDescendants: z.boolean().optional(),
});

const queryShape = z.strictObject({
  select: z.strictObject({ fields: z.array(field).optional() }).optional(),
  from: z.array(collectionSelector).optional(),
  where: filter.optional(),
  orderBy: z.array(z.strictObject({ field, direction: known })).optional(),
  startAt: cursor,
  endAt: cursor,
  offset: known,
  limit: known,
  findNearest: notOffered('a search of the nearest vectors'),
});

/** A query of a read, an aggregation or a listener. */
export const structuredQuery = named<StructuredQuery>(queryShape);

const operand = z.strictObject({ field }).optional();

const aggregation = z.strictObject({
  alias: z.string().optional(),
  count: z.strictObject({ upTo: known }).optional(),
  sum: operand,
  avg: operand,
});

export const structuredAggregationQuery = named<AggregationQuery>(
  z.strictObject({
    structuredQuery: queryShape,
    aggregations: z.array(aggregation).optional(),
  }),
);
