import { makeLetterToken } from '#server/emails/campaigns/subscriptions.ts';
import { letterSubscriptions } from '#server/emails/campaigns/table.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';

const portal = usePortal();
beforeAll(async () => {
  // The directory knows whom it has seen.
  await portal.request('practice', { url: '/api/auth/sessions' });
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

describe('EM-04 the link to get no more letters', () => {
  it('EM-04 unsubscribes and subscribes again, as often as it is asked', async () => {
    const token = await makeLetterToken(portal.database.db, 'u-practice');
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
    const token = await makeLetterToken(portal.database.db, 'u-biller');
    for (const response of [await oneClick(token), await oneClick(token)]) {
      expect([response.statusCode, response.json()]).toMatchObject([200, { isSubscribed: false }]);
    }
  });

  it('EM-04 keeps the links of earlier letters, and stores no token', async () => {
    const first = await makeLetterToken(portal.database.db, 'u-other');
    const second = await makeLetterToken(portal.database.db, 'u-other');
    expect((await ask('unsubscribe', first)).json()).toMatchObject({ isSubscribed: false });
    expect((await ask('unsubscribe/look', second)).json()).toMatchObject({ isSubscribed: false });
    const stored = JSON.stringify(await portal.database.db.select().from(letterSubscriptions));
    expect([stored.includes(first), stored.includes(second)]).toEqual([false, false]);
    expect(portal.logged.join('')).not.toContain(first);
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
