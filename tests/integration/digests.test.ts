import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi, beforeEach } from 'vitest';
import { emailEvent } from '#domain/emails/events/email-events.ts';
import { savePreference } from '#server/accounts/preferences/preferences.ts';
import { addNotices, addDigestItems } from '#server/emails/bell/add-notices.ts';
import { digestSource } from '#server/emails/bell/digest-source.ts';
import { makeDigests } from '#server/emails/bell/make-digests.ts';
import { digestItems, notices } from '#server/emails/bell/table.ts';
import { findChoices } from '#server/emails/choices/find-choices.ts';
import { findLanguages } from '#server/emails/choices/find-languages.ts';
import { accountChoices } from '#server/emails/choices/table.ts';
import { emails } from '#server/emails/sending/table.ts';
import type { EmailRecipient } from '#server/platform/mail/email-event.ts';
import { useDatabase } from './support/use.ts';

const OFF = { email: 'off', bell: false } as const;
const DAILY = { email: 'daily', bell: true } as const;
const NOW = { email: 'now', bell: true } as const;

const database = useDatabase('firstRun');
beforeAll(async () => {
  const now = new Date();
  const save = (uid: string, key: 'notifications' | 'language', value: unknown) =>
    savePreference(database.db, { actor: { uid, name: uid }, key, value, now });
  await save('chose', 'notifications', { events: { orderShipped: OFF }, orderToasts: true });
  await save('former', 'notifications', { closedOrderEmail: false, orderToasts: true });
  await save('chose', 'language', 'es');
  await database.db.insert(accountChoices).values({
    accountNumber: '100200',
    choices: { orderShipped: DAILY },
    updatedAt: now,
    updatedBy: 'owner',
  });
});

function recipient(uid: string | null, accountNumber: string | null = '100200'): EmailRecipient {
  return { uid, accountNumber, address: null, practiceRole: 'owner', language: null };
}

describe('EM-04 how many recipients are told', () => {
  it('EM-04 finds person, account and event, in the order of the recipients', async () => {
    const recipients = [recipient('new'), recipient('chose'), recipient('new', '100300')];
    const found = await findChoices(database.db, emailEvent('orderShipped'), recipients);
    expect(found).toEqual([DAILY, OFF, NOW]);
  });

  it('EM-04 writes at once to an address without a user, where a daily summary would be made', async () => {
    const found = await findChoices(database.db, emailEvent('orderShipped'), [recipient(null)]);
    expect(found).toEqual([{ email: 'now', bell: false }]);
  });

  it('EM-04 asks the database twice for any number, and not at all for an event without a choice', async () => {
    const select = vi.spyOn(database.db, 'select');
    const many = Array.from({ length: 500 }, (_, at) => recipient(`member-${at}`));
    await findChoices(database.db, emailEvent('orderShipped'), many);
    expect(select).toHaveBeenCalledTimes(2);
    select.mockClear();
    await findChoices(database.db, emailEvent('verification'), many);
    expect(select).not.toHaveBeenCalled();
    select.mockRestore();
  });

  it('EM-04 finds the language of each, English before a choice', async () => {
    const found = await findLanguages(database.db, ['new', 'chose']);
    expect(found).toEqual(
      new Map([
        ['new', 'en'],
        ['chose', 'es'],
      ]),
    );
    expect(await findLanguages(database.db, [])).toEqual(new Map());
  });
});

describe('EM-04 what is kept for bell and daily summary', () => {
  it('EM-04 is kept once for each event and person', async () => {
    const texts = { en: 'Order LP-1 was shipped', es: 'Se envió el pedido LP-1' };
    const item = { uid: 'new', event: 'orderShipped' as const, texts, onceKey: 'shipped/1/new' };
    const notice = { ...item, path: '/customer/order/1' };
    for (let time = 0; time < 2; time += 1) {
      await addNotices(database.db, [notice, notice]);
      await addDigestItems(database.db, [item]);
    }
    await addNotices(database.db, []);
    await addDigestItems(database.db, []);
    expect(await database.db.select().from(notices)).toEqual([
      expect.objectContaining({ ...notice, readAt: null }),
    ]);
    expect(await database.db.select().from(digestItems)).toEqual([
      expect.objectContaining({ ...item, emailId: null }),
    ]);
  });
});
beforeAll(async () => {
  const actor = { uid: 'denver', name: 'Denver' };
  const now = new Date();
  await savePreference(database.db, { actor, key: 'timeZone', value: 'America/Denver', now });
  await savePreference(database.db, { actor, key: 'language', value: 'es', now });
});
beforeEach(async () => {
  await database.pool.query('DELETE FROM digest_items');
  await database.pool.query('DELETE FROM emails');
});

