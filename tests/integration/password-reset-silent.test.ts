import { expect, it } from 'vitest';
import { EVENT_KIND } from '#server/platform/mail/notify-of-events.ts';
import { newcomer } from './support/newcomers.ts';
import { outboxRows } from './support/outbox.ts';
import { askForLink, keepingMailer, PROVIDER } from './support/passwords.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal(() => ({
  config: { logLevel: 'trace', trustedProxies: 0, revealsUnknownEmail: false },
  mail: { mailer, provider: PROVIDER },
}));
const { sent, mailer } = keepingMailer();

/** The rows that requests write. The worker adds an email for each recipient, at any time. */
async function eventRows() {
  const rows = await outboxRows(portal.database);
  return rows.filter(({ kind }) => kind === EVENT_KIND);
}

/** What one request asked of the database, without what it asked about. */
async function workOf(email: string) {
  const { pool } = portal.database;
  const counts = async () => {
    const tries = await pool.query('SELECT count(*)::int AS n FROM password_reset_tries');
    const rows = await eventRows();
    return { tries: tries.rows[0] as { n: number }, rows };
  };
  const before = await counts();
  const response = await askForLink(portal, { email, language: 'en' });
  const after = await counts();
  return {
    answer: [response.statusCode, response.body, Object.keys(response.headers).toSorted()],
    tries: after.tries.n - before.tries.n,
    rows: after.rows.length - before.rows.length,
    shape: shapeOf(after.rows.at(-1)?.payload),
  };
}

it('VA-01 AUTH_REVEAL_UNKNOWN_EMAIL=no answers known, unknown and disabled alike, with the same work', async () => {
  const { uid, email } = await newcomer(portal);
  await portal.firebase.auth.updateUser(uid, { disabled: true });
  const known = await workOf('practice@lens.test');
  expect(known.answer[0]).toBe(204);
  expect([known.tries, known.rows]).toEqual([1, 1]);
  expect(await workOf('nobody@lens.test')).toEqual(known);
  expect(await workOf(email)).toEqual(known);
});

/** The names of the fields, at every depth. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

async function allDelivered(): Promise<boolean> {
  return (await outboxRows(portal.database)).every(({ state }) => state === 'delivered');
}

it('VA-01 and only who is known gets a message', async () => {
  await expect.poll(allDelivered).toBe(true);
  expect(sent.map(({ to }) => to)).toEqual([['practice@lens.test']]);
});
