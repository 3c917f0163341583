import { emailEvent } from '#domain/emails/email-events.ts';
import { addNotices, addDigestItems } from '#server/emails/bell/add-notices.ts';
import { digestItems, notices } from '#server/emails/bell/table.ts';
import { findChoices } from '#server/emails/choices/find-choices.ts';
import { findLanguages } from '#server/emails/choices/find-languages.ts';
import { accountChoices } from '#server/emails/choices/table.ts';
import { savePreference } from '#server/accounts/preferences/preferences.ts';
import type { EmailRecipient } from '#server/platform/mail/email-event.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
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

  it('PF-02 respects what a former version stored', async () => {
    const found = await findChoices(database.db, emailEvent('orderClosed'), [recipient('former')]);
    expect(found).toEqual([{ email: 'off', bell: true }]);
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
