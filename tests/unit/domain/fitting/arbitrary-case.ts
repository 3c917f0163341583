import * as fc from 'fast-check';
import { findingsSchema, type Findings } from '#domain/consultant/fitting/findings.ts';
import {
  BUBBLE_PLACES,
  DYE,
  LANDING_SIGNS,
  LIMBAL_SIGNS,
  MOVEMENTS,
  POSITIONS,
  QUADRANTS,
  ROTATION_DIRECTIONS,
  ROTATION_STABILITIES,
} from '#domain/consultant/fitting/planning/finding-fields.ts';
import type { FittingCase } from '#domain/consultant/fitting/planning/fitting-case.ts';
import { findViolations } from '#domain/lens/engine/find-violations.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { madeValues } from '../lens/arbitrary-prescription.ts';
import { caseOf } from './fitting-case.ts';

const quarters = (most: number) => fc.integer({ min: -4 * most, max: 4 * most }).map((n) => n / 4);
const axis = fc.integer({ min: 1, max: 180 });

const rotation = fc.record({
  degrees: fc.integer({ min: 0, max: 90 }),
  direction: fc.constantFrom(...ROTATION_DIRECTIONS),
  stability: fc.constantFrom(...ROTATION_STABILITIES),
});
const landing = fc.record(
  Object.fromEntries(QUADRANTS.map((quadrant) => [quadrant, fc.constantFrom(...LANDING_SIGNS)])),
  { requiredKeys: [] },
);
const cylindrical = fc.record({
  overRefractionSphere: quarters(6),
  overRefractionCylinder: quarters(4),
  overRefractionAxis: axis,
});
const over = fc.oneof(
  fc.constant({}),
  fc.record({ overRefractionSphere: quarters(6) }),
  cylindrical,
);

const plain = fc.record(
  {
    minutesOnEye: fc.integer({ min: 0, max: 600 }),
    centralVault: fc.integer({ min: 0, max: 1_500 }),
    limbal: fc.constantFrom(...LIMBAL_SIGNS),
    limbalClearance: fc.integer({ min: 0, max: 500 }),
    landing,
    dye: fc.constantFrom(...DYE),
    bubbles: fc.constantFrom(...BUBBLE_PLACES),
    foggingAfter: fc.integer({ min: 1, max: 600 }),
    movement: fc.constantFrom(...MOVEMENTS),
    movementMm: fc.integer({ min: 0, max: 50 }).map((n) => n / 10),
    position: fc.constantFrom(...POSITIONS),
    rotation,
    overKCylinder: quarters(4),
  },
  { requiredKeys: [] },
);

/** Findings that the schema takes, whatever they say together. */
export const anyFindings: fc.Arbitrary<Findings> = fc
  .tuple(plain, over)
  .map(([seen, power]): Findings => Object.assign({}, seen, power))
  .filter((seen) => findingsSchema.safeParse(seen).success);

/** A lens that is worn and can be made: known values, and any others that go with them. */
export function anyWorn(lens: LensDefinition): fc.Arbitrary<Prescription> {
  const base = caseOf({ lens }, {}).prescription;
  return madeValues(lens).map((values) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    // One value after the other, as far as the lens takes it.
    let worn = base;
    for (const [name, value] of given) {
      const next = { ...worn, [name]: value as number | string };
      if (findViolations(lens, next).length === 0) worn = next;
    }
    return worn;
  });
}

const clinical = fc.record(
  { flatMeridian: axis, vertexDistance: fc.constantFrom(0, 12, 14) },
  { requiredKeys: [] },
);

/** Any case of this lens. */
export function anyCase(lens: LensDefinition): fc.Arbitrary<FittingCase> {
  return fc.record({
    lens: fc.constant(lens),
    prescription: anyWorn(lens),
    eye: fc.constantFrom('right' as const, 'left' as const),
    clinical,
    findings: anyFindings,
  });
}

export const LENSES = catalogue.map((lens): [string, LensDefinition] => [lens.id, lens]);
