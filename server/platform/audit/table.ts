import { sql, type SQL } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** The condition for entries about members and invitations; without parameters, as the index has it. */
export function isOfTeam(resource: AnyPgColumn): SQL {
  return sql`${resource} IN ('account_members', 'member_invitations')`;
}

/** Who changed what (SE-03). A trigger refuses every UPDATE, DELETE and TRUNCATE. */
export const auditTrail = pgTable(
  'audit_trail',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    actorUid: text('actor_uid').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    resourceId: text('resource_id').notNull(),
    accountNumber: text('account_number'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index('audit_trail_resource').on(t.resource, t.resourceId, t.id),
    index('audit_trail_account').on(t.accountNumber, t.id),
    index('audit_trail_actor').on(t.actorUid, t.id),
    // An account has many more entries about orders.
    index('audit_trail_team').on(t.accountNumber, t.id).where(isOfTeam(t.resource)).concurrently(),
  ],
);
