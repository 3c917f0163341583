import type { FilterPayload, SortPayload } from 'react-admin';
import type { ApiErrorBody, FieldError } from '#domain/access/api-error.ts';
import { profileSchema } from '#domain/address/profile.ts';
import { HttpFailure } from '../http/http.ts';
import { BEGINS } from './firestore-filter.ts';

/** The fields of the documents that a list is filtered and sorted by. */
const FIELDS: Partial<Record<string, readonly string[]>> = {
  profiles: Object.keys(profileSchema.shape),
  userActivity: ['userEmail', 'userRole', 'status', 'lastActivity'],
};

const ORDERS = new Set<string>(['ASC', 'DESC']);

/**
 * SE-08: refuses what an address asks for and the list does not have, as the API does: Firestore answers an unknown field
 * with no rows, as if there were none.
 * @throws HttpFailure 400 with `filter.<name>` and `sort.0` in `body.errors`
 */
export function requireTaken(
  resource: string,
  { filter = {}, sort }: { filter?: FilterPayload; sort?: SortPayload | undefined },
): void {
  const fields = [...(FIELDS[resource] ?? []), 'id'];
  const unknown = Object.entries(filter as Record<string, unknown>)
    .filter(([name, value]) => !isTaken(fields, name, value))
    .map(([name]) => `filter.${name}`);
  const isSorted = !sort || (fields.includes(sort.field) && ORDERS.has(sort.order));
  const paths = isSorted ? unknown : [...unknown, 'sort.0'];
  if (paths.length === 0) return;
  const message = `The list ${resource} does not take ${paths.join(', ')}`;
  const error: FieldError = { rule: 'unrecognized_keys', message: 'The list does not have it' };
  const errors = Object.fromEntries(paths.map((path) => [path, error]));
  const body: ApiErrorBody = { code: 'bad-request', message, errors, requestId: '' };
  throw new HttpFailure(message, 400, body);
}

/** Whether a field begins with a text, equals a value, or is one of several. */
function isTaken(fields: readonly string[], name: string, value: unknown): boolean {
  if (name.endsWith(BEGINS)) {
    return fields.includes(name.slice(0, -BEGINS.length)) && typeof value === 'string';
  }
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return fields.includes(name) && values.every((one) => typeof one !== 'object');
}
