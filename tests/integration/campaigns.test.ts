import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  campaignSchema,
  type Campaign,
  type CampaignInput,
  type CampaignStep,
} from '#domain/emails/campaign.ts';
import { customers } from '#server/accounts/customers/table.ts';
import { MEMBERS } from '#server/accounts/team/members.ts';
import { portalUsers } from '#server/accounts/users/table.ts';
import { CampaignSender } from '#server/emails/campaigns/campaign-sender.ts';
import { campaignRecipients, campaignSubscriptions } from '#server/emails/campaigns/table.ts';
import { emails } from '#server/emails/sending/table.ts';
import { emailSuppressions } from '#server/emails/suppressions/table.ts';
import { auditTrail } from '#server/platform/audit/table.ts';
import { campaignInput } from './support/campaigns.ts';
import { usePortal } from './support/use.ts';

/** More than one step of collecting. */
const PEOPLE = 520;
const MOMENT = 5_000;

const portal = usePortal(() => ({
  clock,
  // Without a mail server, whose part `delivered` takes.
  config: { logLevel: 'trace', trustedProxies: 0, portalUrl: 'https://portal.test' },
  // No server of these tests sends: each test says who does.
  isSendingCampaigns: false,
}));
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const errors: unknown[] = [];
beforeAll(() => insertPeople());

/** Two accounts. Everybody is a member of the first one, and every tenth one of the second, too. */
async function insertPeople(): Promise<void> {
  const { db, pool } = portal.database;
  await db.insert(customers).values([
    { accountNumber: '300001', practice: 'Letterbox North' },
    { accountNumber: '300002', practice: 'Letterbox South', onHold: true },
  ]);
  // The directory forgets users whom Auth does not have, but not these.
  await pool.query(
    `INSERT INTO portal_users (uid, email, name, role, disabled, email_verified, created_at, synced_at)
     SELECT 'reader-' || lpad(n::text, 4, '0'), 'Reader' || n || '@lens.test', 'Reader ' || n, 'customer', false, true,
       now(), '2100-01-01' FROM generate_series(0, $1::int - 1) AS n`,
    [PEOPLE],
  );
  await pool.query(
    `INSERT INTO account_members (uid, account_number, practice_role, is_main)
     SELECT uid, '300001', CASE WHEN right(uid, 1)::int % 2 = 1 THEN 'biller' ELSE 'owner' END::practice_role, true
     FROM portal_users WHERE uid LIKE 'reader-%'
     UNION ALL SELECT uid, '300002', 'viewer', false FROM portal_users WHERE uid LIKE 'reader-%0'`,
  );
}

function uidOf(number: number): string {
  return `reader-${String(number).padStart(4, '0')}`;
}

function newSender(): CampaignSender {
  const parts = { members: MEMBERS, clock, findLanguages: async () => new Map() };
  const { database } = portal;
  return new CampaignSender({ database, parts, onError: (error) => errors.push(error) });
}

async function written(changes: Partial<CampaignInput> = {}): Promise<Campaign> {
  const input = campaignInput({ filter: { q: 'Letterbox' }, ...changes });
  const response = await portal.post('super', '/api/letters', input);
  expect(response.statusCode).toBe(201);
  return campaignSchema.parse(response.json());
}

async function shown(id: string): Promise<Campaign> {
  return campaignSchema.parse(
    (await portal.request('super', { url: `/api/letters/${id}` })).json(),
  );
}

async function take(id: string, step: CampaignStep, status = 200) {
  const { version } = await shown(id);
  const response = await portal.step('super', `/api/letters/${id}/${step}`, version);
  expect(response.statusCode).toBe(status);
  return response;
}

async function recipientsOf(campaignId: string) {
  return portal.database.db
    .select()
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, campaignId));
}

async function emailsOf(campaignId: string) {
  return portal.database.db.select().from(emails).where(eq(emails.campaignId, campaignId));
}

/** Has mail servers accept everything that is on its way. */
async function delivered(campaignId: string): Promise<void> {
  await portal.database.db
    .update(emails)
    .set({ state: 'sent' })
    .where(eq(emails.campaignId, campaignId));
}

/** Sends for so many moments, each with a sender of its own, as if the server had been started again. */
async function sendFor(id: string, moments: number): Promise<void> {
  for (let moment = 0; moment < moments; moment += 1) {
    const sender = newSender();
    await sender.sendDue();
    await sender.close();
    await delivered(id);
    ahead += MOMENT;
  }
}

