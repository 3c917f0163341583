import { draftContentSchema } from '#domain/schemas/draft.ts';
import { draftContent } from '#tests/integration/support/drafts.ts';
import { describe, expect, it } from 'vitest';

const letters = (count: number) => 'x'.repeat(count);
const isTaken = (changes: object) =>
  draftContentSchema.safeParse({ ...draftContent(), ...changes }).success;

describe('a draft of an order', () => {
  it.each([
    ['patientReference', 200],
    ['poNumber', 200],
    ['notes', 5_000],
  ])('SE-08 takes a %s of %i characters, and none longer', (field, most) => {
    expect([most, most + 1].map((count) => isTaken({ [field]: letters(count) }))).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['names', 60, (count: number) => ({ [letters(count)]: '1' })],
    ['values', 600, (count: number) => ({ weight: letters(count) })],
  ])('SE-08 takes %s of fields up to %i characters', (_what, most, patient) => {
    const answers = [most, most + 1].map((count) => isTaken({ patient: patient(count) }));
    expect(answers).toEqual([true, false]);
  });
});
