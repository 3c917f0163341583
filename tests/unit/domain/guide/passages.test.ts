import { describe, expect, it } from 'vitest';
import { FIRST_PASSAGES, unedited } from '#domain/guide/first-passages.ts';
import { GUIDE_TOPICS, PASSAGES_MOST, guidePassageSchema } from '#domain/schemas/guide.ts';

/** The figures of a text, in any order; a sign of minus is not one of them. */
const figuresOf = (text: string) =>
  (text.match(/\d+(\.\d+)?/g) ?? []).toSorted((a, b) => Number(a) - Number(b));

const all = unedited();

describe('first passages of the guide', () => {
  it('VC-01 are passages that the schema takes', () => {
    for (const passage of all) expect(guidePassageSchema.parse(passage)).toEqual(passage);
  });

  it.each(FIRST_PASSAGES)(
    'VC-01 $id is short, with the same figures and paragraphs in both languages',
    ({ title, body }) => {
      expect(figuresOf(body.es)).toEqual(figuresOf(body.en));
      expect(figuresOf(title.es)).toEqual(figuresOf(title.en));
      expect(body.es.split('\n\n')).toHaveLength(body.en.split('\n\n').length);
      for (const text of [body.en, body.es]) {
        const words = text.split(/\s+/).length;
        expect(words).toBeGreaterThanOrEqual(25);
        expect(words).toBeLessThanOrEqual(170);
      }
    },
  );

  it('VC-01 has ids and titles of their own, at most as many as are read at once', () => {
    const count = all.length;
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    expect(new Set(all.map(({ title }) => title.en)).size).toBe(count);
    expect(new Set(all.map(({ title }) => title.es)).size).toBe(count);
    expect(count).toBeGreaterThanOrEqual(60);
    expect(count).toBeLessThanOrEqual(PASSAGES_MOST);
  });

  it('VC-01 covers every topic', () => {
    const covered = new Set(all.map(({ topic }) => topic));
    expect(GUIDE_TOPICS.filter((topic) => !covered.has(topic))).toEqual([]);
  });

  it('VC-01 says in the text what an assumption is', () => {
    const assumed = FIRST_PASSAGES.filter(({ source }) => source.standing === 'assumption');
    expect(assumed.length).toBeGreaterThan(0);
    for (const { body } of assumed) {
      expect(body.en).toMatch(/assum/);
      expect(body.es).toMatch(/supon|supuest/);
    }
  });
});
