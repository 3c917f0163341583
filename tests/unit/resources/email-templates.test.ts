import { EditorState } from '@codemirror/state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreviewAnswer } from '#domain/emails/email-template.ts';
import { variablesOf } from '#domain/emails/events/email-events.ts';
import { LIQUID_FILTERS, LIQUID_WORDS, MJML_ELEMENTS } from '#domain/emails/template-language.ts';
import { filledLines, linesOf, wrongLineOf } from '#resources/email-settings/lines.ts';
import { insertionOf, offersAt } from '#resources/email-templates/editor/complete.ts';
import { problemRange } from '#resources/email-templates/editor/problem-range.ts';
import { afterAnswer } from '#resources/email-templates/preview/after-answer.ts';
import { createPreviewScheduler } from '#resources/email-templates/preview/preview-scheduler.ts';
import { previewDocument } from '#resources/emails/parts/preview-document.ts';
import { LIQUID_TAGS, textLiquid } from '#server/emails/templates/liquid/liquid.ts';

const variables = variablesOf('orderShipped');
const context = { variables, locale: 'es', hasMarkup: true } as const;

/** What is offered where the text ends, and what it replaces. */
function offered(before: string, hasMarkup = true) {
  const found = offersAt(before, { ...context, hasMarkup });
  return (
    found && { labels: found.offers.map(({ label }) => label), typed: before.slice(found.from) }
  );
}

describe('what the editor of templates offers', () => {
  it.each(['{{', '{{ ', '{{- ', '<p>{{ a }} {{ '])(
    'EM-02 variables of the event and of all events after %j',
    (before) => expect(offered(before)?.labels).toEqual(Object.keys(variables)),
  );

  it('EM-02 a variable replaces what is typed of it, and says what it holds', () => {
    expect(offered('Hi {{ tracking')?.typed).toBe('tracking');
    const found = offersAt('{{ ', context);
    expect(found?.offers).toContainEqual({
      label: 'carrier',
      kind: 'variable',
      detail: 'Transportista; puede faltar',
    });
  });

  it.each([
    ['filters after a bar', '{{ practice | up', LIQUID_FILTERS, 'up'],
    ['nothing after a variable', '{{ practice ', [], ''],
    ['tags of Liquid', '{% en', LIQUID_WORDS, 'en'],
    ['variables after a tag', '{% if ', Object.keys(variables), ''],
    ['elements of MJML', '<mjml><mj-te', MJML_ELEMENTS, 'mj-te'],
  ])('EM-02 %s', (_what, before, labels, typed) =>
    expect(offered(before)).toEqual({ labels, typed }),
  );

  it('EM-02 no elements of MJML outside the body', () =>
    expect(offered('<mj-te', false)).toBeNull());

  it.each(['Dear ', '{{ practice }} and ', '{% if carrier %} by ', '<mj-text>'])(
    'EM-02 nothing after %j',
    (before) => expect(offered(before)).toBeNull(),
  );

  it('EM-02 a list is inserted with its loop', () => {
    expect(insertionOf('practice', 'text')).toBe('{{ practice }}');
    expect(insertionOf('lenses', 'list')).toBe('{% for line in lenses %}{{ line }}{% endfor %}');
  });
});

it('EM-02 what the editor of templates offers: is what the server accepts', () => {
  expect(Object.keys(textLiquid.filters).toSorted()).toEqual(LIQUID_FILTERS);
  expect(LIQUID_WORDS).toEqual(expect.arrayContaining([...LIQUID_TAGS]));
});

const { doc } = EditorState.create({ doc: 'Hi {{ nmae }},\n\n  bye' });

const marked = (line: number, column: number) => {
  const { from, to } = problemRange(doc, { line, column });
  return doc.sliceString(from, to);
};

describe('where a problem of a template is marked', () => {
  it.each([
    [1, 7, 'nmae'],
    [3, 3, 'bye'],
    [1, 4, '{'],
    [2, 1, ''],
  ])('EM-02 at line %i, column %i: %j', (line, column, word) =>
    expect(marked(line, column)).toBe(word),
  );

  it('EM-02 within the text, where it was changed since', () => {
    expect(problemRange(doc, { line: 9, column: 1 }).from).toBe(doc.line(3).from);
    expect(problemRange(doc, { line: 1, column: 99 })).toEqual({ from: 14, to: 14 });
    expect(problemRange(doc, { line: 0, column: 0 }).from).toBe(0);
  });
});

describe('a list that is entered one a line', () => {
  it('AD-04 keeps the blank line that is being typed, and sends none', () => {
    expect(linesOf('')).toEqual([]);
    expect(linesOf('a\n')).toEqual(['a', '']);
    expect(filledLines([' a ', '', 'b'])).toEqual(['a', 'b']);
  });

  it('AD-04 names the line that was refused', () => {
    const errors: unknown[] = [];
    errors[1] = { message: 'wrong' };
    expect(wrongLineOf(errors, ['www.ups.com', 'https://x'])).toEqual({
      line: 2,
      value: 'https://x',
    });
    expect(wrongLineOf({ message: 'too many' }, ['a'])).toEqual({ line: 1, value: 'a' });
    expect(wrongLineOf(undefined, ['a'])).toBeNull();
  });
});

