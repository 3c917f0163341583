import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/basics/locale.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import { moment } from '../../platform/database/columns.ts';

/** EM-02: the present version of each template. Its id is event and language: `orderShipped.es`. */
export const emailTemplates = pgTable(
  'email_templates',
  {
    id: text('id').primaryKey(),
    event: text('event').$type<EmailEventKey>().notNull(),
    language: text('language').$type<Locale>().notNull(),
    version: integer('version').notNull().default(1),
    /** Liquid, as `mjml` and `text`. */
    subject: text('subject').notNull(),
    mjml: text('mjml').notNull(),
    text: text('text').notNull(),
    /** The HTML that `mjml` was compiled to; its Liquid is rendered for each email. */
    html: text('html').notNull(),
    /** Nobody has edited it: a newer default replaces it. */
    isDefault: boolean('is_default').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (t) => [index('email_templates_event').on(t.event, t.language)],
);

/** Every version of each template; none is changed. */
export const emailTemplateVersions = pgTable(
  'email_template_versions',
  {
    templateId: text('template_id')
      .notNull()
      .references(() => emailTemplates.id),
    version: integer('version').notNull(),
    subject: text('subject').notNull(),
    mjml: text('mjml').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    isDefault: boolean('is_default').notNull(),
    savedAt: moment('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.version] })],
);
