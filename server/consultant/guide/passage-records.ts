import { arrayContains, eq, or, sql } from 'drizzle-orm';
import {
  GUIDE_LABELS,
  GUIDE_RECORD_SORTS,
  guideRecordFilterSchema,
  guideRecordInputSchema,
  guideRecordSchema,
  guideVersionSchema,
} from '#domain/consultant/guide/guide-record.ts';
import { PASSAGES_MOST } from '#domain/consultant/guide/guide.ts';
import { lensFamilySchema } from '#domain/lens/model/lens.ts';
import type { RecordChanges } from '../../access/records/record-changes.ts';
import type {
  RecordDefinition,
  RecordInput,
  RecordVersions,
  StoredRecord,
} from '../../access/records/record-definition.ts';
import { keepVersions } from '../../access/records/record-versions.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { guidePassageVersions, guidePassages } from './table.ts';

/** The most characters of an id, before a number that tells it apart. */
const MAX_SLUG = 50;

const ACCENTS = /\p{Diacritic}/gu;

type PassageRow = typeof guidePassages.$inferSelect;

export const passageVersions: RecordVersions = {
  table: guidePassageVersions,
  record: 'passageId',
  schema: guideVersionSchema,
  entered: guideRecordInputSchema.keyof().options,
};

/** VC-01: the passages of the guide, as super admins edit them. A passage is hidden, not deleted: answers cited it. */
export function guideRecords(clock: () => Date): RecordDefinition {
  return {
    name: 'guide',
    label: 'passage',
    labels: GUIDE_LABELS,
    table: guidePassages,
    permissions: {
      list: 'guide:list',
      show: 'guide:show',
      create: 'guide:create',
      edit: 'guide:edit',
    },
    schema: guideRecordSchema,
    input: guideRecordInputSchema,
    create: (tx, input, actor) => createPassage(tx, input, actor, clock()),
    derive: (_db, { actor }) =>
      Promise.resolve({ isDefault: false, updatedAt: clock(), updatedBy: actor.name }),
    versions: passageVersions,
    audited: withoutTexts,
    list: {
      sorts: GUIDE_RECORD_SORTS,
      defaultSort: ['topic', 'ASC'],
      filter: guideRecordFilterSchema,
    },
    conditions: {
      family: (family) =>
        or(
          arrayContains(guidePassages.families, [lensFamilySchema.parse(family)]),
          eq(sql`cardinality(${guidePassages.families})`, 0),
        ) ?? sql`true`,
    },
    search: [
      guidePassages.id,
      guidePassages.titleEn,
      guidePassages.titleEs,
      guidePassages.bodyEn,
      guidePassages.bodyEs,
      guidePassages.sourceTitle,
    ],
    unique: {},
    references: {},
    complete: (_db, rows) => Promise.resolve(rows.map(toRecord)),
  };
}

function toRecord(stored: StoredRecord): StoredRecord {
  // The framework passes on the rows of the table.
  const { updatedAt, ...row } = stored as unknown as PassageRow;
  const record: StoredRecord & { updatedAt: string } = {
    ...row,
    updatedAt: updatedAt.toISOString(),
  };
  return record;
}

/** Stores a new passage under an id of its title, and returns the id. @throws Problem 409 when the guide is full */
async function createPassage(
  tx: Handle,
  input: RecordInput,
  actor: Actor,
  now: Date,
): Promise<string> {
  // One at a time: the limit and the id depend on those that there are.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('guide_passages', 0))`);
  const rows = await tx.select({ id: guidePassages.id }).from(guidePassages);
  if (rows.length >= PASSAGES_MOST) {
    throw new Problem('conflict', `The guide has ${PASSAGES_MOST} passages, which is the most`);
  }
  const content = guideRecordInputSchema.parse(input);
  const id = passageIdFor(content.titleEn, new Set(rows.map((row) => row.id)));
  const made = await tx
    .insert(guidePassages)
    .values({ ...content, id, isDefault: false, updatedAt: now, updatedBy: actor.name })
    .returning();
  await keepVersions(tx, passageVersions, made);
  return id;
}

/** The versions have the texts; the audit trail says which of them changed, and how long they are. */
function withoutTexts({ before, after }: RecordChanges): RecordChanges {
  return { before: shortened(before), after: shortened(after) };
}

function shortened(values: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(values).map(([field, value]) => {
    const isLong = field.startsWith('body') && typeof value === 'string';
    return [field, isLong ? `${value.length} characters` : value] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the id that a passage gets by its English title: the end of its address. `taken`: the ids that are in use. */
export function passageIdFor(title: string, taken: ReadonlySet<string>): string {
  const plain = title.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase();
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replaceAll(/^-+|-+$/g, '');
  const base = slug === '' ? 'passage' : slug;
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
