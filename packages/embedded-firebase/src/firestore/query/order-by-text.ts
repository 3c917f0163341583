import { invalid } from '../values/invalid.ts';
import type { StructuredQuery } from '../values/types.ts';

type OrderBy = NonNullable<StructuredQuery['orderBy']>;

/** A field path, where a part in backticks may hold anything, then perhaps a direction, then the end or a comma. */
const ORDERING = /\s*((?:`(?:[^`\\]|\\.)+`|[^\s,`])+)(?:\s+(asc|desc))?\s*(,|$)/iy;

/** The `orderBy` of a list of documents, such as `priority desc, __name__`. Throws INVALID_ARGUMENT. */
export function parseOrderBy(text: string): OrderBy {
  const orderBy: OrderBy = [];
  if (text.trim() === '') return orderBy;
  const pattern = new RegExp(ORDERING);
  let separator: string | undefined;
  do {
    const found = pattern.exec(text);
    const [, fieldPath, direction = 'asc'] = found ?? [];
    if (fieldPath === undefined) throw invalid(`order_by is malformed: ${JSON.stringify(text)}`);
    const isDescending = direction.toLowerCase() === 'desc';
    orderBy.push({
      field: { fieldPath },
      direction: isDescending ? 'DESCENDING' : 'ASCENDING',
    });
    separator = found?.[3];
  } while (separator === ',');
  return orderBy;
}
