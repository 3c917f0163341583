import type { Params } from '../wire/params.ts';

/** Whether a record was created from `created[gte]` on and before `created[lt]`, as far as they are given. */
export function isCreatedIn(params: Params): (record: { created: number }) => boolean {
  const range = params.below('created');
  const from = range.optional('gte') === null ? 0 : range.integer('gte');
  const until = range.optional('lt') === null ? Infinity : range.integer('lt');
  return ({ created }) => created >= from && created < until;
}
