import { describe, expect, it } from 'vitest';
import { judgeRefusal } from '#server/platform/mail/judge-refusal.ts';

/** Whose fault it is, and how mail servers say so. */
const CASES = {
  address: `
    5.0.0 | 550 No such user here
    5.0.0 | 550 Unknown recipient
    5.7.1 | 550 5.7.1 Recipient not found
    5.0.0 | 554 This user doesn't have a mail.test account
    5.0.0 | 550 The account that you tried to reach does not exist, see https://help.test/policy/spf
    5.0.0 | 550 <spf@block-list.test>: invalid mailbox
    5.2.1 | 550 Mailbox disabled
    5.0.0 | 550 5.1.10 Not here
    5.1.1 |
    5.1.0 |`,
  sender: `
    5.1.1 | 550 5.7.1 Rejected
    5.1.1 | 550 Your IP address has a poor reputation
    5.1.1 | 550 Sender address does not exist
    5.1.7 | 550 No
    5.0.0 | 550 Message blocked
    5.0.0 | 550 Refused by a policy
    4.7.0 | 421 4.7.0 DKIM of the domain fails`,
  email: `
    5.1.1 | 552 Mailbox full, user unknown
    5.1.1 | 552 5.2.2 No
    5.0.0 | 450 4.1.1 User unknown for now
    5.3.4 | 552 Message too big
    5.0.0 | 550 10.5.1.1 and 5.1.1.9 are no statuses
    5.0.0 |`,
};

const WRITTEN = Object.entries(CASES).flatMap(([cause, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [status, text] = line.split('|').map((part) => part.trim());
      return [cause, status, text] as const;
    }),
);

describe('a refusal', () => {
  it.each(WRITTEN)('SE-15 EM-03 is about the %s: %s "%s"', (cause, status, text) => {
    expect(judgeRefusal({ status, text }).cause).toBe(cause);
  });

  it('SE-09 of any length is judged at once', () => {
    const text = 'user '.repeat(200_000);
    expect(judgeRefusal({ text })).toEqual({ cause: 'email', status: undefined });
  });
});
