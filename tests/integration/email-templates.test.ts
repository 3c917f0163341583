import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import {
  emailTemplateSchema,
  previewAnswerSchema,
  templateVersionSchema,
} from '#domain/emails/email-template.ts';
import { EMAIL_EVENT_KEYS, emailEvent, variablesOf } from '#domain/emails/events/email-events.ts';
import { exampleValues } from '#server/emails/templates/check-rendering.ts';
import { installDefaultTemplates } from '#server/emails/templates/install-defaults.ts';
import { renderEmail, renderSubject } from '#server/emails/templates/render-email.ts';
import type { DefaultTemplate } from '#server/platform/mail/default-template.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import { GOOD_BODY, PLAIN_SETTINGS, templateInput } from './support/email-templates.ts';
import { list } from './support/orders.ts';
import { startPortal, type TestPortal } from './support/portal.ts';

const URL = '/api/email-templates';
const NOW = new Date('2026-06-01T12:00:00Z');
const PROVIDER = { name: 'Lens Lab', website: 'https://lab.test', phone: '+1 555 0100' };
const sent: Email[] = [];

/** Small templates for each event: its links in both parts. */
function defaults(word = 'Hello'): DefaultTemplate[] {
  return EMAIL_EVENT_KEYS.flatMap((event) =>
    (['en', 'es'] as const).map((language) => {
      const links = Object.entries(emailEvent(event).variables)
        .filter(([, { type }]) => type === 'link')
        .map(([name]) => `{{ ${name} }}`);
      const buttons = links.map((link) => `<mj-button href="${link}">Open</mj-button>`).join('');
      const column = `<mj-column><mj-text>${word}</mj-text>${buttons}</mj-column>`;
      const mjml = `<mjml><mj-body><mj-section>${column}</mj-section></mj-body></mjml>`;
      return {
        event,
        language,
        subject: `${word} ${event}`,
        mjml,
        text: [word, ...links].join('\n'),
      };
    }),
  );
}

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({
    clock: () => NOW,
    config: { logLevel: 'trace', trustedProxies: 0, provider: PROVIDER },
    mail: {
      provider: PROVIDER,
      portalUrl: 'https://portal.test',
      mailer: {
        send: (email) => {
          sent.push(email);
          return Promise.resolve({ code: '250' });
        },
      },
    },
  });
  const { db, pool } = portal.database;
  // Those that the start has stored.
  await pool.query('TRUNCATE email_template_versions, email_templates');
  await Promise.all([
    installDefaultTemplates(db, defaults(), () => NOW),
    installDefaultTemplates(db, defaults(), () => NOW),
  ]);
});
afterAll(() => portal.close());

const ask = (request: InjectOptions) => portal.request('super', request);
const edit = (id: string, version: number, payload: object) =>
  portal.put('super', `${URL}/${id}`, version, payload);
const show = async (id: string) =>
  emailTemplateSchema.parse((await ask({ url: `${URL}/${id}` })).json());
const versionsOf = async (id: string) =>
  templateVersionSchema.array().parse((await ask({ url: `${URL}/${id}/versions` })).json());
const post = (path: string, payload: object, headers = {}) =>
  ask({ method: 'POST', url: `${URL}/${path}`, headers, payload });
const draft = (change: object = {}) => ({
  event: 'orderReceived',
  language: 'en',
  ...templateInput(),
  orderNumber: null,
  ...change,
});

