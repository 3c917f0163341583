import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { customers } from '#server/accounts/customers/table.ts';
import { memberInvitations } from '#server/accounts/invitations/table.ts';
import { checked, imported, linesOf, sent, step } from './support/imports.ts';
import { list } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

async function named(practice: string) {
  const [row] = await portal.database.db
    .select()
    .from(customers)
    .where(eq(customers.practice, practice));
  return row;
}

const lineOf = (practice: string, email: string) =>
  `${practice},${email},"9 Elm Ave",Salem,OR,97301,Net 45,2500.00`;

/** QuickBooks Desktop. */
const DESKTOP_HEAD =
  'Active Status,Customer,Company,Main Phone,Main Email,Bill to 1,Bill to 2,Bill to 3,Terms,Sales Tax Code,Account No.,Credit Limit';
const desktopLine = (name: string, limit: string) =>
  `Active,${name},${name},503-555-0199,,${name},1 Main St,"Portland, OR 97201",Net 30,Tax,C-00123,${limit}`;

describe('AD-18 the list of customers of a bookkeeping system', () => {
  const HEAD = 'Company,Email,Street,City,State,ZIP code,Terms,Credit limit';

  it('AD-18 is imported with one country and one role for all lines', async () => {
    const content = [HEAD, lineOf('Alder Vision', 'front@alder.test'), lineOf('Birch Vision', '')];
    const answers = { country: 'US', memberRole: 'biller' } as const;
    const done = await imported(portal, content.join('\n'), { answers });
    expect(done).toMatchObject({ answers, applied: { created: 2, refused: 0 } });
    expect(await named('Alder Vision')).toMatchObject({ country: 'US', state: 'OR', netDays: 45 });
    const alder = await named('Alder Vision');
    const invited = await portal.database.db
      .select()
      .from(memberInvitations)
      .where(eq(memberInvitations.accountNumber, alder?.accountNumber ?? ''));
    expect(invited).toMatchObject([{ email: 'front@alder.test', practiceRole: 'biller' }]);
  });

  it('AD-18 keeps the country and the role that a line names', async () => {
    const content = [
      'Practice,Country,State,ZIP code,Street,City,Email,Role',
      'Cedar Vision,CA,ON,M5V 3L9,1 Bay St,Toronto,front@cedar.test,owner',
      'Doum Vision,Atlantis,,,,,,',
    ].join('\n');
    const answers = { country: 'US', memberRole: 'viewer' } as const;
    const dry = await checked(portal, content, { answers });
    const [line] = await linesOf(portal, dry.id, 'created');
    expect(line?.after).toMatchObject({ country: 'CA', memberRole: 'owner' });
    const [refused] = await linesOf(portal, dry.id, 'refused');
    expect(refused?.errors).toMatchObject([{ field: 'country', value: 'Atlantis' }]);
  });

  it('AD-18 SE-08 is told every way out when its emails have no role, and takes one without the emails', async () => {
    const file = await sent(portal, [HEAD, lineOf('Elder Vision', 'front')].join('\n'));
    const check = { mapping: file.mapping, sendEmails: false, answers: { country: 'US' } };
    const refused = await step(portal, file, 'check', check);
    expect(apiErrorSchema.parse(refused.json()).message).toBe(
      'Choose the column for Member’s role, answer the memberRole of all members, or leave their email out',
    );
    const mapping = file.mapping.map((field) => (field === 'memberEmail' ? null : field));
    expect((await step(portal, file, 'check', { ...check, mapping })).statusCode).toBe(200);
  });

  it('SE-08 takes no country that is not there', async () => {
    const file = await sent(portal, 'Practice\nFir Vision\n');
    const answers = { country: 'ZZ' };
    const check = { mapping: file.mapping, sendEmails: false, answers };
    const { errors } = apiErrorSchema.parse((await step(portal, file, 'check', check)).json());
    expect(Object.keys(errors ?? {})).toEqual(['answers.country']);
  });

  it('AD-18 reads QuickBooks Desktop, and finds an account again by its number there', async () => {
    const answers = { country: 'US', memberRole: 'biller' } as const;
    const first = await imported(
      portal,
      `${DESKTOP_HEAD}\n${desktopLine('Oak Eye Care', '5000.00')}`,
      {
        answers,
      },
    );
    expect(first).toMatchObject({ applied: { created: 1, refused: 0 } });
    const oak = await named('Oak Eye Care');
    expect(oak).toMatchObject({
      otherNumber: 'C-00123',
      phone: '+15035550199',
      address: '1 Main St',
      city: 'Portland',
      state: 'OR',
      zip: '97201',
      creditLimitCents: 500_000,
    });
    const again = await imported(portal, `${DESKTOP_HEAD}\n${desktopLine('Oak Eyes', '6000.00')}`, {
      answers,
    });
    expect(again).toMatchObject({ applied: { created: 0, changed: 1 } });
    expect((await named('Oak Eyes'))?.accountNumber).toBe(oak?.accountNumber);
    const found = await list(portal, 'super', { filter: { q: 'c-00123' } }, 'customers');
    expect(found.json()).toMatchObject([{ accountNumber: oak?.accountNumber }]);
  });

  it('AD-18 SE-08 gives a number of another system to one account only, and names an unreadable line', async () => {
    const content = [
      'Practice,Number in another system,City state zip',
      'Pine Vision,Q-1,',
      'Quince Vision,Q-1,',
      'Rowan Vision,R-1,Portland',
    ].join('\n');
    const dry = await checked(portal, content);
    const refused = await linesOf(portal, dry.id, 'refused');
    expect(refused.map(({ errors }) => errors[0])).toMatchObject([
      { rule: 'contradicts' },
      { field: 'cityLine', rule: 'cityLine', value: 'Portland' },
    ]);
  });
});
