import {
  choicesOf,
  fieldType,
  isRequired,
  maxLength,
} from '#resources/shared/record/field-type.ts';
import { formatValue } from '#resources/shared/record/format-value.ts';
import { differingFields, toInput } from '#resources/shared/record/record-input.ts';
import { text } from '#domain/schemas/text.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const schema = z.object({
  name: text().trim().min(1).max(80),
  note: text().max(200).default(''),
  count: z.number().int(),
  isOffered: z.boolean(),
  limitCents: z.number().nullable(),
  size: z.enum(['small', 'large']).nullable(),
  groupId: text().nullable(),
  city: text().max(5).optional(),
});

const references = {
  groupId: { resource: 'groups', address: '/groups', representation: 'name' },
};

/** Like react-admin's, which returns the given text for a key that has none. */
const labels = (key: string, options?: { _: string }) =>
  key.startsWith('resources.boxes.choices.name.') ? String(options?._) : key;

describe('the fields of a record', () => {
  it('AD-07 are shown and entered by their schema', () => {
    const types = Object.keys(schema.shape).map((field) =>
      fieldType({ schema, references }, field),
    );
    expect(types).toEqual([
      'text',
      'text',
      'number',
      'flag',
      'money',
      'choice',
      'reference',
      'text',
    ]);
    expect(choicesOf(schema, 'size')).toEqual(['small', 'large']);
    expect(() => fieldType({ schema }, 'strange')).toThrow('strange');
  });

  it('AD-07 have the limits of their schema', () => {
    expect(['name', 'note', 'count', 'city'].map((field) => maxLength(schema, field))).toEqual([
      80,
      200,
      undefined,
      5,
    ]);
    expect(['name', 'note', 'count'].map((field) => isRequired(schema, field))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('AD-07 are sent without what the server adds, and an emptied text as such', () => {
    const values = { id: 'a', version: 3, name: null, note: 'n', count: null, isOffered: false };
    expect(toInput(schema, values)).toEqual({
      name: '',
      note: 'n',
      count: null,
      isOffered: false,
      limitCents: null,
      size: null,
      groupId: null,
      city: '',
    });
  });

  it('AD-07 differ by what is entered', () => {
    const one = { id: 'a', version: 1, name: 'A', note: null, count: 1, isOffered: true };
    expect(differingFields(schema, one, { ...one, id: 'b', version: 2, note: '' })).toEqual([]);
    expect(differingFields(schema, one, { ...one, name: 'B', isOffered: false })).toEqual([
      'name',
      'isOffered',
    ]);
  });

  it.each([
    ['limitCents', 123_450, '$1,234.50'],
    ['size', 'small', 'resources.boxes.choices.size.small'],
    ['isOffered', true, 'ra.boolean.true'],
    ['isOffered', false, 'ra.boolean.false'],
    ['name', 'text', 'text'],
    ['count', 0, '0'],
    ['name', null, ''],
    ['name', undefined, ''],
    ['list', ['a', 'b'], 'resources.boxes.choices.list.a, resources.boxes.choices.list.b'],
    ['validFrom', '2026-01-05', 'Jan 5, 2026'],
    ['createdAt', '2026-01-05T12:00:00Z', 'Jan 5, 2026'],
    ['other', { a: 1, b: true }, 'a: 1; b: ra.boolean.true'],
  ])('AD-07 show %s %j as %j', (field, value, shown) => {
    const texts = { name: 'boxes', translate: labels, locale: 'en' as const };
    expect(formatValue(field, value, texts)).toBe(shown);
  });
});
