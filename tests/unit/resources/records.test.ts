import * as fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { text } from '#domain/basics/text.ts';
import { MAX_AT_ONCE } from '#domain/orders/order-states.ts';
import { withPreset } from '#resources/shared/decision/with-preset.ts';
import { withSelected } from '#resources/shared/list/with-selected.ts';
import { ADDRESS_TEXTS } from '#resources/shared/record/fields/address-texts.ts';
import {
  choicesOf,
  fieldType,
  isRequired,
  maxLength,
} from '#resources/shared/record/fields/field-type.ts';
import { formatValue } from '#resources/shared/record/fields/format-value.ts';
import { changesOf, toInput } from '#resources/shared/record/fields/record-input.ts';

// Days and times are shown where the reader is.
beforeAll(() => void vi.stubEnv('TZ', 'UTC'));

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

const references = { groupId: { resource: 'groups', address: '/groups', representation: 'name' } };

/** Like react-admin's, which returns the given text for a key that has none. */
const labels = (key: string, options?: { _: string }) =>
  key.startsWith('resources.boxes.choices.name.') ? String(options?._) : key;

describe('the fields of a record', () => {
  it('AD-07 are shown and entered by their schema', () => {
    const types = Object.keys(schema.shape).map((field) =>
      fieldType({ schema, references }, field),
    );
    expect(types.join(' ')).toBe('text text number flag money choice reference text');
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
    const changed = (mine: Record<string, unknown>) =>
      changesOf(schema, { opened: one, mine, theirs: one }).mine;
    expect(changed({ ...one, id: 'b', version: 2, note: '' })).toEqual([]);
    expect(changed({ ...one, name: 'B', isOffered: false })).toEqual(['name', 'isOffered']);
  });

  it.each([
    ['A', 'A', 'A', [], []],
    ['A', 'A', 'B', [], ['name']],
    ['A', 'B', 'A', [], []],
    ['A', 'B', 'B', [], []],
    ['A', 'B', 'C', ['name'], []],
    ['A', '', 'B', ['name'], []],
    ['A', null, '', [], []],
    ['', null, 'B', [], ['name']],
  ])('AD-15 opened as %j, mine %j, theirs %j: asks for %j, merges %j', (...row) => {
    const [opened, mine, theirs] = row.slice(0, 3).map((name) => ({ name }));
    const all = { opened: opened ?? {}, mine: mine ?? {}, theirs: theirs ?? {} };
    const changes = changesOf(schema.pick({ name: true }), all);
    expect([changes.both, changes.theirs]).toEqual(row.slice(3));
    expect(changes.mine.length).toBe((row[0] ?? '') === (row[1] ?? '') ? 0 : 1);
  });

  it.each([
    ['limitCents', 123_450, '$1,234.50'],
    ['size', 'small', 'resources.boxes.choices.size.small'],
    ['isOffered', true, 'ra.boolean.true'],
    ['count', 0, '0'],
    ['name', null, ''],
    ['list', ['a', 'b'], 'resources.boxes.choices.list.a, resources.boxes.choices.list.b'],
    ['validFrom', '2026-01-05', 'Jan 5, 2026'],
    ['createdAt', '2026-01-05T12:00:00Z', 'Jan 5, 2026'],
    ['other', { a: 1, b: true }, 'a: 1; b: ra.boolean.true'],
  ])('AD-07 show %s %j as %j', (field, value, shown) => {
    const texts = { name: 'boxes', translate: labels, locale: 'en' as const };
    expect(formatValue(field, value, texts)).toBe(shown);
  });
});

describe('the parts of an address, where they are only shown', () => {
  it.each([
    ['US', 'en', 'United States'],
    ['DE', 'es', 'Alemania'],
    ['nowhere', 'en', 'nowhere'],
  ] as const)('AD-07 the country %s in %s is %s', (code, locale, shown) =>
    expect(ADDRESS_TEXTS.country(code, locale, undefined)).toBe(shown),
  );

  it.each([
    [{ country: 'US' }, 'Ohio'],
    [{ country: 'DE' }, 'OH'],
    [undefined, 'OH'],
  ])('AD-07 the state OH of %j is %s', (record, shown) =>
    expect(ADDRESS_TEXTS.state('OH', 'en', record)).toBe(shown),
  );
});

describe('a preset text', () => {
  it.each([
    ['', 'Blurry scan.', 'Blurry scan.'],
    ['  ', 'Blurry scan.', 'Blurry scan.'],
    ['Dear Ann,', 'Blurry scan.', 'Dear Ann,\nBlurry scan.'],
    ['Dear Ann,\n', 'Blurry scan.', 'Dear Ann,\nBlurry scan.'],
    ['Blurry scan. Call me.', 'Blurry scan.', 'Blurry scan. Call me.'],
    ['0123456789012345678', 'Blurry scan.', null],
  ])('AD-13 typed "%s" with "%s" is "%s"', (typed, preset, filled) =>
    expect(withPreset(typed, preset, 30)).toBe(filled),
  );

  it('AD-13 loses nothing that is typed, is never too long, and a second press changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.nat(80), (typed, preset, most) => {
        const filled = withPreset(typed, preset, most);
        if (filled === null) return;
        expect(filled.startsWith(typed.trimEnd())).toBe(true);
        expect(filled).toContain(preset);
        expect(filled.length).toBeLessThanOrEqual(Math.max(most, typed.length));
        expect(withPreset(filled, preset, most)).toBe(filled);
      }),
    );
  });
});

const rowsFrom = (first: number, count: number, mark = 'old') =>
  Array.from({ length: count }, (_, at) => ({ id: `${first + at}`, mark }));

const none: ReadonlyMap<string, { id: string; mark: string }> = new Map();
const add = (most: number) => ({ isSelected: true, most });

describe('what is selected in a list', () => {
  it('OR-08 at most 500 can be selected: the first ones', () => {
    expect(MAX_AT_ONCE).toBe(500);
    const after = withSelected(none, rowsFrom(0, 620), add(MAX_AT_ONCE));
    expect([...after.keys()]).toEqual(rowsFrom(0, 500).map(({ id }) => id));
  });

  it('OR-08 a row that is selected is kept as it was seen last, also when no other fits', () => {
    const full = withSelected(none, rowsFrom(0, 3), add(3));
    const after = withSelected(full, rowsFrom(1, 4, 'new'), add(3));
    expect([...after.values()].map(({ id, mark }) => id + mark)).toEqual(['0old', '1new', '2new']);
  });

  it('OR-08 takes rows away, only those, and leaves what was selected before as it was', () => {
    const before = withSelected(none, rowsFrom(0, 4), add(4));
    const after = withSelected(before, rowsFrom(1, 2), { isSelected: false, most: 4 });
    expect([...after.keys()]).toEqual(['0', '3']);
    expect(before.size).toBe(4);
  });
});
