import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { directEmailSchema } from '#domain/emails/direct-email.ts';
import { MAX_RECIPIENTS, parseRecipients } from '#domain/emails/recipients.ts';

const addressOf = (index: number) => `someone${index}@lens.test`;
const blanks = fc.stringMatching(/^[ \t]{0,3}$/);
const lineBreak = fc.constantFrom('\r', '\n', '\r\n', '\u2028', '\u0085');
const some = fc.uniqueArray(fc.integer({ min: 0, max: 999 }), {
  minLength: 1,
  maxLength: MAX_RECIPIENTS,
});

describe('EN-06 recipients joined by semicolons', () => {
  it('EN-06 reads each address once, in order, whatever stands around it and in whatever case', () => {
    fc.assert(
      fc.property(
        some,
        fc.array(blanks, { minLength: 1 }),
        fc.boolean(),
        (indexes, around, isTwice) => {
          const addresses = indexes.map(addressOf);
          const spaced = addresses.map((address, index) => {
            const blank = around[index % around.length] ?? '';
            return blank + (index % 2 ? address.toUpperCase() : address) + blank;
          });
          const joined = [...spaced, '', ...(isTwice ? addresses : [])].join(';');
          expect(parseRecipients(joined)).toEqual({ addresses, problem: null });
        },
      ),
      { numRuns: runs() },
    );
  });

  it('RS-03 refuses a line break anywhere, in the recipients and in the subject', () => {
    fc.assert(
      fc.property(some, lineBreak, fc.nat(), (indexes, end, at) => {
        const joined = indexes.map(addressOf).join(';');
        const place = at % (joined.length + 1);
        const recipients = joined.slice(0, place) + end + joined.slice(place);
        expect(parseRecipients(recipients).problem?.rule).toBe('lineBreak');
        const email = { recipients: joined, subject: `Hello${end}Bcc: x@y.zz`, body: 'x' };
        const { error } = directEmailSchema.safeParse(email);
        expect(error?.issues.map(({ path }) => path)).toEqual([['subject']]);
      }),
      { numRuns: runs() },
    );
  });

  it.each([
    ['nobody', '', 'required'],
    ['nothing but semicolons', ' ; ;', 'required'],
    ['a name beside the address', 'Ada <ada@lens.test>', 'email'],
    ['a comma', 'ada@lens.test, bob@lens.test', 'email'],
    ['no host', 'ada@lens.test; bob', 'email'],
    ['more than fifty', Array.from({ length: 51 }, (_, at) => addressOf(at)).join(';'), 'tooMany'],
  ])('RS-03 refuses %s, and says what is wrong', (_what, joined, rule) => {
    const { problem } = parseRecipients(joined);
    expect(problem?.rule).toBe(rule);
    const email = { recipients: joined, subject: 'Hello', body: 'x' };
    const { error } = directEmailSchema.safeParse(email);
    expect(error?.issues[0]).toMatchObject({ path: ['recipients'], message: problem?.message });
  });

  it('RS-03 takes fifty addresses, and the same one as often as it is named', () => {
    const fifty = Array.from({ length: 50 }, (_, at) => addressOf(at)).join(';');
    expect(parseRecipients(`${fifty};${fifty}`).addresses).toHaveLength(50);
    // Each has at most 200 characters, and two between it and the next.
    const { recipients } = directEmailSchema.shape;
    const taken = [10_100, 10_101].map((size) => recipients.safeParse(fifty.padEnd(size)).success);
    expect(taken).toEqual([true, false]);
  });
});