type Resolve = (answer: string) => void;

function scheduled() {
  const sent: { draft: string; signal: AbortSignal; answer: Resolve; fail: () => void }[] = [];
  const answers: string[] = [];
  const failures: unknown[] = [];
  const pending: boolean[] = [];
  const scheduler = createPreviewScheduler<string, string>({
    send: (draft, signal) =>
      new Promise((answer, reject) => {
        sent.push({ draft, signal, answer, fail: () => reject(new Error(draft)) });
      }),
    onAnswer: (answer) => answers.push(answer),
    onFailure: (error) => failures.push(error),
    onPending: (isPending) => pending.push(isPending),
  });
  return { ...scheduler, sent, answers, failures, pending };
}

/** Lets time pass, and what it starts. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the preview while a template is typed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('EM-02 asks once for what is typed without a pause', async () => {
    const { schedule, sent, pending } = scheduled();
    for (const draft of ['a', 'ab', 'abc']) {
      schedule(draft);
      await pass(200);
    }
    expect(sent).toEqual([]);
    await pass(400);
    expect(sent.map(({ draft }) => draft)).toEqual(['abc']);
    expect(pending.at(-1)).toBe(true);
  });

  it('EM-02 the latest draft wins, whichever answer comes first', async () => {
    const { schedule, sent, answers, pending } = scheduled();
    schedule('old');
    await pass(500);
    schedule('new');
    await pass(500);
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[1]?.answer('NEW');
    sent[0]?.answer('OLD');
    await pass(0);
    expect(answers).toEqual(['NEW']);
    expect(pending.at(-1)).toBe(false);
  });

  it('EM-02 a draft whose request failed says so, unless a newer one waits', async () => {
    const { schedule, sent, failures, stop } = scheduled();
    schedule('one');
    await pass(500);
    sent[0]?.fail();
    await pass(0);
    expect(failures).toHaveLength(1);
    schedule('two');
    await pass(500);
    stop();
    sent[1]?.fail();
    await pass(0);
    expect(failures).toHaveLength(1);
  });
});

const answer = (subject: string, problems: PreviewAnswer['problems'] = []): PreviewAnswer => ({
  subject,
  html: '',
  text: '',
  problems,
});

const PROBLEM = {
  field: 'mjml',
  rule: 'variable',
  line: 1,
  column: 1,
  message: 'There is no variable "x"',
} as const;

it('EM-02 what the preview shows: keeps the last good one while there are problems, if there was one', () => {
  const start = { shown: null, latest: null, isPending: true, error: new Error('lost') };
  expect(afterAnswer(start, answer('half', [PROBLEM])).shown?.subject).toBe('half');
  const good = afterAnswer(start, answer('good'));
  expect(good).toMatchObject({ isPending: false, error: null });
  const wrong = afterAnswer(good, answer('', [PROBLEM]));
  expect(wrong.shown?.subject).toBe('good');
  expect(wrong.latest?.problems).toEqual([PROBLEM]);
  expect(afterAnswer(wrong, answer('better')).shown?.subject).toBe('better');
});

const EMAIL = `<!doctype html><html><head><style type="text/css">
@import url(https://fonts.example/x.css);

@media (prefers-color-scheme: dark) { p { color: white } }
</style><link rel="stylesheet" href="https://fonts.example/y.css"></head>
<body><p class="a" style="color:red;font-family:&quot;Inter&quot;, Arial">Hi</p><b style='top:0'>x</b></body></html>`;

describe('the frame of the preview', () => {
  it('SE-06 EM-02 has its styles in sheets with the nonce, and none in attributes', () => {
    const shown = previewDocument(EMAIL, 'light', 'n0nce');
    expect(shown).not.toMatch(/\sstyle=/);
    expect(shown.match(/<style[^>]*>/g)).toEqual([
      '<style nonce="n0nce">',
      '<style nonce="n0nce">',
    ]);
    expect(shown).toContain('<p class="a" data-style="0">');
    expect(shown).toMatch(/\[data-style="0"\][^{]* \{ color:red;font-family:"Inter", Arial \}/);
    expect(shown).toMatch(/\[data-style="1"\][^{]* \{ top:0 \}/);
  });

  it('EM-02 loads no styles from elsewhere', () =>
    expect(previewDocument(EMAIL, 'light')).not.toContain('fonts.example'));

  it.each([
    ['light', '(max-width: 0)'],
    ['dark', '(min-width: 0)'],
  ] as const)('EM-02 is %s, whatever the browser prefers', (scheme, query) => {
    const shown = previewDocument(EMAIL, scheme);
    expect(shown).toContain(`@media ${query} { p`);
    expect(shown).toContain(`:root { color-scheme: ${scheme}; }`);
  });

  it('EM-02 a style cannot end its sheet', () => {
    const shown = previewDocument('<p style="x:</style><script>">', 'light');
    expect(shown).not.toContain('</style><script>');
  });
});
