import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreviewAnswer } from '#domain/schemas/email-template.ts';
import { previewDocument } from '#resources/shared/emails/preview-document.ts';
import { createPreviewScheduler } from '#resources/email-templates/preview/preview-scheduler.ts';
import { afterAnswer } from '#resources/email-templates/preview/after-answer.ts';

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

describe('what the preview shows', () => {
  it('EM-02 keeps the last good one while there are problems', () => {
    const start = { shown: null, latest: null, isPending: true, error: new Error('lost') };
    const good = afterAnswer(start, answer('good'));
    expect(good).toMatchObject({ isPending: false, error: null });
    const wrong = afterAnswer(good, answer('', [PROBLEM]));
    expect(wrong.shown?.subject).toBe('good');
    expect(wrong.latest?.problems).toEqual([PROBLEM]);
    expect(afterAnswer(wrong, answer('better')).shown?.subject).toBe('better');
  });

  it('EM-02 shows what can be shown of a draft that was never good', () => {
    const start = { shown: null, latest: null, isPending: true, error: null };
    expect(afterAnswer(start, answer('half', [PROBLEM])).shown?.subject).toBe('half');
  });
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
