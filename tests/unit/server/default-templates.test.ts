import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/basics/locale.ts';
import type { EmailValue } from '#domain/emails/events/email-event.ts';
import { EMAIL_EVENT_KEYS, emailEvent, variablesOf } from '#domain/emails/events/email-events.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import { DEFAULT_TEMPLATES, EMAIL_SOURCES } from '#server/emails/email-sources.ts';
import { exampleValues } from '#server/emails/templates/check-rendering.ts';
import { checkTemplate } from '#server/emails/templates/check-template.ts';
import { compiledKey, readCompiledDefaults } from '#server/emails/templates/compiled-defaults.ts';
import { parseTemplate, renderTemplate } from '#server/emails/templates/render-template.ts';
import type { DefaultTemplate } from '#server/platform/mail/default-template.ts';

const LINKS = { portalUrl: undefined, linkHosts: [], labAddresses: [], labPhone: '' };
const ORDER_EVENTS = EMAIL_EVENT_KEYS.filter((key) => emailEvent(key).group === 'orders');

const known = readCompiledDefaults();
/** The HTML of each template: compiled once, which takes longest. */
const compiled = new Map<object, Promise<string>>();

async function compiledHtml(template: DefaultTemplate): Promise<string> {
  const { html, problems } = await checkTemplate(template, LINKS, { hasLimit: false });
  expect(problems).toEqual([]);
  const isCurrent = (await known).get(compiledKey(template)) === html;
  if (!isCurrent)
    throw new Error(`${template.event}.${template.language} was changed: npm run emails:compile`);
  return html;
}

/** Writes an email from the template, whose HTML is the one that a start stores (decision 57). */
async function written(
  event: EmailEventKey,
  language: Locale,
  values: Record<string, EmailValue> = {},
) {
  const template = DEFAULT_TEMPLATES.find(
    (one) => one.event === event && one.language === language,
  );
  if (!template) throw new Error(`no template of ${event} in ${language}`);
  const found = compiled.get(template) ?? compiledHtml(template);
  compiled.set(template, found);
  const html = await found;
  const examples = exampleValues(variablesOf(event));
  return renderTemplate(parseTemplate({ ...template, html }), { ...examples, ...values });
}

/** As long as any text may be, of all characters; several lines only where a value has them. */
function oddText(name: string, type: 'text' | 'lines'): string {
  const lines = type === 'lines' ? '\r\nBcc: all@lens.test\n' : '\r\n\u2028\u202E';
  const odd = `<b title="'">&{{ 7 }}{% if %}\\;,\t漢字🙂${lines}`;
  return `begin-${name} ${odd.repeat(Math.ceil(3_000 / odd.length))} end-${name}`;
}

const HOUR = 60 * 60 * 1000;
const ID = '0199aaaa-0000-4000-8000-000000000001';
const IDS =
  'id order message move application invitation request check plan checkout session campaign email';
const WORDS =
  'uid=u-1&language=en&accountNumber=100200&requestNumber=RMA-1&invoiceNumber=INV-1&paymentNumber=PAY-1&' +
  'creditNumber=CR-1&stop=refused&failure=&from=2026-05-01&to=2026-05-31&writtenBy=u-2&name=N&' +
  'replyTo=n@lens.test&subject=S&body=B&detail=5.7.1&gateway=stripe&payoutId=po_1';
/** Has what any event refers to; a source reads its own part. */
const ANY_REF = {
  ...Object.fromEntries(IDS.split(' ').map((name) => [name === 'id' ? name : `${name}Id`, ID])),
  ...Object.fromEntries(new URLSearchParams(WORDS)),
  version: 3,
  ids: ['txn_1'],
};
const refOf = (event: EmailEventKey) =>
  event === 'digest' ? { uid: 'u-1', items: [], more: 0 } : ANY_REF;

describe('the events of emails', () => {
  it('EM-02 have each one template in each language, and nothing else', () => {
    const written = DEFAULT_TEMPLATES.map(({ event, language }) => `${event} ${language}`);
    const events = EMAIL_EVENT_KEYS.flatMap((event) => [`${event} en`, `${event} es`]);
    expect(written.toSorted()).toEqual(events.toSorted());
  });

  it('EM-04 are each told by one source', () => {
    const told = EMAIL_SOURCES.map(({ event }) => event);
    expect(told.toSorted()).toEqual([...EMAIL_EVENT_KEYS].toSorted());
  });

  it('EM-04 are worth telling for so long, and lead where they did', async () => {
    const lines = EMAIL_SOURCES.map(({ event, expiresAfter, urgency, causeOf, pathOf }) => {
      const { resource, id } = causeOf(refOf(event));
      const path = pathOf?.(refOf(event)) ?? '-';
      return `${event}: ${expiresAfter / HOUR} h, ${urgency}, ${resource}/${id}, ${path}\n`;
    });
    await expect(lines.join('')).toMatchFileSnapshot('records/told-events.txt');
  });

  it('EM-04 that show behind the bell lead somewhere', () => {
    const lost = EMAIL_SOURCES.filter(
      ({ event, pathOf }) => emailEvent(event).choice?.bell && !pathOf,
    );
    expect(lost).toEqual([]);
  });
});

