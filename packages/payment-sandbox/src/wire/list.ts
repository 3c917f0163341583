import { ApiError } from './api-error.ts';
import type { Params } from './params.ts';

const MOST = 100;
const USUAL = 10;

/** A page of records, which are given the oldest first and answered the newest first. */
export function page<T extends { id: string }>(records: T[], params: Params, url: string) {
  const newest = records.toReversed();
  const limit = limitOf(params);
  const after = params.optional('starting_after');
  const before = params.optional('ending_before');
  const from = after === null ? 0 : placeOf(newest, after) + 1;
  const to = before === null ? newest.length : placeOf(newest, before);
  const rest = newest.slice(from, to);
  const data = before === null ? rest.slice(0, limit) : rest.slice(-limit);
  return { object: 'list', data, has_more: rest.length > data.length, url };
}

/** How many records a page has. @throws ApiError */
export function limitOf(params: Params): number {
  const limit = params.optional('limit') === null ? USUAL : params.integer('limit');
  if (limit >= 1 && limit <= MOST) return limit;
  throw new ApiError(400, `Invalid limit: ${limit}`, { param: 'limit' });
}

function placeOf(records: { id: string }[], id: string): number {
  const place = records.findIndex((record) => record.id === id);
  if (place >= 0) return place;
  throw new ApiError(400, `No such object: '${id}'`, { code: 'resource_missing' });
}
