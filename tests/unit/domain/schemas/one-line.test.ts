import { assert, constantFrom, nat, property } from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { z, type ZodType } from 'zod';
import { hasLineBreak, line, toLine } from '#domain/basics/text.ts';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import { buyingGroupRecordSchema } from '#domain/customers/buying-group.ts';
import { customerInputSchema } from '#domain/customers/customer-input.ts';
import { NEW_CUSTOMER } from '#domain/customers/customer-record.ts';
import { stringsOf } from './schema-at.ts';

const BREAKS = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
/** Embeddings, overrides and isolates, with what ends them. */
const DIRECTIONS = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'].concat([
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
]);

/** Those that a field may take: one of them fits each. */
const SAMPLES = [
  'Sample',
  'sample',
  'lens.test',
  'surcharge:sample',
  'US',
  '100200',
  'Oak Street 12',
  'sample@lens.test',
  'sample@lens.test;other@lens.test',
  'https://lens.test/a',
  'America/Chicago',
  '2026-11-30',
  '2026-11-30T12:00:00.000Z',
  '8d3b7a8e-3a5c-4b8e-9f0a-2d1c3b4a5f60',
  'users/u1/orders/file.pdf',
];

/** What somebody writes in several lines, by the last name of its place. */
const PARAGRAPHS =
  /\/(body|body(En|Es)|body\/(en|es)|changeNote|changeRequest|comment|content|mjml|notes?|question|reason|text)$/;
/** What is only compared with something: ids, searches, secrets, and names of what the portal has. */
const COMPARED =
  /\/(q|pass|token|website|password|newPassword|\w*Id|id(\/\[\])?|\w*Filter\w*\/\w+|assignee|code|seen|device|version|resource|mapping\/\[\]|citations\/\[\]|orders\.columns\/\[\]|orderNumber|passwordResetSchema\/email|eventChoicesSchema\/keys)$/;
/** Kept as it was typed, until it is sent or used: what is sent is checked. */
const TYPED = /^\/(draft|eyeDraft|keptLists\w*\/.*\/filter\/|modelQuestionSchema\/before\/)/;
/** Read from Firestore, whose rules refuse it, and from the gateway. */
const TOLD = /^\/profileSchema\/|\/pageUrl$/;

/** Texts without any limit are answers; a lens has texts with a least length only. */
const isEntered = (schema: ZodType) =>
  !(schema instanceof z.ZodString) || schema.maxLength !== null || schema.minLength !== null;
const isTaken = (schema: ZodType, value: string) => schema.safeParse(value).success;

describe('SE-10 a text of one line', () => {
  const entered = [...stringsOf()].filter(([, schema]) => isEntered(schema));
  const lines = entered.filter(
    ([place]) => ![PARAGRAPHS, COMPARED, TYPED, TOLD].some((exception) => exception.test(place)),
  );

  it.each(lines)('%s takes no line break and no change of direction', (place, schema) => {
    const samples = SAMPLES.filter((sample) => isTaken(schema, sample));
    expect([place, samples.length > 0]).toEqual([place, true]);
    assert(
      property(
        constantFrom(...samples),
        constantFrom(...BREAKS, ...DIRECTIONS),
        nat(),
        (sample, mark, at) => {
          const inside = 1 + (at % (sample.length - 1));
          const typed = sample.slice(0, inside) + mark + sample.slice(inside);
          // Of an address Zod itself removes line breaks.
          const read = schema.safeParse(typed).data;
          expect([place, typed, typeof read === 'string' && read.includes(mark)]).toEqual([
            place,
            typed,
            false,
          ]);
        },
      ),
      { seed: 20_260_101, numRuns: runs(0.5) },
    );
  });

  it('is found in every schema', () => {
    expect(lines.length).toBeGreaterThan(100);
    for (const place of [
      '/applicationInputSchema/practice',
      '/directEmailSchema/subject',
      '/buyingGroupInputSchema/name',
    ])
      expect(lines.map(([each]) => each)).toContain(place);
  });

  it.each([
    ['\n', 'lineBreak', 'Write this in one line: remove the line break'],
    [
      '\u202e',
      'direction',
      'Contains an invisible character that changes the direction of text. Type the text again',
    ],
  ])('says what is wrong at the field: %j', (mark, rule, message) => {
    const practice = `Oak${mark}Eye`;
    const { issues = [] } =
      customerInputSchema.safeParse({ ...NEW_CUSTOMER, practice }).error ?? {};
    expect(issues).toMatchObject([{ path: ['practice'], params: { rule }, message }]);
  });

  it.each(['\u05d0\u200f 12', 'a\u200eb', '\u0645\u061c5', 'a\tb', 'Müller & Söhne', '👨‍👩‍👧'])(
    'takes marks that stand in names: %j',
    (value) => expect(line().safeParse(value).success).toBe(true),
  );

  it.each(BREAKS)('is made of a text from elsewhere, with a blank for %j', (mark) => {
    expect(hasLineBreak(`a${mark}b`)).toBe(true);
    expect(toLine(`a${mark}b\u202ec\0`)).toBe('a bc\ufffd');
  });

  it('stays readable where it was stored before', () => {
    const name = 'Oak\nEye \u202e';
    expect(withoutLimits(buyingGroupRecordSchema).shape.name.parse(name)).toBe(name);
  });
});
