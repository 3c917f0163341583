import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailTemplateSchema, previewAnswerSchema } from '#domain/emails/email-template.ts';
import { EMAIL_GROUPS_IN_USE, eventsOfGroup } from '#domain/emails/events/email-events.ts';
import type { Order } from '#domain/orders/order.ts';
import { GOOD_BODY, PLAIN_SETTINGS } from './support/email-templates.ts';
import { list, submitted, taken } from './support/orders.ts';
import { people, type Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const PROVIDER = { name: 'Lens Lab', website: 'https://lab.test', phone: '+1 555 0100' };
/** Each of these values is the reader's to see or not. */
const TEXT = '[{{ recipientName }}] [{{ patient }}] [{{ accountNumber }}]\n{{ orderLink }}';
const PATIENT = { patientName: 'Ana María Ruiz', patientReference: 'PAT-7' };

const portal = usePortal(() => ({
  config: { logLevel: 'error', trustedProxies: 0, provider: PROVIDER },
  mail: {
    provider: PROVIDER,
    portalUrl: 'https://portal.test',
    mailer: { send: () => Promise.resolve({ code: '250' }) },
  },
}));
let order: Order;
beforeAll(async () => {
  order = await submitted(portal, PATIENT);
});
beforeEach(() => portal.database.pool.query('DELETE FROM email_settings'));

function preview(change: object = {}, person: Person = 'super') {
  return portal.send(person, '/api/email-templates/preview', {
    event: 'orderReceived',
    language: 'en',
    subject: 'Order {{ orderNumber }}',
    mjml: GOOD_BODY,
    text: TEXT,
    orderNumber: order.number,
    ...change,
  });
}

const shown = async (change?: object) => previewAnswerSchema.parse((await preview(change)).json());

async function choosePatientNames(patientNames: string) {
  const response = await portal.put('super', '/api/email-settings', 0, {
    ...PLAIN_SETTINGS,
    patientNames,
  });
  expect(response.statusCode).toBe(200);
}

describe('a template shown with a real order', () => {
  it('EM-02 has the values of the order, as an owner of its practice is told', async () => {
    const { subject, html, text, problems } = await shown();
    expect(problems).toEqual([]);
    expect(subject).toBe(`Order ${order.number}`);
    const link = `https://portal.test/customer/orders/${order.id}`;
    expect(html).toContain(`href="${link}"`);
    expect(text).toBe(`[${people.super.email}] [A. M. R.] [${order.accountNumber}]\n${link}`);
  });

  it('EM-01 shows its patient as the lab chose', async () => {
    await choosePatientNames('full');
    expect((await shown()).text).toContain('[Ana María Ruiz]');
  });

  it('AD-08 EM-02 shows the same to a super admin who may see no patients as a member of the practice', async () => {
    const { pool } = portal.database;
    const { accountNumber } = order;
    const member = [people.super.uid, accountNumber];
    await pool.query(
      "INSERT INTO account_members (uid, account_number, practice_role) VALUES ($1, $2, 'biller')",
      member,
    );
    const { text } = await shown();
    await pool.query('DELETE FROM account_members WHERE uid = $1 AND account_number = $2', member);
    expect(text).toContain('[A. M. R.]');
  });

  it('EM-02 refuses an order that the event never concerned, and an event that is about no order', async () => {
    for (const change of [{ event: 'promisedDateMoved' }, { event: 'newDevice' }]) {
      const response = await preview({ ...change, mjml: GOOD_BODY, text: 'Hello' });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ errors: { orderNumber: { rule: 'unknown' } } });
    }
  });

  it('EM-02 has the values of the step: when it is promised', async () => {
    const approved = await taken(portal, ['approve'], PATIENT);
    const event = { event: 'orderApproved', text: '{{ promisedDate }}\n{{ orderLink }}' };
    const { text } = await shown({ ...event, orderNumber: approved.number, language: 'es' });
    const date = new Date(approved.promisedAt ?? '');
    const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
    expect(text).toContain(new Intl.DateTimeFormat('es', format).format(date));
  });
});

describe('a template about a message shown with a real order', () => {
  const event = { event: 'orderMessage', text: '[{{ author }}]\n{{ orderLink }}' };

  it('EM-02 names who wrote the last message about the order, and refuses one without', async () => {
    const { id, number: orderNumber } = await submitted(portal);
    expect((await preview({ ...event, orderNumber })).statusCode).toBe(404);
    for (const person of ['practice', 'admin', 'super'] as const) {
      await portal.post(person, `/api/orders/${id}/messages`, { body: 'When?' });
      const { text } = await shown({ ...event, orderNumber });
      expect(text).toContain(`[${people[person].email}]`);
    }
  });
});

describe('the list of templates', () => {
  it.each(EMAIL_GROUPS_IN_USE)('EM-02 lists those of the group %s, page by page', async (group) => {
    const filter = { group, language: 'es' };
    const first = { filter, range: [0, 1], sort: ['event', 'ASC'] } satisfies Parameters<
      typeof list
    >[2];
    const page = await list(portal, 'super', first, 'email-templates');
    const expected = eventsOfGroup(group).toSorted();
    expect(page.headers['content-range']).toContain(`/${expected.length}`);
    const all = await list(portal, 'super', { filter }, 'email-templates');
    const events = emailTemplateSchema.array().parse(all.json());
    expect(events.map(({ event }) => event).toSorted()).toEqual(expected);
  });
});
