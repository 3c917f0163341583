import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticePageSchema, type NoticesRead } from '#domain/emails/notices/notice.ts';
import { addNotices } from '#server/emails/bell/add-notices.ts';
import { notices } from '#server/emails/bell/table.ts';
import { makeCampaignToken } from '#server/emails/campaigns/subscriptions.ts';
import { campaignSubscriptions } from '#server/emails/campaigns/table.ts';
import { openEvents } from './support/event-client.ts';
import { people, type Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
let origin: string;
beforeAll(async () => {
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => portal.database.db.delete(notices));

const uidOf = (person: Person) => people[person].uid;

/** Adds notices that are numbered from 1. */
async function add(person: Person, count = 1, from = 1): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => from + at);
  await addNotices(
    portal.database.db,
    numbers.map((number) => ({
      uid: uidOf(person),
      event: 'orderShipped' as const,
      texts: { en: `Order ${number} was shipped`, es: `Se envió el pedido ${number}` },
      path: `/customer/order/${number}`,
      onceKey: `shipped/${number}/${uidOf(person)}`,
    })),
  );
}

async function list(person: Person, before?: number) {
  const url = before === undefined ? '/api/notices' : `/api/notices?before=${before}`;
  const response = await portal.request(person, { url });
  return noticePageSchema.parse(response.json());
}

const read = (person: Person, payload: NoticesRead) =>
  portal.request(person, { method: 'POST', url: '/api/notices/read', payload });

describe('EM-04 GET /api/notices', () => {
  it('EM-04 lists the own ones, newest first, page after page', async () => {
    await add('practice', 45);
    await add('other');
    const seen: string[] = [];
    let before: number | undefined;
    do {
      const page = await list('practice', before);
      expect(page.unread).toBe(45);
      seen.push(...page.notices.map(({ texts }) => texts.en));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => `Order ${45 - at} was shipped`));
    expect((await list('other')).notices).toHaveLength(1);
    expect((await list('admin')).notices).toEqual([]);
  });
});

describe('EM-04 POST /api/notices/read', () => {
  it('EM-04 marks all up to one as read; what has come since stays unread', async () => {
    await add('practice', 3);
    const [newest] = (await list('practice')).notices;
    await add('practice', 1, 4);
    const response = await read('practice', { upTo: newest?.id ?? 0 });
    expect(response.json()).toEqual({ unread: 1 });
    const { notices: left } = await list('practice');
    expect(left.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
  });

  it('EM-04 marks the given ones, and none of another user', async () => {
    await add('practice', 2);
    await add('other');
    const ids = (await list('other')).notices.map(({ id }) => id);
    expect((await read('practice', { ids })).json()).toEqual({ unread: 2 });
    expect((await list('other')).unread).toBe(1);
    expect((await read('other', { ids })).json()).toEqual({ unread: 0 });
  });
});

describe('EM-04 the event of notices', () => {
  it('EM-04 SE-01 reaches the own browsers only, without contents: for new ones, and for those read', async () => {
    const [practice, other] = await Promise.all(
      (['practice', 'other'] as const).map((person) => openEvents(origin, portal.tokens[person])),
    );
    await add('practice', 3);
    const [newest] = (await list('practice')).notices;
    await practice?.until(1);
    await read('practice', { upTo: newest?.id ?? 0 });
    await practice?.until(2);
    // Nothing is left to mark, so nobody is told.
    await read('practice', { upTo: newest?.id ?? 0 });
    await add('other');
    await other?.until(1);
    const told = { resource: 'notices', id: uidOf('practice'), version: newest?.id };
    expect(practice?.events).toEqual([told, told]);
    expect(other?.events).toEqual([expect.objectContaining({ id: uidOf('other') })]);
    practice?.close();
    other?.close();
  });
});

function ask(path: string, token: string) {
  return portal.request(null, { method: 'POST', url: `/api/mail/${path}`, payload: { token } });
}

function oneClick(token: string) {
  return portal.request(null, {
    method: 'POST',
    url: `/api/mail/unsubscribe/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
}

describe('EM-04 the link to get no more campaigns', () => {
  // The directory knows whom it has seen.
  beforeAll(() => portal.request('practice', { url: '/api/auth/sessions' }));

  it('EM-04 unsubscribes and subscribes again, as often as it is asked', async () => {
    const token = await makeCampaignToken(portal.database.db, 'u-practice');
    const told = { provider: 'Lens Portal', address: 'p…@lens.test' };
    const answers = [
      await ask('unsubscribe/look', token),
      await ask('unsubscribe', token),
      await ask('unsubscribe', token),
      await ask('unsubscribe/look', token),
      await ask('subscribe', token),
      await ask('unsubscribe/look', token),
    ].map((response) => [response.statusCode, response.json()]);
    expect(answers).toEqual(
      [true, false, false, false, true, true].map((isSubscribed) => [
        200,
        { ...told, isSubscribed },
      ]),
    );
  });

  it('EM-04 unsubscribes with the one click of a mail program (RFC 8058), without anybody signed in', async () => {
    const token = await makeCampaignToken(portal.database.db, 'u-biller');
    for (const response of [await oneClick(token), await oneClick(token)]) {
      expect([response.statusCode, response.json()]).toMatchObject([200, { isSubscribed: false }]);
    }
  });

  it('EM-04 keeps the links of earlier campaigns, and stores no token', async () => {
    const first = await makeCampaignToken(portal.database.db, 'u-other');
    const second = await makeCampaignToken(portal.database.db, 'u-other');
    expect((await ask('unsubscribe', first)).json()).toMatchObject({ isSubscribed: false });
    expect((await ask('unsubscribe/look', second)).json()).toMatchObject({ isSubscribed: false });
    const stored = JSON.stringify(await portal.database.db.select().from(campaignSubscriptions));
    expect([stored.includes(first), stored.includes(second)]).toEqual([false, false]);
    expect(portal.logged.join('')).not.toContain(first);
  });

  it('EM-04 keeps the links of the latest forty campaigns', async () => {
    const tokens: string[] = [];
    for (let letter = 0; letter < 42; letter += 1) {
      tokens.push(await makeCampaignToken(portal.database.db, 'u-viewer'));
    }
    const answers = tokens.map((token) => ask('unsubscribe/look', token));
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, ...Array<number>(40).fill(200)]);
  });

  it('EM-04 SE-08 says that a link was never sent', async () => {
    for (const response of [
      await ask('unsubscribe/look', 'x'),
      await ask('unsubscribe', 'x'),
      await ask('subscribe', ''),
      await oneClick('x'),
    ]) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ message: expect.stringContaining('never sent') });
    }
  });
});
