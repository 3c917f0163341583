import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { recordChangeSchema } from '#domain/basics/record-change.ts';
import { importSchema } from '#domain/import/import.ts';
import { imports } from '#server/access/imports/table.ts';
import { customers } from '#server/accounts/customers/table.ts';
import { memberInvitations } from '#server/accounts/invitations/table.ts';
import { parseCsv } from '#server/platform/csv/parse-csv.ts';
import { EVENT_KIND } from '#server/platform/mail/notify-of-events.ts';
import { outbox } from '#server/platform/outbox/table.ts';
import { checked, imported, linesOf, sendFile, sent, settled, step } from './support/imports.ts';
import { auditOf, membershipsOf } from './support/newcomers.ts';
import { list } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

async function account(accountNumber: string) {
  const [row] = await portal.database.db
    .select()
    .from(customers)
    .where(eq(customers.accountNumber, accountNumber));
  return row;
}

describe('AD-17 the file of an import', () => {
  it('has its columns recognized by their headings, also in Spanish and with semicolons', async () => {
    const content = 'sep=;\r\nCuenta;Consultorio;Ciudad;Otra\r\n300100;Uno;Lima;x\r\n';
    expect(await sent(portal, content)).toMatchObject({
      status: 'mapping',
      headings: ['Cuenta', 'Consultorio', 'Ciudad', 'Otra'],
      mapping: ['accountNumber', 'practice', 'city', null],
      lines: 1,
    });
  });

  it('remembers which column was chosen for a heading', async () => {
    const file = await sent(portal, 'Kunde,Praxis\n300110,Eins\n');
    expect(file.mapping).toEqual([null, null]);
    const mapping = ['accountNumber', 'practice'];
    await step(portal, file, 'check', { mapping, sendEmails: false });
    await settled(portal, file.id);
    expect((await sent(portal, 'Kunde,Praxis\n300111,Zwei\n')).mapping).toEqual(mapping);
  });

  it('SE-08 is not checked without a column that it needs, and says which', async () => {
    const file = await sent(portal, 'Kunde,Praxis\n300110,Eins\n');
    const columns = { mapping: [null, null], sendEmails: false };
    const response = await step(portal, file, 'check', columns);
    expect(apiErrorSchema.parse(response.json()).errors).toEqual({
      mapping: { rule: 'missing', message: 'Choose the column for Account or Practice' },
    });
  });

  it('SE-08 is refused without lines, with an open quote and beyond its limits', async () => {
    const wrong: [rule: string, content: string, value?: number][] = [
      ['empty', 'Account,Practice\n'],
      ['quote', 'Account\n"3001', 2],
      ['lines', `Account${'\n1'.repeat(20_001)}`, 20_001],
      ['columns', `c\n${'1,'.repeat(60)}\n`, 61],
      ['cell', `Account,Practice\n1,A\n2,${'x'.repeat(2001)}\n`, 3],
    ];
    for (const [rule, content, value] of wrong) {
      const response = await portal.request('super', sendFile(content));
      expect(response.statusCode).toBe(422);
      const { errors } = apiErrorSchema.parse(response.json());
      expect(errors).toEqual({ content: { rule, message: expect.any(String), value } });
    }
    const most = `${'c,'.repeat(59)}\n${'x'.repeat(2000)}${'\n1'.repeat(19_999)}`;
    expect(await sent(portal, most)).toMatchObject({ lines: 20_000 });
  });

  it('OR-04 is stored once for one key', async () => {
    const request = sendFile('Account,Practice\n300120,Once\n');
    const idOf = async () => importSchema.parse((await portal.request('super', request)).json()).id;
    const first = await idOf();
    expect(await idOf()).toBe(first);
  });
});

