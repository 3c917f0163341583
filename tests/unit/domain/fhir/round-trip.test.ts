import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromVisionPrescription } from '#domain/fhir/from-vision-prescription.ts';
import { toVisionPrescription } from '#domain/fhir/to-vision-prescription.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { Eye, Order } from '#domain/schemas/order.ts';
import { buildOrder } from '#tests/fixtures/build-order.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { runs } from '#tests/fixtures/runs.ts';

const RUNS = { seed: 20_260_101, numRuns: runs(0.5) };
const LENSES = catalogue.map((lens): [string, LensDefinition] => [lens.id, lens]);

const trimmed = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength }).map((text) => text.trim().slice(0, maxLength));

/** An order of the lens for one eye or both, with prescriptions drawn at random that can all be made. */
function anyOrder(lens: LensDefinition): fc.Arbitrary<Order> {
  return fc
    .record({
      seed: fc.integer(),
      version: fc.integer({ min: 1, max: 999 }),
      eyes: fc.constantFrom<Eye[]>(['right'], ['left'], ['right', 'left']),
      patientReference: trimmed(60).filter(Boolean),
      notes: trimmed(200),
    })
    .map(({ seed, version, eyes, patientReference, notes }) => {
      const random = seededRandom(seed);
      const [line] = buildOrder({}, random).lenses;
      if (!line) throw new Error('The fixture has no lens');
      const lenses = eyes.map((eye) => ({
        ...line,
        eye,
        lensId: lens.id,
        lensVersion: version,
        lensName: lens.name,
        prescription: buildPrescription(lens, random),
      }));
      return buildOrder({ patientReference, notes, lenses });
    });
}

function throughJson(order: Order, lens: LensDefinition | undefined) {
  const document: unknown = JSON.parse(JSON.stringify(toVisionPrescription(order, () => lens)));
  return fromVisionPrescription(document);
}

/** A text of R4 has spaces, tabs and line ends, and no other white space. */
const plain = (text: string) =>
  text.replaceAll(/\s/gu, (one) => (/[ \r\n\t]/.test(one) ? one : ' '));

function expected({ patientReference, notes, lenses }: Order) {
  return {
    ok: true,
    imported: {
      status: 'active',
      patientReference: plain(patientReference),
      notes: plain(notes),
      lenses: lenses.map(({ eye, lensId, lensVersion, lensName, prescription }) => ({
        eye,
        design: { id: lensId, version: lensVersion },
        brand: lensName,
        prescription,
      })),
      leftOut: [],
    },
  };
}

describe.each(LENSES)('%s', (_id, lens) => {
  it(`OR-10 is imported as it was exported, with units and without (${RUNS.numRuns} runs)`, () => {
    fc.assert(
      fc.property(anyOrder(lens), fc.boolean(), (order, known) => {
        expect(throughJson(order, known ? lens : undefined)).toEqual(expected(order));
      }),
      RUNS,
    );
  });
});

describe('round trip', () => {
  it('OR-10 keeps values that their element cannot hold', () => {
    const order = buildOrder();
    const [line] = order.lenses;
    if (!line) throw new Error('The fixture has no lens');
    const prescription = { axis: 90.5, colour: 3, sphere: 'plano', prism: 'none', toString: 1 };
    const strange = { ...order, lenses: [{ ...line, prescription }] };
    expect(throughJson(strange, undefined)).toEqual(expected(strange));
  });
});