describe('each default template', () => {
  it('EM-02 was compiled beforehand, and nothing else', async () => {
    const keys = DEFAULT_TEMPLATES.map(compiledKey);
    expect([...(await known).keys()].toSorted()).toEqual(keys.toSorted());
  });

  it.each(DEFAULT_TEMPLATES.map(({ event, language }) => [event, language] as const))(
    'EM-02 %s in %s is valid, and says in text what its HTML says',
    async (event, language) => {
      const { subject, html, text } = await written(event, language);
      expect(subject).not.toMatch(/[{}]/);
      expect(html).toContain(`lang="${language}"`);
      const links = Object.values(variablesOf(event))
        .filter(({ type }) => type === 'link')
        .map(({ example }) => String(example));
      expect(links.filter((link) => html.includes(link) && !text.includes(link))).toEqual([]);
      expect(text).toContain('Lens Portal\nhttps://lens-portal.test\n+1 555 0100');
      const asksForSettings = text.includes('https://lens-portal.test/settings');
      expect(asksForSettings).toBe(emailEvent(event).choice !== null);
    },
  );

  it.each(['en', 'es'] as const)('EM-02 says what it said (%s)', async (language) => {
    const emails = await Promise.all(
      EMAIL_EVENT_KEYS.map(async (event) => {
        const { subject, text } = await written(event, language);
        return `# ${event}: ${subject}\n${text}\n`;
      }),
    );
    await expect(emails.join('\n')).toMatchFileSnapshot(`records/emails-${language}.txt`);
  });

  it.each(DEFAULT_TEMPLATES.map(({ event, language }) => [event, language] as const))(
    'SE-13 SE-05 %s in %s says the longest texts, in one line of a subject and escaped in HTML',
    async (event, language) => {
      const longest = Object.fromEntries(
        Object.entries(emailEvent(event).variables).flatMap(([name, { type }]) =>
          type === 'text' || type === 'lines' ? [[name, oddText(name, type)]] : [],
        ),
      );
      const { subject, html, text } = await written(event, language, longest);
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u);
      expect(Array.from(subject).length).toBeLessThanOrEqual(250);
      expect(html).not.toContain('<b title');
      // What an email says of a text, it says to its end.
      const parts = [html.replace(/<title>[^]*?<\/title>/, ''), text];
      const cut = Object.keys(longest).filter((name) =>
        parts.some((part) => part.includes(`begin-${name} `) && !part.includes(`end-${name}`)),
      );
      expect(cut).toEqual([]);
    },
  );

  it.each(ORDER_EVENTS)('SE-04 %s has no patient in its subject', async (event) => {
    const { subject } = await written(event, 'en', { patient: 'ZEBEDEE' });
    expect(subject).toContain('LP-100042');
    expect(subject).not.toContain('ZEBEDEE');
  });
});

describe('the email of a closed order', () => {
  it('EM-01 has patient, invoice number, notes, footer, website and phone', async () => {
    const notes = 'Handle with care.\nCall before delivery.';
    const { text, html } = await written('orderClosed', 'en', { orderNotes: notes });
    expect(text).toContain('Patient: A. B.\nPO number: PO-7731\nInvoice number: INV-50017');
    expect(text).toContain('Order notes: Handle with care.\nCall before delivery.\nLenses:');
    for (const part of ['A. B.', 'INV-50017', 'Handle with care.<br>Call', '+1 555 0100'])
      expect(html).toContain(part);
  });

  it('AD-08 leaves out what is withheld', async () => {
    const { text, html } = await written('orderClosed', 'es', { patient: '', orderNotes: '' });
    expect(text + html).not.toMatch(/Paciente|Notas/);
    expect(text).toContain('Número de factura: INV-50017');
  });

  it('SE-05 escapes everything that comes from data', async () => {
    const evil = `<img src=x onerror="alert('1')">&`;
    const names = ['patient', 'practice', 'orderNotes', 'poNumber', 'invoiceNumber'];
    const values = Object.fromEntries(names.map((name) => [name, evil]));
    const { html } = await written('orderClosed', 'en', { ...values, lenses: [`R: ${evil}`] });
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=');
  });
});

describe('the email of a rejected order', () => {
  it('EM-04 leads a member who may not correct it to the order only', async () => {
    const withLink = await written('orderRejected', 'es');
    expect(withLink.text).toContain('Motivo:\nThe base curve');
    expect(withLink.text).toContain(
      'Corregir el pedido:\nhttps://lens-portal.test/customer/order/42/correct',
    );
    const without = await written('orderRejected', 'es', { correctLink: '', reason: '' });
    expect(without.text + without.html).not.toMatch(/Motivo|Corregir/);
    expect(without.text).toContain('Abrir el pedido');
  });

  it('UX-02 colors right and left lenses by their letters', async () => {
    const { html } = await written('orderReceived', 'en');
    expect(html).toMatch(/class="right"[^>]*#1C7C54[^>]*>R: GP bitoric/);
    expect(html).toMatch(/class="left"[^>]*#1864AB[^>]*>L: GP bitoric/);
  });
});
