import { describe, expect, it } from 'vitest';
import { EMAIL_CHANNELS, type EventChoice } from '#domain/emails/email-event.ts';
import { EMAIL_EVENTS } from '#domain/emails/email-events.ts';
import { resolveChoice } from '#domain/emails/resolve-choice.ts';

const CHOICES: readonly EventChoice[] = EMAIL_CHANNELS.flatMap((email) => [
  { email, bell: true },
  { email, bell: false },
]);
const MAYBE = [undefined, ...CHOICES];

describe('EM-04 how a person is told of an event', () => {
  it('EM-04 is what they chose, whatever owner and event say', () => {
    for (const person of CHOICES) {
      for (const account of MAYBE) {
        for (const choice of CHOICES) {
          expect(resolveChoice({ choice }, { person, account })).toEqual(person);
        }
      }
    }
  });

  it('EM-04 is the default of the account for whoever chose nothing', () => {
    for (const account of CHOICES) {
      for (const choice of CHOICES) {
        expect(resolveChoice({ choice }, { account })).toEqual(account);
      }
    }
  });

  it('EM-04 is what the event says where nobody chose', () => {
    for (const event of EMAIL_EVENTS.filter(({ choice }) => choice !== null)) {
      expect(resolveChoice(event, {})).toEqual(event.choice);
    }
  });

  it('EM-04 is an email at once, and no bell, for an event that nobody chooses', () => {
    for (const person of MAYBE) {
      for (const account of MAYBE) {
        expect(resolveChoice({ choice: null }, { person, account })).toEqual({
          email: 'now',
          bell: false,
        });
      }
    }
  });
});
