import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOf } from '#domain/lens/model/given.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import { formatSpheroCylinder } from '#domain/lens/optics/format-optics.ts';
import { derivedValues } from '#src/customer/order/clinical/derived/derived-values.ts';
import { caseOf, lensOf, propose } from './fitting-case.ts';

const LENSES = [
  'ampleye-scleral',
  'gp-front-toric',
  'custom-soft-toric',
  'keratoconus-gp',
  // made without a cylinder
  'gp-sphere',
  'custom-soft-sphere',
];

const quarters = (least: number, most: number) =>
  fc.integer({ min: 4 * least, max: 4 * most }).map((count) => count / 4);

const anyOver = fc.record({
  overRefractionSphere: quarters(-8, 8),
  overRefractionCylinder: quarters(-3, 0),
  overRefractionAxis: fc.integer({ min: 1, max: 180 }),
  // It does not flex.
  overKCylinder: fc.constant(0),
});

function powerOf(prescription: Prescription): string {
  const [sphere, cylinder, axis] = ['sphere', 'cylinder', 'axis'].map((name) =>
    Number(valueOf(prescription, name) ?? 0),
  );
  return formatSpheroCylinder({ sphere: sphere ?? 0, cylinder: cylinder ?? 0, axis: axis ?? 0 });
}

/** The power that the order form shows for a lens and an over-refraction. */
function shown(id: string, over: object): string | undefined {
  const lens = lensOf(id);
  const { prescription } = caseOf({ lens }, {});
  const clinical = { ...over, vertexDistance: 13 };
  const values = derivedValues(clinical, lens, prescription);
  return values.find(({ code }) => code === 'overRefracted')?.value[0];
}

/** The power that the guided fitting proposes for them; null when it cannot be made whole. */
function proposed(id: string, over: object): string | null {
  const lens = lensOf(id);
  const { changes, unmade } = propose({ lens, clinical: { vertexDistance: 13 } }, over);
  if (unmade.length > 0 || changes.some(({ limited }) => limited)) return null;
  const set = changes.flatMap((change) => change.set);
  const { prescription } = caseOf({ lens }, {});
  const after = Object.fromEntries(set.map(({ parameter, to }) => [parameter, to ?? 0]));
  return powerOf({ ...prescription, ...after });
}

describe('the order form and the guided fitting', () => {
  it.each(LENSES)('OR-02 VC-04 have one power for one eye: %s', (id) => {
    fc.assert(
      fc.property(anyOver, (over) => {
        expect([null, shown(id, over)]).toContain(proposed(id, over));
      }),
    );
  });
});