describe('the templates of emails', () => {
  it('EM-02 has one for each event and language, also when two instances start at once', async () => {
    const found = await list(portal, 'super', { filter: { language: 'es' } }, 'email-templates');
    expect(found.headers['content-range']).toContain(`/${EMAIL_EVENT_KEYS.length}`);
    const { rows } = await portal.database.pool.query<{ count: string }>(
      'SELECT count(*) FROM email_template_versions',
    );
    expect(Number(rows[0]?.count)).toBe(2 * EMAIL_EVENT_KEYS.length);
    expect(await show('orderShipped.es')).toMatchObject({
      version: 1,
      isDefault: true,
      event: 'orderShipped',
      language: 'es',
    });
  });

  it('EM-02 SE-03 an edit makes a version and an entry, and is what is sent then', async () => {
    const response = await edit('orderReceived.en', 1, templateInput('New: {{ orderNumber }}'));
    expect([response.statusCode, response.headers.etag]).toEqual([200, '"2"']);
    expect(emailTemplateSchema.parse(response.json())).toMatchObject({
      version: 2,
      isDefault: false,
      mjml: GOOD_BODY,
      updatedAt: NOW.toISOString(),
    });
    const versions = await versionsOf('orderReceived.en');
    expect(versions.map(({ version, isDefault }) => [version, isDefault])).toEqual([
      [2, false],
      [1, true],
    ]);
    const filter = { resource: 'email-templates', recordId: 'orderReceived.en' };
    const changes = await list(portal, 'super', { filter }, 'record-changes');
    expect(changes.json()).toMatchObject([
      {
        action: 'edit',
        after: { subject: 'New: {{ orderNumber }}', mjml: `${GOOD_BODY.length} characters` },
      },
    ]);
    const values = exampleValues(variablesOf('orderReceived'));
    const content = { event: 'orderReceived', language: 'en', values } as const;
    expect(await renderEmail(portal.database.db, content)).toMatchObject({
      subject: 'New: LP-100042',
      templateId: 'orderReceived.en',
      templateVersion: 2,
    });
    expect(await renderSubject(portal.database.db, content)).toBe('New: LP-100042');
    expect(
      (await edit('orderReceived.en', 2, templateInput('New: {{ orderNumber }}'))).headers.etag,
    ).toBe('"2"');
  });

  it('EM-02 refuses what cannot be sent, by field with line and column, and stores nothing', async () => {
    const before = await show('orderApproved.en');
    const mjml = GOOD_BODY.replace('recipientName', 'recipientNam').replace(
      '{{ orderLink }}',
      'https://evil.test',
    );
    const response = await edit('orderApproved.en', 1, {
      subject: '{{ patient }}',
      mjml,
      text: 'x',
    });
    expect(response.statusCode).toBe(422);
    const { errors } = apiErrorSchema.parse(response.json());
    expect(Object.keys(errors ?? {})).toEqual(['subject', 'mjml']);
    expect(errors?.['mjml']).toMatchObject({ rule: 'variable', nearest: 'recipientName' });
    expect(errors?.['mjml']?.message).toMatch(/^Line 5, column 27: .*\nLine 6, column 20: /);
    expect(await show('orderApproved.en')).toEqual(before);
  });

  it('EM-02 refuses an edit and a restore of a version that has moved on', async () => {
    await edit('orderShipped.en', 1, templateInput());
    const present = await show('orderShipped.en');
    for (const response of [
      await edit('orderShipped.en', 1, templateInput('Other')),
      await post('orderShipped.en/restore', { version: 1 }, { 'if-match': '"1"' }),
    ]) {
      expect(response.statusCode).toBe(412);
      expect(apiErrorSchema.parse(response.json()).current).toEqual(present);
    }
    expect((await post('orderShipped.en/restore', { version: 1 })).statusCode).toBe(400);
  });

  it('EM-02 restores a version as the newest one', async () => {
    const first = await show('orderClosed.en');
    await edit('orderClosed.en', 1, templateInput());
    const restored = await post('orderClosed.en/restore', { version: 1 }, { 'if-match': '"2"' });
    expect([restored.statusCode, restored.headers.etag]).toEqual([200, '"3"']);
    expect(restored.json()).toMatchObject({ subject: first.subject, mjml: first.mjml, version: 3 });
    const former = await ask({ url: `${URL}/orderClosed.en/versions/2` });
    expect(former.json()).toMatchObject({ version: 2, ...templateInput() });
    expect((await ask({ url: `${URL}/orderClosed.en/versions/9` })).statusCode).toBe(404);
  });

  it('EM-02 a newer default replaces what nobody edited, and compiles nothing else', async () => {
    const { db } = portal.database;
    await Promise.all([
      installDefaultTemplates(db, defaults('Welcome'), () => NOW),
      installDefaultTemplates(db, defaults('Welcome'), () => NOW),
    ]);
    expect(await show('newDevice.en')).toMatchObject({
      subject: 'Welcome newDevice',
      version: 2,
      isDefault: true,
    });
    expect(await show('orderShipped.en')).toMatchObject({ version: 2, ...templateInput() });
    expect(await versionsOf('newDevice.en')).toHaveLength(2);
    // What is compiled and wrong fails the start: the default of what was edited is not compiled.
    const wrongOnce = defaults('Welcome').map((one) =>
      one.event === 'orderShipped' && one.language === 'en'
        ? Object.assign(one, { mjml: '{{ x }}' })
        : one,
    );
    await installDefaultTemplates(db, wrongOnce, () => NOW);
    expect(await versionsOf('newDevice.en')).toHaveLength(2);
  });
});

