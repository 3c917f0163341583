import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { forgetOldImports } from '#server/access/imports/forget-imports.ts';
import { forgetOldInvitations } from '#server/accounts/invitations/forget-invitations.ts';
import { forgetOldVisitorTries } from '#server/consultant/visitors/visitor-tries.ts';
import { forgetOldNotices } from '#server/emails/bell/forget-notices.ts';
import { forgetOldReports } from '#server/emails/suppressions/remember-report.ts';
import { forgetOldChecks } from '#server/money/ledger/check/keep-check.ts';
import { useDatabase } from './support/use.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-20T10:00:00Z');

const database = useDatabase();

/** A row of each table, with an id ($1) and its moment ($2). */
const ROWS = {
  mail_reports: `(provider, report_id, received_at) VALUES ('postmark', $1, $2)`,
  notices: `(uid, event, texts, path, once_key, created_at)
    VALUES ('u', 'orderShipped', '{}', '/', $1, $2)`,
  digest_items: `(uid, event, texts, once_key, created_at) VALUES ('u', 'orderShipped', '{}', $1, $2)`,
  member_invitations: `(account_number, email, practice_role, status, secret_hashes, locale, invited_by, id,
      created_at, sent_at, expires_at)
    VALUES ('100200', 'ada@lens.test', 'viewer', 'revoked', '{}', 'en', 'Bo', $1,
      $2::timestamptz - interval '7 days', $2::timestamptz - interval '7 days', $2)`,
  imports: `(kind, file_name, status, locale, headings, mapping, lines, actor_uid, actor, id, created_at, moved_at)
    VALUES ('customers', 'a.csv', 'done', 'en', '[]', '[]', 0, 'u', 'Bo', $1, $2, $2::timestamptz + interval '1 day')`,
  consultant_tries: `(deed, network, at) VALUES ('rating', $1, $2)`,
  ledger_check_runs: `(disagreements, id, checked_at) VALUES ('[]', $1, $2)`,
};

it.each([
  ['EM-03 reports of mail services', 90, forgetOldReports, 'mail_reports'],
  ['EM-04 notices', 90, forgetOldNotices, 'notices'],
  ['EM-04 items of a daily summary', 90, forgetOldNotices, 'digest_items'],
  ['AD-08 invitations that are over', 90, forgetOldInvitations, 'member_invitations'],
  ['AD-17 imports', 30, forgetOldImports, 'imports'],
  ['VC-03 networks of visitors', 2, forgetOldVisitorTries, 'consultant_tries'],
  ['PY-06 checks of the books', 730, forgetOldChecks, 'ledger_check_runs'],
] as const)('%s are kept for %i days', async (_what, days, forget, table) => {
  const { db, pool } = database;
  await pool.query(
    `INSERT INTO customers (account_number, practice) VALUES ('100200', 'Lakeside') ON CONFLICT DO NOTHING`,
  );
  for (const age of [days * DAY, days * DAY + 1]) {
    const at = new Date(NOW.getTime() - age);
    await pool.query(`INSERT INTO ${table} ${ROWS[table]}`, [randomUUID(), at]);
  }
  await forget(db, NOW);
  expect((await pool.query(`SELECT FROM ${table}`)).rowCount).toBe(1);
});
