import { expect, it } from 'vitest';
import { passwordResetSchema } from '#domain/access/password-schema.ts';
import { savedFilterSchema } from '#domain/access/preferences/preference.ts';
import { lensDefinitionSchema } from '#domain/lens/model/lens.ts';
import { draftSchema, draftSummarySchema } from '#domain/orders/draft.ts';
import { lensInputSchema } from '#domain/orders/lens-change.ts';
import { bulkResultSchema } from '#domain/orders/order-bulk.ts';
import { buildUuid } from '../../../fixtures/uuid.ts';

const withoutThese = (names: string[], left: string[]) =>
  names.filter((one) => !left.includes(one));

it('OR-02 a row of the list of drafts has no content, and not who wrote it when', () => {
  const whole = Object.keys(draftSchema.shape);
  const kept = withoutThese(whole, ['content', 'writer', 'sequence']);
  const row = Object.keys(draftSummarySchema.shape);
  expect(row.toSorted()).toEqual(
    [...kept, 'type', 'patientReference', 'lensIds', 'fittedEye'].toSorted(),
  );
});

it('AD-03 a lens is sent without a version, which the server gives', () => {
  const names = withoutThese(Object.keys(lensDefinitionSchema.shape), ['version']);
  expect(Object.keys(lensInputSchema.shape)).toEqual(names);
});

it('OR-08 an order that was decided on has a version, another one says why not', () => {
  const id = buildUuid();
  const done = { id, done: true, version: 2 };
  const refused = { id, done: false, code: 'conflict', message: 'Closed', current: null };
  const results = [done, refused];
  expect(bulkResultSchema.parse({ results })).toEqual({ results });
  expect(bulkResultSchema.safeParse({ results: [{ ...done, done: false }] }).success).toBe(false);
  expect(bulkResultSchema.safeParse({ results: [{ ...refused, done: true }] }).success).toBe(false);
});

it('OR-08 a saved filter names no orders', () => {
  expect(Object.keys(savedFilterSchema.shape.filter.shape)).not.toContain('id');
});

it('VA-01 the address of a forgotten password counts without its case and the blanks around it', () => {
  expect(passwordResetSchema.parse({ email: '  Ada@Lens.Test\t' }).email).toBe('ada@lens.test');
});
