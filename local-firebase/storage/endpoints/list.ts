import { sendJson } from '../../http.ts';
import { PAGE_MAX } from '../limits.ts';
import { listObjects } from '../list-objects.ts';
import { requireAllowed, type StorageCall, type StorageContext } from '../storage-context.ts';
import { StorageError } from '../storage-error.ts';

/** `list` and `listAll`. */
export function list(context: StorageContext, call: StorageCall): void {
  const { query, bucket } = call;
  const prefix = query.get('prefix') ?? '';
  const maxResults = Number(query.get('maxResults') ?? PAGE_MAX);
  if (!Number.isInteger(maxResults) || maxResults < 1) {
    throw new StorageError(400, 'Invalid maxResults');
  }
  requireAllowed(context, { ...call, name: prefix }, 'list');
  const page = listObjects(context.store.index.withPrefix(bucket, prefix), {
    prefix,
    delimiter: query.get('delimiter') ?? '',
    maxResults: Math.min(maxResults, PAGE_MAX),
    pageToken: query.get('pageToken') ?? undefined,
  });
  const items = page.items.map(({ name }) => ({ name, bucket }));
  sendJson(call.response, 200, { ...page, items });
}
