import {
  RECORD_ACTIONS,
  RECORD_CHANGE_SORTS,
  importOf,
  recordChangeFilterSchema,
  type RecordChange,
  type RecordChangeFilter,
} from '#domain/basics/record-change.ts';
import { auditOfRecord } from '../../platform/audit/audit-of-record.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';

type Sort = (typeof RECORD_CHANGE_SORTS)[number];

export const changeList: ListRules<Sort, RecordChangeFilter> = {
  sorts: RECORD_CHANGE_SORTS,
  defaultSort: ['id', 'DESC'],
  filter: recordChangeFilterSchema,
};

/** SE-03: returns one page of the changes of a record, as the routes of records wrote them. */
export async function listChanges(
  db: Handle,
  query: ListQuery<Sort, RecordChangeFilter>,
): Promise<Page<RecordChange>> {
  const { resource, recordId } = query.filter;
  const actions = RECORD_ACTIONS.map((action) => `${resource}.${action}`);
  const page = await auditOfRecord(db, { ...query, resource, resourceId: recordId, actions });
  return { ...page, rows: page.rows.map((entry) => toChange(entry, resource)) };
}

type AuditEntry = Awaited<ReturnType<typeof auditOfRecord>>['rows'][number];

function toChange({ id, at, actor, action, details }: AuditEntry, resource: string): RecordChange {
  const done = RECORD_ACTIONS.find((one) => action === `${resource}.${one}`) ?? 'edit';
  const { before, after } = details;
  const imported = importOf(details['import']);
  return {
    id,
    at: at.toISOString(),
    actor,
    action: done,
    before: valuesOf(before),
    after: valuesOf(after),
    ...(imported && { import: imported }),
  };
}

function valuesOf(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
