import { readdir, readFile } from 'node:fs/promises';
import { array, assert, constantFrom, integer, oneof, property } from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { isStorable, text, toStorable } from '#domain/basics/text.ts';

const DOMAIN = new URL('../../../../domain/', import.meta.url);
/** What others say and we never store: a text there must not keep the rest from being read. And what makes schemas. */
const OTHERS = new Set([
  'access/api-error.ts',
  'access/auth.ts',
  'address/profile.ts',
  'basics/text.ts',
  'basics/without-limits.ts',
  'fhir/vision-prescription.ts',
  'consultant/fitting-link/fitting-file.ts',
  'import/issue-errors.ts',
  'access/preferences/read-notifications.ts',
]);

/** Of any code units, those that matter often. */
const anyText = array(
  oneof(constantFrom(0, 0xd83d, 0xdc41, 0x61), integer({ min: 0, max: 0xffff })),
).map((units) => String.fromCharCode(...units));

describe('the schema of texts', () => {
  it.each(['', 'Müller', 'a\tb\r\nc', '👁️ 右', '\u0001\u001f\u007f', '\ufffe\uffff', '\u202eabc'])(
    'SE-10 takes what can be stored: %j',
    (value) => {
      expect(text().safeParse(value).success).toBe(true);
    },
  );

  it.each(['\0', 'a\0b', '\ud83d', 'a\ud83d b', '\udc41', '\udc41\ud83d', 'a\ude00'])(
    'SE-10 refuses what cannot: %j',
    (value) => {
      const issue = text().max(0).safeParse(value).error?.issues[0];
      expect(issue).toMatchObject({ code: 'custom', params: { rule: 'text' } });
    },
  );

  it('SE-10 takes what a replacement makes of any text, and leaves a good one as it is', () => {
    assert(
      property(anyText, (value) => {
        expect(isStorable(toStorable(value))).toBe(true);
        expect(toStorable(value)).toHaveLength(value.length);
        expect(toStorable(value) === value).toBe(isStorable(value));
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
  });

  it('SE-10 is what every text of every record is made of', async () => {
    const others: string[] = [];
    for (const file of await readdir(DOMAIN, { recursive: true })) {
      if (!file.endsWith('.ts') || OTHERS.has(file)) continue;
      const source = await readFile(new URL(file, DOMAIN), 'utf8');
      if (/z\s*\.string\(/.test(source)) others.push(file);
    }
    expect(others).toEqual([]);
  });
});
