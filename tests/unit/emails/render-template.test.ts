import * as fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EmailValue } from '#domain/emails/events/email-event.ts';
import { variablesOf } from '#domain/emails/events/email-events.ts';
import { exampleValues } from '#server/emails/templates/check-rendering.ts';
import { checkTemplate } from '#server/emails/templates/check-template.ts';
import { checkedValues } from '#server/emails/templates/checked-values.ts';
import {
  parseTemplate,
  renderTemplate,
  type ParsedTemplate,
} from '#server/emails/templates/render-template.ts';
import { PermanentFailure } from '#server/platform/outbox/permanent-failure.ts';
import { XSS_PAYLOADS } from '../../fixtures/xss-payloads.ts';

const VARIABLES = variablesOf('orderRejected');
const EXAMPLES = exampleValues(VARIABLES);
const LINKS = { portalUrl: undefined, linkHosts: [], labAddresses: [], labPhone: '' };
const SOURCE = {
  event: 'orderRejected',
  language: 'en',
  subject: '{{ orderNumber }} {{ practice | upcase }}',
  mjml: `<mjml><mj-head><mj-title>{{ practice }}</mj-title><mj-preview>{{ poNumber }}</mj-preview></mj-head>
<mj-body><mj-section><mj-column>
<mj-text>{{ recipientName }} {{ reason }} {% for line in lenses %}<b title="{{ line }}">{{ line }}</b>{% endfor %}
<img src="https://www.ups.com/x.png" alt="{{ patient }}" /></mj-text>
<mj-button href="{{ orderLink }}">{{ practice | truncate: 20 }}</mj-button>
<mj-button href="{{ correctLink }}">{{ orderLink }}</mj-button>
</mj-column></mj-section></mj-body></mjml>`,
  text: '{% if poNumber %}PO {{ poNumber }} {% endif %}{{ reason }}\n{{ orderLink }}\n{{ correctLink }}\n{% for line in lenses %}{{ line }}\n{% endfor %}',
} as const;

let template: ParsedTemplate;
beforeAll(async () => {
  const links = { ...LINKS, linkHosts: ['www.ups.com'] };
  const { html, problems } = await checkTemplate(SOURCE, links);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  template = parseTemplate({ subject: SOURCE.subject, html, text: SOURCE.text });
});

const render = (values: Record<string, EmailValue>) =>
  renderTemplate(template, checkedValues(VARIABLES, { ...EXAMPLES, ...values }));

/** The link as it is put out; blank when it is refused. @throws what is no refusal */
function takenLink(orderLink: string): string {
  try {
    return String(checkedValues(VARIABLES, { ...EXAMPLES, orderLink })['orderLink']);
  } catch (error) {
    if (error instanceof PermanentFailure) return '';
    throw error;
  }
}

/** Every tag of HTML with the names of its attributes, and every address. `<br>` is a line break of a value. */
function shapeOf(html: string): { tags: string[]; addresses: string[] } {
  const tags: string[] = [];
  const addresses: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name !== 'br') tags.push(`${name} ${Object.keys(attributes).join(' ')}`);
      addresses.push(...[attributes['href'], attributes['src']].filter((one) => one !== undefined));
    },
    oncomment: (text) => tags.push(text),
  });
  parser.end(html);
  return { tags, addresses };
}

const PIECES = `<|>|"|'|&|/|a|\n|{{|}}|{%|%}|\r\n|-->| onload=`.split('|');
const hostile = fc.oneof(
  fc.constantFrom(...XSS_PAYLOADS.map((payload) => payload.html)),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...PIECES)).map((parts) => parts.join('')),
);
const TEXTS = 'recipientName practice poNumber patient reason orderNumber'.split(' ');

describe('an email that is rendered', () => {
  it('SE-05 has the tags, attributes and links of its template, whatever the values are', async () => {
    const plain = shapeOf((await render({ lenses: ['x', 'y'] })).html);
    const values = fc.record({
      ...Object.fromEntries(TEXTS.map((name) => [name, hostile])),
      lenses: fc.array(hostile, { minLength: 2, maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const { subject, html } = await render(given);
        expect(shapeOf(html)).toEqual(plain);
        expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      }),
      { numRuns: 300 },
    );
  });

  it('EM-02 a blank value is false in a condition', async () => {
    expect((await render({ poNumber: '', reason: 'x' })).text).toMatch(/^x\n/);
    expect((await render({ poNumber: '7', reason: 'x' })).text).toMatch(/^PO 7 x\n/);
  });

  it('SE-05 links only what is an address with https, or of the portal itself', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl()), (link) => {
        const taken = takenLink(link);
        const origin = taken ? new URL(taken).origin : '';
        const isOwn = /^http:\/\/(?:lens-portal\.test|localhost|127\.0\.0\.1)(?::\d+)?$/.test(
          origin,
        );
        expect(!taken || isOwn || origin.startsWith('https://')).toBe(true);
        expect(taken).not.toMatch(/[\s"'<>\\]/);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'javascript:alert(1)',
    'http://evil.test/',
    'https://a@evil.test',
    '//evil.test',
    'https://a.test/"x',
  ])('SE-05 refuses %s as a link, without quoting it', (orderLink) => {
    const check = () => checkedValues(VARIABLES, { ...EXAMPLES, orderLink });
    expect(check).toThrow(new PermanentFailure('The value of "orderLink" is no link with https'));
  });

  it('EM-02 takes links of the portal as it is configured, also without https', () => {
    const settingsLink = 'http://10.0.0.5:3000/settings';
    const orderLink = 'http://10.0.0.5:3000/o/1';
    const values = checkedValues(VARIABLES, { ...EXAMPLES, settingsLink, orderLink });
    expect(values).toMatchObject({ orderLink });
  });

  it.each(Object.keys(VARIABLES))('EM-02 names %s when its value is missing', (name) => {
    const { [name]: _missing, ...rest } = EXAMPLES;
    expect(() => checkedValues(VARIABLES, rest)).toThrow(`The value of "${name}" is missing`);
  });

  it('EM-02 breaks lines of a text of several lines, and no others', async () => {
    const { html, text } = await render({ reason: 'one\r\ntwo <b>', practice: 'a\nb' });
    expect(html).toContain('one<br>two &lt;b&gt;');
    expect(html).toContain('<title>a b</title>');
    expect(text).toContain('one\ntwo <b>');
  });

  it('EM-02 a subject stays one line of a length that mail programs show', async () => {
    const { subject } = await render({ practice: `x\r\nBcc: ${'y'.repeat(400)}` });
    expect(subject).toMatch(/^LP-100042 X BCC: Y+$/);
    expect(subject.length).toBeLessThanOrEqual(250);
  });

  it('SE-10 a subject has nothing that changes the direction of text', async () => {
    const { subject } = await render({ practice: 'x \u202eeye\u2066 \u05d0\u200f' });
    expect(subject).toBe('LP-100042 X EYE \u05d0\u200f');
  });

  it('EM-02 a blank value meets no condition', async () => {
    const conditional = parseTemplate({
      subject: '{% if poNumber %}PO{% endif %}{% unless poNumber == blank %}x{% endunless %}-',
      html: '',
      text: '',
    });
    const values = checkedValues(VARIABLES, { ...EXAMPLES, poNumber: '' });
    expect((await renderTemplate(conditional, values)).subject).toBe('-');
  });
});
