import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  ACTIVITY_ID_MOST,
  ACTIVITY_ROUTE_MOST,
  ACTIVITY_TEXT_MOST,
  INACTIVITY_GRACE,
  INACTIVITY_TIMEOUT,
  PROFILE_TEXT_MOST,
  UPLOAD_MOST_BYTES,
} from '#domain/constants.ts';
import { PERSONAL_FIELDS, profileSchema } from '#domain/schemas/profile.ts';

/** The rules without comments and texts: what is left of figures counts. */
async function figuresIn(file: string): Promise<number[]> {
  const code = (await readFile(file, 'utf8')).replaceAll(/\/\/[^\n]*|'[^']*'/g, '');
  const products = [...code.matchAll(/\b\d+(?: \* \d+)*\b/g)].map(([text]) => text.split(' * '));
  return products.map((factors) =>
    factors.reduce((product, factor) => product * Number(factor), 1),
  );
}

/** Milliseconds of a second: tokens count in seconds. */
const SECOND = 1_000;
const SESSION = [INACTIVITY_TIMEOUT, INACTIVITY_GRACE, SECOND];

describe('every figure of the rules', () => {
  it('CN-01 of firestore.rules is a constant, or a limit of what can be measured', async () => {
    const browser = [0, ...Array.from({ length: 4 }, () => ACTIVITY_TEXT_MOST)];
    const device = [0, 0, 0, ACTIVITY_TEXT_MOST, ACTIVITY_TEXT_MOST];
    const session = [ACTIVITY_TEXT_MOST, ACTIVITY_TEXT_MOST, ACTIVITY_ROUTE_MOST, 0];
    const ids = [ACTIVITY_ID_MOST, ACTIVITY_ID_MOST];
    expect(await figuresIn('firestore.rules')).toEqual([
      ...SESSION,
      PROFILE_TEXT_MOST,
      ...browser,
      ...device,
      ...session,
      ...ids,
    ]);
  });

  it('CN-01 DB-02 of storage.rules is a constant', async () => {
    expect(await figuresIn('storage.rules')).toEqual([...SESSION, UPLOAD_MOST_BYTES]);
  });

  it('CN-01 EN-01 the rules name the fields of a profile, and those that users edit', async () => {
    const rules = await readFile('firestore.rules', 'utf8');
    const named = (name: string): string[] => {
      const [, list = ''] =
        new RegExp(`${name}\\(\\) \\{\\s*return \\[([^\\]]+)\\]`).exec(rules) ?? [];
      return [...list.matchAll(/'(\w+)'/g)].map(([, field = '']) => field);
    };
    expect(named('personalKeys').toSorted()).toEqual(PERSONAL_FIELDS.toSorted());
    expect([...named('personalKeys'), ...named('fixedKeys')].toSorted()).toEqual(
      Object.keys(profileSchema.shape).toSorted(),
    );
  });
});
