import { inArray } from 'drizzle-orm';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import {
  EMAIL_TEMPLATE_LABELS,
  EMAIL_TEMPLATE_SORTS,
  emailGroupSchema,
  emailTemplateFilterSchema,
  emailTemplateInputSchema,
  emailTemplateSchema,
  templateVersionSchema,
} from '#domain/emails/email-template.ts';
import { EMAIL_EVENT_KEYS, eventsOfGroup } from '#domain/emails/events/email-events.ts';
import type { RecordChanges } from '../../access/records/record-changes.ts';
import type {
  RecordDefinition,
  RecordEdit,
  RecordVersions,
  StoredRecord,
} from '../../access/records/record-definition.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { DefaultTemplate } from '../../platform/mail/default-template.ts';
import { checkTemplate } from './check-template.ts';
import { readLinkRules, type PortalFacts } from './markup/link-rules.ts';
import { requireNoProblems } from './problems-by-field.ts';
import { emailTemplates, emailTemplateVersions } from './table.ts';
import { templateIdOf } from './template-id.ts';

/** In bytes: three texts at their longest, in any script. */
export const MAX_BYTES_OF_TEMPLATE = 400 * 1024;

type TemplateRow = typeof emailTemplates.$inferSelect;

export const templateVersions: RecordVersions = {
  table: emailTemplateVersions,
  record: 'templateId',
  schema: templateVersionSchema,
  entered: emailTemplateInputSchema.keyof().options,
};

/** EM-02: the templates of emails, as super admins edit them. Each event has one in each language. */
export function emailTemplateRecords(facts: PortalFacts, clock: () => Date): RecordDefinition {
  return {
    name: 'email-templates',
    label: 'template',
    labels: EMAIL_TEMPLATE_LABELS,
    table: emailTemplates,
    permissions: { list: 'emails:manage', show: 'emails:manage', edit: 'emails:manage' },
    schema: emailTemplateSchema,
    input: emailTemplateInputSchema,
    bodyLimit: MAX_BYTES_OF_TEMPLATE,
    derive: (db, edit) => compile(db, edit, facts, clock()),
    versions: templateVersions,
    audited: withoutTexts,
    list: {
      sorts: EMAIL_TEMPLATE_SORTS,
      defaultSort: ['event', 'ASC'],
      filter: emailTemplateFilterSchema,
    },
    conditions: {
      group: (group) => inArray(emailTemplates.event, eventsOfGroup(emailGroupSchema.parse(group))),
    },
    search: [emailTemplates.id, emailTemplates.subject],
    unique: {},
    references: {},
    complete: (_db, rows) => Promise.resolve(rows.map(toRecord)),
  };
}

function toRecord(stored: StoredRecord): StoredRecord {
  // The framework passes on the rows of the table.
  const { html: _html, updatedAt, ...row } = stored as unknown as TemplateRow;
  const record: StoredRecord & { updatedAt: string } = {
    ...row,
    updatedAt: updatedAt.toISOString(),
  };
  return record;
}

/** Returns the event and the language of an id; null when there is no such template. */
export function partsOfId(id: string): Pick<DefaultTemplate, 'event' | 'language'> | null {
  for (const event of EMAIL_EVENT_KEYS) {
    const language = localeSchema.options.find((one) => templateIdOf(event, one) === id);
    if (language) return { event, language };
  }
  return null;
}

async function compile(
  db: Handle,
  { id, input, actor }: RecordEdit,
  facts: PortalFacts,
  now: Date,
): Promise<Record<string, unknown>> {
  const parts = partsOfId(id);
  // Then the framework answers that there is no such template.
  if (!parts) return {};
  const content = emailTemplateInputSchema.parse(input);
  const checked = await checkTemplate({ ...parts, ...content }, await readLinkRules(db, facts));
  requireNoProblems(checked.problems);
  return { html: checked.html, isDefault: false, updatedAt: now, updatedBy: actor.name };
}

/** The versions have the texts; the audit trail says which of them changed, and how long they are. */
function withoutTexts({ before, after }: RecordChanges): RecordChanges {
  return { before: shortened(before), after: shortened(after) };
}

function shortened(values: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(values).map(([field, value]) => {
    const isLong = field !== 'subject' && typeof value === 'string';
    return [field, isLong ? `${value.length} characters` : value] as const;
  });
  return Object.fromEntries(entries);
}
