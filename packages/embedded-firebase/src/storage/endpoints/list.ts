import { sendJson } from '../../base/http.ts';
import { PAGE_MAX } from '../objects/limits.ts';
import { listObjects, type ListPage } from '../objects/list-objects.ts';
import {
  requireAllowed,
  type StorageCall,
  type StorageContext,
} from '../objects/storage-context.ts';
import { StorageError } from '../objects/storage-error.ts';

/** `list` and `listAll`. */
export function list(context: StorageContext, call: StorageCall): void {
  const page = listPageOf(context, call);
  const items = page.items.map(({ name, bucket }) => ({ name, bucket }));
  sendJson(call.response, 200, { ...page, items });
}

/** The page that the query of a call asks for. @throws StorageError 400 or 403 */
export function listPageOf(context: StorageContext, call: StorageCall): ListPage {
  const { query, bucket } = call;
  const prefix = query.get('prefix') ?? '';
  const maxResults = Number(query.get('maxResults') ?? PAGE_MAX);
  if (!Number.isInteger(maxResults) || maxResults < 1) {
    throw new StorageError(400, 'Invalid maxResults');
  }
  requireAllowed(context, { ...call, name: prefix }, 'list');
  return listObjects(context.store.index.withPrefix(bucket, prefix), {
    prefix,
    delimiter: query.get('delimiter') ?? '',
    maxResults: Math.min(maxResults, PAGE_MAX),
    pageToken: query.get('pageToken') ?? undefined,
  });
}
