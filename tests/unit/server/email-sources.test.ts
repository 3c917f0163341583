import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { EMAIL_SOURCES } from '#server/emails/email-sources.ts';
import { FORMER_KINDS } from '#server/emails/sending/former-emails.ts';

/** For how many hours an event is worth an email; all others for two weeks (decision 15). */
const HOURS: Record<string, string> = {
  1: 'passwordLink',
  48: 'consultantRequestReceived consultantRequestsHeld',
  72: 'verification newAddress newDevice invoiceDueSoon autopayAnnounced digest',
  168: 'invitation booksDisagree invoiceOverdue creditExpiring directEmail senderRefused',
};

const hours = ({ expiresAfter }: { expiresAfter: number }) => expiresAfter / (60 * 60 * 1000);

it('EM-03 an email is sent as long as it is worth it, one of a former portal too', () => {
  for (const source of EMAIL_SOURCES) {
    const life = Object.keys(HOURS).find((key) => HOURS[key]?.split(' ').includes(source.event));
    expect([source.event, hours(source)]).toEqual([source.event, Number(life ?? 336)]);
  }
  expect(Object.values(FORMER_KINDS).map(hours)).toEqual([1, 72, 168, 336, 336]);
});

it.each(['passwordLink', 'verification', 'newAddress', 'newDevice'])(
  'EM-03 %s is about a user, by an id that Firebase may have given',
  (event) => {
    const source = EMAIL_SOURCES.find((one) => one.event === event);
    const about = (uid: string) => () =>
      source?.causeOf({ uid, language: 'en', id: randomUUID(), sessionId: randomUUID() });
    for (const id of ['u', 'u'.repeat(128)]) {
      expect(about(id)()).toEqual({ resource: 'users', id });
    }
    for (const id of ['', 'u'.repeat(129)]) expect(about(id)).toThrow('no reference');
  },
);
