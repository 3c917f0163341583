import { eq, inArray, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import {
  CONSULTANT_REQUEST_LABELS,
  CONSULTANT_REQUEST_SORTS,
  consultantRequestEditSchema,
  consultantRequestFilterSchema,
  consultantRequestSchema,
} from '#domain/consultant/requests/consultant-request.ts';
import type { RecordChanges } from '../../access/records/record-changes.ts';
import type {
  RecordDefinition,
  RecordEdit,
  StoredRecord,
} from '../../access/records/record-definition.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import { consultantRequests } from './table.ts';

const OPEN = ['new', 'inProgress'] as const;

/** VC-03: the requests as the lab's staff handle them. Visitors make them. */
export const consultantRequestRecords = (clock: () => Date): RecordDefinition => ({
  name: 'consultant-requests',
  label: 'request',
  labels: CONSULTANT_REQUEST_LABELS,
  table: consultantRequests,
  permissions: {
    list: 'consultantRequests:list',
    show: 'consultantRequests:show',
    edit: 'consultantRequests:edit',
  },
  schema: consultantRequestSchema,
  input: consultantRequestEditSchema,
  list: {
    sorts: CONSULTANT_REQUEST_SORTS,
    defaultSort: ['createdAt', 'DESC'],
    filter: consultantRequestFilterSchema,
  },
  conditions: {
    open: (isOpen) =>
      isOpen
        ? inArray(consultantRequests.state, [...OPEN])
        : notInArray(consultantRequests.state, [...OPEN]),
  },
  search: [consultantRequests.practice, consultantRequests.contactName, consultantRequests.email],
  unique: {},
  references: {},
  complete: async (_db, rows) => rows.map(withMoments),
  derive: async (db, edit) => ({
    assigneeName: await assigneeName(db, edit),
    changedBy: edit.actor.name,
    changedAt: clock(),
  }),
  onVersion: (tx, row) => notify(tx, row),
  audited: withoutNote,
});

/** @throws Problem 422 when it is given to somebody else */
async function assigneeName(db: Handle, { id, input, actor }: RecordEdit): Promise<string> {
  const { assignee } = consultantRequestEditSchema.parse(input);
  if (assignee === '') return '';
  if (assignee === actor.uid) return actor.name;
  const [row] = await db
    .select({ assignee: consultantRequests.assignee, name: consultantRequests.assigneeName })
    .from(consultantRequests)
    .where(eq(consultantRequests.id, id));
  if (row?.assignee === assignee) return row.name;
  const message = 'Everybody takes a request for themselves';
  throw new Problem('invalid', message, { errors: { assignee: { rule: 'other', message } } });
}

const changedSchema = z.object({ id: z.uuid(), version: z.number() });

async function notify(tx: Handle, row: Record<string, unknown>): Promise<void> {
  const { id, version } = changedSchema.parse(row);
  await publishChange(tx, { resource: 'consultantRequests', id, version });
}

/** The note is deleted with the request, and the audit trail is kept. */
function withoutNote({ before, after, ...rest }: RecordChanges): RecordChanges {
  return { ...rest, before: hideNote(before), after: hideNote(after) };
}

function hideNote(values: Record<string, unknown>): Record<string, unknown> {
  return 'note' in values ? { ...values, note: '…' } : values;
}

function withMoments(row: StoredRecord): StoredRecord {
  const { createdAt, changedAt } = row as StoredRecord & {
    createdAt: Date;
    changedAt: Date | null;
  };
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
  } as StoredRecord;
}