describe('EM-03 a campaign to selected customers', () => {
  it('EM-03 SE-07 reaches each person once, over pauses, restarts and two instances at once', async () => {
    const { id } = await written({ perMinute: 600 });
    await take(id, 'start');
    const [one, other] = [newSender(), newSender()];
    await Promise.all([one.sendDue(), other.sendDue()]);
    expect(await shown(id)).toMatchObject({ people: PEOPLE, underway: 50, waiting: PEOPLE - 50 });
    await take(id, 'pause');
    await sendFor(id, 2);
    expect(await shown(id)).toMatchObject({ state: 'paused', sent: 50 });
    await take(id, 'resume');
    await sendFor(id, 12);
    expect(errors).toEqual([]);
    const finished = { state: 'finished', version: 5, people: PEOPLE, sent: PEOPLE };
    expect(await shown(id)).toMatchObject(finished);
    const addresses = (await emailsOf(id)).map(({ address }) => address);
    expect(new Set(addresses).size).toBe(PEOPLE);
    expect(addresses).toHaveLength(PEOPLE);
  });

  it('EM-03 leaves at its pace: never more in a minute than it says, in equal parts', async () => {
    const { id } = await written({ perMinute: 24 });
    await take(id, 'start');
    const counts = [];
    for (let moment = 0; moment < 14; moment += 1) {
      await sendFor(id, 1);
      counts.push((await shown(id)).sent);
    }
    expect(counts.slice(0, 4)).toEqual([2, 4, 6, 8]);
    expect(counts.at(11)).toBe(24);
    await take(id, 'cancel');
    await sendFor(id, 3);
    expect(await shown(id)).toMatchObject({ state: 'cancelled', sent: counts.at(-1) });
  });

  it('EM-03 waits while its emails do not leave, so that a pause holds all but a few of them', async () => {
    const { id } = await written({ perMinute: 60 });
    await take(id, 'start');
    for (let moment = 0; moment < 40; moment += 1) {
      await newSender().sendDue();
      ahead += MOMENT;
    }
    expect(await shown(id)).toMatchObject({ underway: 60, sent: 0 });
    await take(id, 'cancel');
  });

  it('EM-03 leaves out whose address bounced, who wants no campaigns and who has no verified address', async () => {
    const { db } = portal.database;
    const now = new Date();
    await db.insert(emailSuppressions).values({
      address: 'reader1@lens.test',
      reason: 'bounce',
      detail: '5.1.1',
      firstAt: now,
      lastAt: now,
    });
    await db
      .insert(campaignSubscriptions)
      .values({ uid: uidOf(3), tokenHashes: [], unsubscribedAt: now });
    await db
      .update(portalUsers)
      .set({ emailVerified: false })
      .where(eq(portalUsers.uid, uidOf(5)));
    const { id } = await written({ practiceRoles: ['biller'] });
    const out = { suppressed: 1, unsubscribed: 1, unreachable: 1 };
    const preview = await portal.send('super', '/api/letters/audience', {
      filter: { q: 'Letterbox' },
      practiceRoles: ['biller'],
    });
    expect(preview.json()).toMatchObject({ ...out, people: PEOPLE / 2, reachable: PEOPLE / 2 - 3 });
    expect(preview.json<{ first: unknown[] }>().first[0]).toEqual({
      name: 'Reader 7',
      email: 'reader7@lens.test',
      practice: 'Letterbox North',
      accountNumber: '300001',
    });
    await take(id, 'start');
    await sendFor(id, 1);
    // Unsubscribes after the recipients were fixed.
    const last = (await recipientsOf(id)).findLast(({ state }) => state === 'waiting');
    await db
      .insert(campaignSubscriptions)
      .values({ uid: last?.uid ?? '', tokenHashes: [], unsubscribedAt: now });
    await sendFor(id, 20);
    expect(await shown(id)).toMatchObject({ ...out, unsubscribed: 2, sent: PEOPLE / 2 - 4 });
    const reached = new Set((await emailsOf(id)).map(({ uid }) => uid));
    expect([1, 3, 5].some((number) => reached.has(uidOf(number)))).toBe(false);
    expect(reached.has(last?.uid ?? '')).toBe(false);
  });

  it('EM-03 chooses by the filters of the list of accounts, and writes Spanish only where the campaign has it', async () => {
    const { id } = await written({
      subject: { en: 'Only English', es: '' },
      body: { en: 'Hello', es: '' },
      filter: { q: 'Letterbox', onHold: true },
    });
    await take(id, 'start');
    await sendFor(id, 1);
    const people = await recipientsOf(id);
    expect(people).toHaveLength(PEOPLE / 10);
    expect(new Set(people.map(({ accountNumber }) => accountNumber))).toEqual(new Set(['300002']));
    expect(new Set((await emailsOf(id)).map(({ language }) => language))).toEqual(new Set(['en']));
    await take(id, 'cancel');
  });

  it('EM-03 is edited as long as it is a draft, and takes each step from its own states', async () => {
    const { id } = await written({ filter: { q: 'Letterbox', onHold: true } });
    await take(id, 'pause', 409);
    await take(id, 'resume', 409);
    expect((await take(id, 'start')).json()).toMatchObject({ version: 2, finishedAt: null });
    await take(id, 'start', 409);
    const changed = campaignInput({ name: 'Changed' });
    const edit = await portal.put('super', `/api/letters/${id}`, 2, changed);
    expect(edit.statusCode).toBe(409);
    const stale = await portal.step('super', `/api/letters/${id}/pause`, 1);
    expect(stale.statusCode).toBe(412);
    const cancelled = await take(id, 'cancel');
    expect(cancelled.json()).toMatchObject({ version: 3, finishedAt: expect.any(String) });
    await take(id, 'resume', 409);
  });

  it('SE-03 writes who started and who stopped it', async () => {
    const { id } = await written({ filter: { q: 'Letterbox', onHold: true } });
    for (const step of ['start', 'pause', 'resume', 'cancel'] as const) await take(id, step);
    const entries = await portal.database.db
      .select()
      .from(auditTrail)
      .where(and(eq(auditTrail.resource, 'letters'), eq(auditTrail.resourceId, id)))
      .orderBy(auditTrail.id);
    const steps = ['create', 'start', 'pause', 'resume', 'cancel'];
    expect(entries.map(({ action }) => action)).toEqual(steps.map((step) => `letters.${step}`));
    expect(new Set(entries.map(({ actorUid }) => actorUid))).toEqual(new Set(['u-super']));
  });
});