describe('AD-17 the dry run', () => {
  const FILE = [
    'Account,Practice,Country,State,ZIP code,City,Payment due (days)',
    '300200,New Sight,US,MA,02116,Boston,45',
    '100200,Renamed Practice,,,,,30',
    '300201,,US,MA,02116,Boston,30',
    '300202,No Days,US,MA,2116,Boston,soon',
    '30020,Short,,,,,30',
  ].join('\n');

  it('SE-08 says what each line would do, or where it is wrong and what would be right, and changes nothing', async () => {
    const before = await account('100200');
    const dry = await checked(portal, FILE);
    expect(dry).toMatchObject({
      status: 'checked',
      checked: { created: 1, changed: 1, unchanged: 0, refused: 3 },
      applied: null,
    });
    expect(await account('100200')).toEqual(before);
    expect(await account('300200')).toBeUndefined();
    const [created] = await linesOf(portal, dry.id, 'created');
    expect(created).toMatchObject({ line: 2, after: { practice: 'New Sight', netDays: 45 } });
    const [changed] = await linesOf(portal, dry.id, 'changed');
    expect(changed).toMatchObject({
      before: { practice: before?.practice },
      after: { practice: 'Renamed Practice' },
    });
    const told = (await linesOf(portal, dry.id, 'refused')).map(({ line, errors }) => ({
      line,
      errors: errors.map(({ field, rule, nearest }) => [field, rule, nearest]),
    }));
    expect(told).toEqual([
      { line: 4, errors: [['practice', 'required', undefined]] },
      {
        line: 5,
        errors: [
          ['netDays', 'number', undefined],
          ['zip', 'format', '02116'],
        ],
      },
      { line: 6, errors: [['accountNumber', 'accountNumber', '030020']] },
    ]);
  });

  it('gives the refused lines as a file that can be corrected and imported', async () => {
    const dry = await checked(portal, FILE);
    const response = await portal.request('super', { url: `/api/imports/${dry.id}/errors.csv` });
    const { rows } = parseCsv(response.body);
    expect(rows[0]?.cells.slice(-2)).toEqual(['Line in the file', 'What was wrong']);
    expect(rows[2]?.cells.at(-1)).toContain('Payment due (days): Enter a whole number');
    const corrected = response.body
      .replace('300201,,', '300201,Named,')
      .replace('2116,Boston,soon', '02116,Boston,60')
      .replace('30020,Short', '300203,Short');
    expect(await imported(portal, corrected)).toMatchObject({
      applied: { created: 3, changed: 0, unchanged: 0, refused: 0 },
    });
    const fixed = { practice: 'No Days', netDays: 60, zip: '02116' };
    expect(await account('300202')).toMatchObject(fixed);
  });

  it('gives each of many refused lines once', async () => {
    const numbers = Array.from({ length: 1001 }, (_, at) => `x${at}`);
    const dry = await checked(portal, `Account,Practice\n${numbers.join(',A\n')},A\n`);
    const { body } = await portal.request('super', { url: `/api/imports/${dry.id}/errors.csv` });
    expect(parseCsv(body).rows.map(({ cells }) => cells[0])).toEqual(['Account', ...numbers]);
  });

  it('refuses a second line that says otherwise about the same account', async () => {
    const dry = await checked(portal, 'Account,Practice\n300210,One\n300210,Two\n300210,One\n');
    expect(dry.checked).toEqual({ created: 1, changed: 0, unchanged: 1, refused: 1 });
    const [line] = await linesOf(portal, dry.id, 'refused');
    const en = expect.stringContaining('Line 2');
    expect(line?.errors[0]).toMatchObject({ rule: 'contradicts', en });
  });
});

