import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';
import { seededRandom, type Random } from '#tests/fixtures/random.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { orderInput, submit } from './support/orders.ts';

const portal = usePortal();

const DAMAGES = ['none', 'offStep', 'outOfRange', 'missing', 'unknown'] as const;

/** A prescription that can be made, with at most one value spoilt. */
function damaged(lens: LensDefinition, random: Random): Prescription {
  const prescription = buildPrescription(lens, random);
  const { name } = random.pick(lens.parameters);
  const value = prescription[name];
  const damage = random.pick(DAMAGES);
  if (damage === 'unknown') return { ...prescription, nothingOfTheKind: 1 };
  if (damage === 'missing') delete prescription[name];
  if (damage === 'offStep' && typeof value === 'number') prescription[name] = value + 0.013;
  if (damage === 'outOfRange') {
    prescription[name] = typeof value === 'number' ? value + 1_000 : 'unheard-of';
  }
  return prescription;
}

describe('what the server takes', () => {
  it('OR-01 SE-08 is nothing that the engine refuses, for 20 prescriptions of each lens', async () => {
    const random = seededRandom();
    const seen = { accepted: 0, refused: 0 };
    const wrong: object[] = [];
    for (const lens of catalogue) {
      for (let count = 0; count < 20; count += 1) {
        const prescription = damaged(lens, random);
        const violations = validatePrescription(lens, prescription);
        const line = { eye: 'right', lensId: lens.id, lensVersion: lens.version, prescription };
        const response = await submit(portal, 'practice', { ...orderInput(), lenses: [line] });
        expect([201, 422]).toContain(response.statusCode);
        const isAccepted = response.statusCode === 201;
        if (isAccepted && violations.length > 0) wrong.push({ lens: lens.id, violations });
        seen[isAccepted ? 'accepted' : 'refused'] += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.accepted).toBeGreaterThan(20);
    expect(seen.refused).toBeGreaterThan(20);
  });
});
