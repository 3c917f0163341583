import { z } from 'zod';
import { Problem } from '../errors/problem.ts';
import { fieldErrors } from './field-errors.ts';
import { requireStorable } from './text-check.ts';

export const MAX_ROWS = 100;
/** The number of ids that fit into a URL. */
export const MAX_IDS = 300;

/** The query string of a list as ra-data-simple-rest writes it: each parameter is JSON. */
export const listQuerySchema = z.object({
  sort: z.string().optional().describe('["field","ASC" or "DESC"]'),
  range: z.string().optional().describe('[first,last], both counted from 0 and included'),
  filter: z.string().optional().describe('{"field":value}'),
});

export interface ListQuery<Sort extends string, Filter> {
  sort: Sort;
  order: 'ASC' | 'DESC';
  offset: number;
  limit: number;
  filter: Filter;
}

/** What a list allows its callers to sort and filter by. */
export interface ListRules<Sort extends string, Filter> {
  sorts: readonly [Sort, ...Sort[]];
  defaultSort: [Sort, 'ASC' | 'DESC'];
  filter: z.ZodType<Filter>;
}

const orderSchema = z.enum(['ASC', 'DESC']);
const rangeSchema = z
  .tuple([z.number().int().min(0), z.number().int().min(0)])
  .refine(([first, last]) => first <= last, 'the first is after the last')
  .refine(([first]) => first <= 1_000_000, 'too far; filter instead');

/** Parses sort, range and filter of every list. @throws Problem 400 naming what is not allowed */
export function parseListQuery<Sort extends string, Filter extends object>(
  query: z.infer<typeof listQuerySchema>,
  rules: ListRules<Sort, Filter>,
): ListQuery<Sort, Filter> {
  const [sort, order] = read('sort', query.sort, sortSchema(rules.sorts)) ?? rules.defaultSort;
  const range = read('range', query.range, rangeSchema);
  const filter = read('filter', query.filter || '{}', rules.filter) as Filter;
  const ids = 'id' in filter && Array.isArray(filter.id) ? filter.id : null;
  if ((ids?.length ?? 0) > MAX_IDS) {
    throw new Problem('bad-request', `filter: at most ${MAX_IDS} ids at once`);
  }
  const [first, last] = range ?? [0, (ids?.length ?? 25) - 1];
  // A request by id (getMany) is limited by the number of ids, a page by the page size.
  const limit = Math.min(last - first + 1, ids ? MAX_IDS : MAX_ROWS);
  return { sort, order, offset: first, limit, filter };
}

function sortSchema<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return z.tuple([z.enum(sorts), orderSchema]);
}

function read<T>(name: string, text: string | undefined, schema: z.ZodType<T>): T | undefined {
  if (text === undefined || text === '') return undefined;
  const json = parseJson(name, text);
  requireStorable(json, [name]);
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error.issues, name);
  const messages = Object.entries(errors).map(([path, { message }]) => `${path}: ${message}`);
  throw new Problem('bad-request', messages.join('; '), { errors });
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem('bad-request', `${name}: is not JSON`, { cause: error });
  }
}