describe('AD-17 an import of accounts', () => {
  it('creates and changes accounts, and names the import in their history', async () => {
    const file = 'Account,Practice,Buying group\n300300,First,Clear Sight Partners\n,Second,\n';
    const done = await imported(portal, file);
    expect(done).toMatchObject({ status: 'done', applied: { created: 2, refused: 0 } });
    const buyingGroupId = 'clear-sight-partners';
    expect(await account('300300')).toMatchObject({ buyingGroupId, version: 1 });
    await imported(portal, 'Account,Practice\n300300,First again\n');
    expect(await account('300300')).toMatchObject({ practice: 'First again', version: 2 });
    const filter = { resource: 'customers', recordId: '300300' };
    const history = await list(portal, 'super', { filter }, 'record-changes');
    expect(recordChangeSchema.array().parse(history.json())).toMatchObject([
      { action: 'edit', import: { fileName: 'customers.csv', line: 2 } },
      { action: 'create', import: { fileName: 'customers.csv', line: 2 } },
    ]);
  });

  it('finds an account without a number by name and ZIP code, so that the same file changes nothing', async () => {
    const file = 'Practice,Country,State,ZIP code\nTwice Optics,US,MA,02116\n';
    expect((await imported(portal, file)).applied).toMatchObject({ created: 1 });
    expect((await imported(portal, file)).applied).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('suggests the buying group that was probably meant', async () => {
    const content = 'Account,Practice,Buying group\n300310,A,Clear Sigth Partners\n';
    const [line] = await linesOf(portal, (await checked(portal, content)).id, 'refused');
    const nearest = 'Clear Sight Partners';
    expect(line?.errors[0]).toMatchObject({ field: 'buyingGroup', nearest });
  });

  it('cannot be started twice, nor in a version that was not seen', async () => {
    const dry = await checked(portal, 'Account,Practice\n300320,Once\n');
    const unseen = { ...dry, version: dry.version - 1 };
    expect((await step(portal, unseen, 'start')).statusCode).toBe(412);
    expect((await step(portal, dry, 'start')).statusCode).toBe(200);
    const done = await settled(portal, dry.id);
    const columns = { mapping: done.mapping, sendEmails: false };
    expect((await step(portal, done, 'start')).statusCode).toBe(409);
    expect((await step(portal, done, 'check', columns)).statusCode).toBe(409);
    await portal.database.db.update(imports).set({ status: 'done' });
  });
});

function pending(email: string) {
  return portal.database.db
    .select()
    .from(memberInvitations)
    .where(and(eq(memberInvitations.email, email), eq(memberInvitations.status, 'pending')));
}

function emails() {
  const isInvitation = sql`${outbox.payload} ->> 'event' = 'invitation'`;
  return portal.database.db.$count(outbox, and(eq(outbox.kind, EVENT_KIND), isInvitation));
}

/** A new account with two people to invite. */
function file(name: string) {
  return `Practice,Member’s email,Member’s role\n${name},${name}@new.test,owner\n${name},${name}2@new.test,viewer\n`;
}

describe('AD-17 members in the file', () => {
  it('invites whoever has no account, with an email only when it is asked for', async () => {
    const before = await emails();
    const { applied } = await imported(portal, file('quiet'));
    expect(applied).toMatchObject({ created: 1, changed: 1 });
    expect(await pending('quiet@new.test')).toMatchObject([{ practiceRole: 'owner' }]);
    expect(await emails()).toBe(before);
    await imported(portal, file('loud'), { sendEmails: true });
    expect(await pending('loud2@new.test')).toMatchObject([{ practiceRole: 'viewer' }]);
    expect(await emails()).toBe(before + 2);
    expect((await imported(portal, file('quiet'))).applied).toMatchObject({ unchanged: 2 });
    expect(await pending('quiet@new.test')).toHaveLength(1);
  });

  it('AD-08 sends an invitation at once that it did not send, and one that it sent only after a minute', async () => {
    await imported(portal, file('silent'));
    await imported(portal, file('spoken'), { sendEmails: true });
    const before = await emails();
    const statuses = [];
    for (const email of ['silent@new.test', 'spoken@new.test']) {
      const [{ id, accountNumber } = { id: '', accountNumber: '' }] = await pending(email);
      const url = `/api/customers/${accountNumber}/invitations/${id}/resend`;
      statuses.push((await portal.request('super', { method: 'POST', url })).statusCode);
    }
    expect(statuses).toEqual([200, 429]);
    expect(await emails()).toBe(before + 1);
  });

  it('makes a user with a verified address a member at once', async () => {
    await portal.request('super', { url: '/api/users' });
    const done = await imported(
      portal,
      'Account,Practice,email,role\n300400,Joined,unlinked@lens.test,biller\n',
    );
    expect(done.applied).toMatchObject({ created: 1, refused: 0 });
    expect(await membershipsOf(portal, 'u-unlinked')).toEqual([
      { accountNumber: '300400', practiceRole: 'biller', isMain: true },
    ]);
    expect(await pending('unlinked@lens.test')).toEqual([]);
    const entries = await auditOf(portal, { resourceId: 'u-unlinked' });
    expect(entries).toMatchObject([{ action: 'member.add', account_number: '300400' }]);
  });

  it('SE-08 refuses a role that is missing, staff, and another role than the present one', async () => {
    await portal.request('super', { url: '/api/users' });
    const dry = await checked(
      portal,
      'Account,email,role\n100200,a@new.test,\n100200,admin@lens.test,owner\n100200,practice@lens.test,viewer\n100200,b@new,boss\n',
    );
    const rules = (await linesOf(portal, dry.id, 'refused')).map(({ errors }) =>
      errors.map(({ rule }) => rule),
    );
    expect(rules).toEqual([['role'], ['staff'], ['otherRole'], ['email', 'role']]);
  });
});
