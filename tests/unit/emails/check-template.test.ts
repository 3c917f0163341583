import { describe, expect, it } from 'vitest';
import { checkTemplate } from '#server/emails/templates/check-template.ts';
import { CompileTooLong, runMjml } from '#server/emails/templates/mjml-thread.ts';
import type { DefaultTemplate } from '#server/platform/mail/default-template.ts';

const UPS = 'www.ups.com';
const LINKS = {
  portalUrl: 'https://portal.test',
  linkHosts: [UPS],
  labAddresses: ['lab@lens.test'],
  labPhone: '+1 555 0100',
};

const BODY = `<mjml>
  <mj-head>
    <mj-title>Order {{ orderNumber }}</mj-title>
  </mj-head>
  <mj-body>
    <mj-section>
      <mj-column>
        <mj-text>
          Hello {{ recipientName }}, {% if poNumber != blank %}PO {{ poNumber }}{% endif %}
          <ul>{% for line in lenses %}<li>{{ line }}</li>{% endfor %}</ul>
        </mj-text>
        <mj-button href="{{ orderLink }}">Open the order</mj-button>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;

const GOOD: DefaultTemplate = {
  event: 'orderReceived',
  language: 'en',
  subject: 'Order {{ orderNumber }} was received',
  mjml: BODY,
  text: 'Hello {{ recipientName }}\n{{ orderLink }}',
};

async function problemsOf(change: Partial<DefaultTemplate>) {
  return (await checkTemplate({ ...GOOD, ...change }, LINKS)).problems;
}

/** More that is refused, each in place of the button. */
const REFUSED = String.raw`
<mj-text>{% assign orderLink = "x" %}x</mj-text>
<mj-text>{% if poNumber %}{% assign a = 1 %}{% endif %}</mj-text>
<mj-text>{% for forloop in lenses %}x{% endfor %}{% for a in patient %}x{% endfor %}</mj-text>
<mj-text>{{ lenses.first }} {{ lenses.size }} {{ orderLink | upcase }} {{ nothing }}</mj-text>
<mj-text>{% assign a = orderLink %}{% assign b = lenses %}</mj-text>
<mj-text><b {{ poNumber }}="x" clas="x" onload="x" aria-label="x" mj-x="">x</b></mj-text>
<mj-text mj-class="x" path="x" css-class="x" colr="x">x</mj-text>
<mj-button href="{{ orderLink }}{{ orderLink }}">x</mj-button><mj-button href="{{ poNumber }}" />
<mj-text></i><b><i>x</b></mj-text><br /></br>
<mj-text><![CDATA[x]]><!-- [if mso] --><!-- <b> --><!-- plain --></mj-text>
<mj-style>a { background: url (x) }</mj-style><mj-style>{{ poNumber }}</mj-style>
<mj-style inline="inline" /><mj-text>url(x)</mj-text><{{ poNumber }}>x
<mj-text><a alt="{% if patient %}x{% endif %}" href="{% if patient %}{% endif %}">x</a><blnk>x</blnk><spam>x</spam><table style="behavior: x"></table></mj-text>
<mj-text><a href="tel:+15550199">x</a><a href="mailto:lap@lens.test">x</a></mj-text>
<mj-text><a href="https://portl.test">x</a><a href="//ups.com/${'x'.repeat(90)}">x</a></mj-text>
<mj-text><a href="https://portal.test.evil.test/x">x</a><a href="https://a@www.ups.com">x</a></mj-text>`;

/** Replaces the text of the button, which is at line 12, column 9. */
function withLine(line: string): Partial<DefaultTemplate> {
  return {
    mjml: BODY.replace('<mj-button href="{{ orderLink }}">Open the order</mj-button>', line),
  };
}

describe('a template that is checked', () => {
  it('EM-02 compiles to HTML that keeps its Liquid, its language and dark mode', async () => {
    const { html, problems } = await checkTemplate(GOOD, LINKS);
    expect(problems).toEqual([]);
    expect(html).toContain('{% for line in lenses %}<li>{{ line }}</li>{% endfor %}');
    expect(html).toContain('href="{{ orderLink }}"');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('lang="en"');
    expect((await checkTemplate(GOOD, LINKS)).html).toBe(html);
  });

  it.each([
    ['an unknown variable', '<mj-text>{{ ordrNumber }}</mj-text>', 'variable', 21, 'orderNumber'],
    ['an unknown filter', '<mj-text>{{ orderNumber | upcse }}</mj-text>', 'liquid', 18, 'upcase'],
    ['an unknown tag', '<mj-text>{% include "x" %}</mj-text>', 'liquid', 18],
    ['an open condition', '<mj-text>{% if poNumber %}</mj-text>', 'liquid', 18],
    ['raw output', '<mj-text>{{ patient | raw }}</mj-text>', 'liquid', 18],
    ['a list that is put out', '<mj-text>{{ lenses }}</mj-text>', 'variable', 21],
    ['a part of a text', '<mj-text>{{ patient.name }}</mj-text>', 'variable', 21],
    ['numbers in a loop', '<mj-text>{% for i in (1..9) %}x{% endfor %}</mj-text>', 'liquid', 18],
    [
      'a hidden link',
      '<mj-text>{% for orderLink in lenses %}x{% endfor %}</mj-text>',
      'liquid',
      18,
    ],
    ['an unknown element', '<mj-txt>x</mj-txt>', 'mjml', 9, 'mj-text'],
    ['an include', '<mj-include path="/etc/passwd" />', 'mjml', 9],
    ['an element that is not closed', '<mj-text>x', 'mjml', 9],
    ['an attribute of the second element', '<mj-text>x</mj-text><mj-button hrf="x" />', 'mjml', 40],
    ['an element in the wrong place', '<mj-section></mj-section>', 'mjml', 9],
    ['Liquid that MJML drops', '{% if poNumber %}<mj-text>x</mj-text>{% endif %}', 'mjml', 9],
    ['a script', '<mj-text><script>x</script></mj-text>', 'html', 18],
    ['a handler', '<mj-text><b onclick="x">x</b></mj-text>', 'html', 21],
    ['a foreign link', '<mj-text><a href="https://evil.test/x">x</a></mj-text>', 'link', 21],
    ['a mistyped host', '<mj-text><a href="https://ww.ups.com">x</a></mj-text>', 'link', 21, UPS],
    ['javascript:', '<mj-text><a href="javascript:x">x</a></mj-text>', 'link', 21],
    ['a text as a link', '<mj-button href="{{ poNumber }}">x</mj-button>', 'link', 20],
    ['more than a link', '<mj-button href="https://www.ups.com/{{ poNumber }}" />', 'link', 20],
    ['a value without quotes', '<mj-text><a href={{ orderLink }}>x</a></mj-text>', 'html', 21],
    ['Liquid in a style', '<mj-text><b style="color:{{ poNumber }}">x</b></mj-text>', 'html', 21],
    ['a picture in a style', '<mj-text><b style="background:url(x)">x</b></mj-text>', 'html', 21],
    ['a comment with markup', '<mj-text><!--><script>x</script>--></mj-text>', 'html', 22],
    ['another mailbox', '<mj-text><a href="mailto:me@evil.test">x</a></mj-text>', 'link', 21],
    ['a picture in an element', '<mj-image src="https://evil.test/x.png" />', 'link', 19],
  ])(
    'EM-02 %s is refused with line and column',
    async (_what, line, rule, column, nearest?: string) => {
      const [problem] = await problemsOf(withLine(line));
      expect(problem).toMatchObject({ field: 'mjml', rule, line: 12, column });
      expect(problem?.nearest).toBe(nearest);
    },
  );

  it.each([' {{ orderLink }} ', 'https://WWW.UPS.com/x'])(
    'EM-02 the link "%s" is taken: blanks around it and capitals in a host change nothing',
    async (link) => {
      const both = `<mj-button href="${link}" /><mj-button href="{{ orderLink }}" />`;
      expect(await problemsOf(withLine(both))).toEqual([]);
    },
  );

  it('EM-02 what is said of each that is refused is as it was', async () => {
    const deep = '{% if patient %}'.repeat(9) + '{% endif %}'.repeat(9);
    const lines = [...REFUSED.trim().split('\n'), deep, '<b>'.repeat(41), '<br />'.repeat(2_001)];
    const texts = ['', '{{ lenses }}', '{{ orderLink }}', '{% if poNumber == "x" %}x{% endif %}'];
    const told = await Promise.all([
      ...lines.map(async (line) => [line, await problemsOf(withLine(line))].flat()),
      ...texts.map(async (text) => [text, await problemsOf({ subject: text, text })].flat()),
      problemsOf({ mjml: 'x'.repeat(60_001) }),
    ]);
    const record = told.map((all) => all.map((one) => JSON.stringify(one)).join('\n'));
    await expect(record.join('\n\n')).toMatchFileSnapshot('records/problems.txt');
  });

  it.each([
    '<mj-text><a href="https://www.ups.com/track?a=1&amp;b=2">x</a></mj-text>',
    '<mj-text><a href="https://portal.test/settings">x</a></mj-text>',
    '<mj-text><a href="mailto:lab@lens.test">x</a></mj-text>',
    '<mj-text><a href="tel:+15550100">x</a> {{ orderLink }}</mj-text>',
    '<mj-raw>{% if poNumber %}</mj-raw><mj-text>x</mj-text><mj-raw>{% endif %}</mj-raw>',
    '<mj-image src="https://portal.test/logo.png" alt="{{ providerName }}" />',
  ])('SE-05 %s is possible', async (line) => expect(await problemsOf(withLine(line))).toEqual([]));

  it.each(['', 'Hello', '<p>Hello</p>', '<mjml></mjml>', '<mj-body></mj-body>'])(
    'EM-02 %j is no body of an email',
    async (mjml) => {
      const problems = await problemsOf({ mjml });
      expect(problems[0]).toMatchObject({ field: 'mjml', line: 1, column: 1 });
    },
  );

  it('EM-02 a problem behind Liquid of several lines keeps its place', async () => {
    const line = '<mj-text>{% if poNumber\n  %}a{%\n endif %}<b onclick="x">x</b></mj-text>';
    const [problem] = await problemsOf(withLine(line));
    expect(problem).toMatchObject({ rule: 'html', line: 14, column: 13 });
  });

  it('EM-02 the text version has the links that the email is for', async () => {
    expect(await problemsOf({ text: 'Hello' })).toMatchObject([
      { field: 'text', rule: 'missing', nearest: '{{ orderLink }}' },
    ]);
    expect(await problemsOf({ text: '  ' })).toMatchObject([{ field: 'text', rule: 'missing' }]);
    const text = '{% if poNumber == "x" %}{{ orderLink }}{% endif %}';
    expect(await problemsOf({ text })).toMatchObject([{ field: 'text', rule: 'missing' }]);
    const other = { event: 'verification', ...withLine(''), subject: 'x', text: 'x' } as const;
    expect((await problemsOf(other)).map(({ rule }) => rule)).toContain('variable');
  });

  it('EM-01 a subject is one line without the patient', async () =>
    expect(await problemsOf({ subject: 'For {{ patient }}' })).toMatchObject([
      { field: 'subject', rule: 'variable', line: 1, column: 8 },
    ]));
});

const SOURCE = '<mjml><mj-body><mj-section><mj-column /></mj-section></mj-body></mjml>';
/** Takes longer than a millisecond on any machine. */
const LONG = SOURCE.replace(
  '<mj-column />',
  '<mj-column><mj-text>x</mj-text></mj-column>'.repeat(2_000),
);

describe('the thread that compiles MJML', () => {
  it('EM-02 stops what takes too long, and compiles the next source', async () => {
    const first = await runMjml(SOURCE);
    await expect(runMjml(LONG, 1)).rejects.toThrow(CompileTooLong);
    expect(await runMjml(SOURCE)).toEqual(first);
  });

  it('EM-02 compiles sources that come at once one after the other', async () => {
    const words = ['one', 'two', 'three'];
    const sources = words.map((word) =>
      SOURCE.replace('<mj-column />', `<mj-column><mj-text>${word}</mj-text></mj-column>`),
    );
    const results = await Promise.all(sources.map((source) => runMjml(source)));
    for (const [index, { html }] of results.entries()) expect(html).toContain(words[index]);
  });
});