const USERS = new Map(
  ['london', 'denver'].map((uid) => [
    uid,
    { email: `${uid}@lens.test`, name: uid, isVerified: true },
  ]),
);
const findUsers = () => Promise.resolve(USERS);

const make = (now: string) => makeDigests(database.db, new Date(now), { findUsers });

/** Adds an item that happened at `createdAt`. */
async function add(uid: string, name: string, createdAt: string): Promise<void> {
  const texts = { en: `Order ${name} was shipped`, es: `Se envió el pedido ${name}` };
  const onceKey = `${uid}/${name}`;
  await addDigestItems(database.db, [{ uid, event: 'orderShipped', texts, onceKey }]);
  await database.db
    .update(digestItems)
    .set({ createdAt: new Date(createdAt) })
    .where(eq(digestItems.onceKey, onceKey));
}

const made = () =>
  database.db.select().from(emails).where(eq(emails.event, 'digest')).orderBy(asc(emails.onceKey));

/** The lines that the person reads. */
async function lines(email: typeof emails.$inferSelect): Promise<unknown> {
  const { uid, address, language, ref } = email;
  const values = await digestSource.findValues(database.db, ref, {
    reader: { uid, address, language, accountNumber: null, practiceRole: null },
    surroundings: {
      provider: { name: 'Lab', website: 'https://lab.test', phone: '' },
      portalUrl: 'https://portal.test',
      patientNames: 'initials',
      clock: () => new Date(),
    },
  });
  return values?.items;
}

describe('EM-04 the daily summary', () => {
  it('EM-04 comes once a day at 7:00 in the person’s time zone, in UTC where none is known', async () => {
    await add('london', 'A', '2026-06-11T12:00:00Z');
    await add('denver', 'B', '2026-06-11T20:00:00Z');
    await make('2026-06-12T06:59:00Z');
    expect(await made()).toEqual([]);
    await make('2026-06-12T07:00:00Z');
    expect((await made()).map(({ uid, address }) => [uid, address])).toEqual([
      ['london', 'london@lens.test'],
    ]);
    await make('2026-06-12T13:00:00Z');
    const [denver, london] = await made();
    expect(denver).toMatchObject({ uid: 'denver', language: 'es', state: 'queued' });
    expect(denver && (await lines(denver))).toEqual(['Se envió el pedido B']);
    expect(london && (await lines(london))).toEqual(['Order A was shipped']);
  });

  it('EM-04 has everything since the last one; what comes later waits for the next', async () => {
    await add('london', 'A', '2026-06-11T12:00:00Z');
    await add('london', 'B', '2026-06-12T06:00:00Z');
    await add('london', 'C', '2026-06-12T08:00:00Z');
    for (const hour of ['07', '08', '09', '23']) await make(`2026-06-12T${hour}:30:00Z`);
    const [first, ...others] = await made();
    expect(others).toEqual([]);
    expect(first && (await lines(first))).toEqual(['Order A was shipped', 'Order B was shipped']);
    await make('2026-06-13T07:10:00Z');
    expect(await made()).toHaveLength(2);
  });

  it('EM-04 is made once by ten instances at the same time', async () => {
    for (const name of ['A', 'B', 'C']) await add('london', name, '2026-06-11T12:00:00Z');
    const instances = Array.from({ length: 10 }, () => make('2026-06-12T07:00:00Z'));
    await Promise.all(instances);
    const all = await made();
    expect(all).toHaveLength(1);
    expect(all[0] && (await lines(all[0]))).toHaveLength(3);
    const { rows } = await database.pool.query(
      "SELECT count(*)::int AS count FROM outbox WHERE payload->>'id' = $1",
      [all[0]?.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('EM-04 is neither lost nor made twice when an instance dies before its commit', async () => {
    await add('london', 'A', '2026-06-11T12:00:00Z');
    const now = new Date('2026-06-12T07:00:00Z');
    const died = database.db.transaction(async (tx) => {
      await makeDigests(tx, now, { findUsers });
      throw new Error('killed');
    });
    await expect(died).rejects.toThrow('killed');
    expect(await made()).toEqual([]);
    await make('2026-06-12T08:00:00Z');
    await make('2026-06-12T09:00:00Z');
    expect(await made()).toHaveLength(1);
  });

  it('EM-04 says how much more there is than a hundred lines', async () => {
    for (let at = 0; at < 102; at += 1) await add('denver', `${at}`, '2026-06-11T12:00:00Z');
    await make('2026-06-12T13:00:00Z');
    const [email] = await made();
    const read = email ? await lines(email) : [];
    expect(read).toHaveLength(101);
    expect(read).toContain('Más: 2');
  });

  it('EM-04 is not made for a user who is gone', async () => {
    await add('gone', 'A', '2026-06-11T12:00:00Z');
    await make('2026-06-12T07:00:00Z');
    expect(await made()).toEqual([]);
  });
});