describe('a draft of a template', () => {
  it('EM-02 shows its problems, and what can be shown', async () => {
    const response = await post('preview', draft({ subject: 'x {{ ordrNumber }}' }));
    expect(response.statusCode).toBe(200);
    const { subject, html, text, problems } = previewAnswerSchema.parse(response.json());
    expect(problems).toMatchObject([
      { field: 'subject', rule: 'variable', line: 1, column: 6, nearest: 'orderNumber' },
    ]);
    expect([subject, html.includes('Hello'), text.includes('Hello')]).toEqual(['', true, true]);
  });

  it('EM-02 is sent to whoever asks, unless it has problems', async () => {
    const response = await post('test', draft());
    expect(response.json()).toEqual({ to: 'super@lens.test' });
    expect(sent).toMatchObject([{ to: ['super@lens.test'], subject: 'Order LP-100042' }]);
    const refused = await post('test', draft({ text: 'x' }));
    expect(refused.statusCode).toBe(422);
    expect(apiErrorSchema.parse(refused.json()).errors?.['text']).toMatchObject({
      rule: 'missing',
    });
    expect(sent).toHaveLength(1);
  });
});

describe('the settings of emails', () => {
  const url = '/api/email-settings';
  const save = (version: number, change: object) =>
    portal.put('super', url, version, { ...PLAIN_SETTINGS, ...change });

  it('EM-02 SE-03 hold as they are until somebody changes them, and then for the links of templates', async () => {
    const plain = await ask({ url });
    expect([plain.headers.etag, plain.json()]).toEqual(['"0"', { ...PLAIN_SETTINGS, version: 0 }]);
    const mjml = GOOD_BODY.replace('{{ orderLink }}', 'https://www.lab.test/a');
    const foreign = draft({ mjml, text: 'x' });
    expect((await post('preview', foreign)).json()).toMatchObject({ problems: [{ rule: 'link' }] });
    const saved = await save(0, { linkHosts: ['WWW.lab.test '] });
    expect([saved.statusCode, saved.headers.etag]).toEqual([200, '"1"']);
    expect((await post('preview', foreign)).json()).toMatchObject({ problems: [] });
    expect((await save(0, { textDays: 80 })).statusCode).toBe(412);
    const { rows } = await portal.database.pool.query<{ details: unknown }>(
      "SELECT details FROM audit_trail WHERE action = 'email-settings.edit'",
    );
    expect(rows).toMatchObject([{ details: { after: { linkHosts: ['www.lab.test'] } } }]);
  });

  it.each([
    [{ linkHosts: ['https://www.ups.com/track'] }, 'linkHosts.0'],
    [{ labAddresses: ['a@b.test\r\nBcc: c@d.test'] }, 'labAddresses.0'],
    [{ textDays: 90, recordDays: 60 }, 'recordDays'],
  ])('EM-02 %j is refused at its field', async (change, field) => {
    const response = await save(1, change);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(apiErrorSchema.parse(response.json()).errors ?? {})).toEqual([field]);
  });
});
