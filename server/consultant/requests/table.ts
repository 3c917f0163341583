import { boolean, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/basics/locale.ts';
import { REQUEST_STATES } from '#domain/consultant/requests/limits.ts';
import { moment } from '../../platform/database/columns.ts';

export const consultantRequestState = pgEnum('consultant_request_state', REQUEST_STATES);

/** VC-03: what practices ask a consultant on the public pages. Belongs to no account; deleted after a year. */
export const consultantRequests = pgTable(
  'consultant_requests',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    state: consultantRequestState('state').notNull().default('new'),
    practice: text('practice').notNull(),
    contactName: text('contact_name').notNull(),
    /** Blank when only the other one was given. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** Without what may say who a patient is (`maskIdentity`). */
    question: text('question').notNull(),
    language: text('language').$type<Locale>().notNull(),
    /** The text of a fitting's link; blank without one. */
    fitting: text('fitting').notNull(),
    /** Whether it came on a day on which more came than usual. */
    held: boolean('held').notNull().default(false),
    /** The uid and the name of who works on it; blank for nobody. */
    assignee: text('assignee').notNull().default(''),
    assigneeName: text('assignee_name').notNull().default(''),
    note: text('note').notNull().default(''),
    changedBy: text('changed_by').notNull().default(''),
    changedAt: moment('changed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('consultant_requests_created').on(t.createdAt, t.id),
    index('consultant_requests_state').on(t.state, t.createdAt, t.id),
    index('consultant_requests_email').on(t.email, t.createdAt),
  ],
);
