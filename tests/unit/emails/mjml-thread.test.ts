import { describe, expect, it } from 'vitest';
import { CompileTooLong, runMjml } from '#server/emails/templates/mjml-thread.ts';

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
