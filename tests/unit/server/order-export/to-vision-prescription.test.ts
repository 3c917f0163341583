import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { ORDER_STATES, type OrderState } from '#domain/orders/order-states.ts';
import type { Eye, Order } from '#domain/orders/order.ts';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { gpFrontToric } from '#server/first-run/catalogue/gp-front-toric.ts';
import { toVisionPrescription } from '#server/ordering/export/fhir/to-vision-prescription.ts';
import { fromVisionPrescription } from '#src/customer/order/fhir/reading/from-vision-prescription.ts';
import { ampleyeVersion1 } from '../../../fixtures/ampleye-version-1.ts';
import { buildOrder } from '../../../fixtures/build-order.ts';
import { buildPrescription } from '../../../fixtures/build-prescription.ts';
import { r4Problems } from '../../../fixtures/fhir-r4/r4-problems.ts';
import { seededRandom } from '../../../fixtures/random.ts';

const RUNS = { seed: 20_260_101, numRuns: runs(0.25) };
const LENSES = [...catalogue, ampleyeVersion1];
const NAMED = LENSES.map((lens): [string, LensDefinition] => [`${lens.id} ${lens.version}`, lens]);

/** Of fm-status: in force, withdrawn, or not complete. A rejected order is back to be corrected. */
const STATUS: Record<OrderState, string> = {
  draft: 'draft',
  submitted: 'active',
  approved: 'active',
  inProduction: 'active',
  shipped: 'active',
  closed: 'active',
  rejected: 'draft',
  cancelled: 'cancelled',
};

const trimmed = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength }).map((text) => text.trim().slice(0, maxLength));

function firstLine({ lenses: [line] }: Order) {
  if (!line) throw new Error('The fixture has no lens');
  return line;
}

/** An order of the lens for one eye or both, with prescriptions drawn at random that can all be made. */
function anyOrder(lens: LensDefinition): fc.Arbitrary<Order> {
  return fc
    .record({
      seed: fc.integer(),
      lensVersion: fc.integer({ min: 1, max: 999 }),
      eyes: fc.constantFrom<Eye[]>(['right'], ['left'], ['right', 'left']),
      state: fc.constantFrom(...ORDER_STATES),
      patientReference: trimmed(60).filter(Boolean),
      // What a word processor brings along: a space that no line breaks at, and one of another width.
      notes: fc.oneof(trimmed(200), fc.constant('Rush,\nplease\tcall\u00a0or\u2003write')),
    })
    .map(({ seed, lensVersion, eyes, ...rest }) => {
      const random = seededRandom(seed);
      const line = firstLine(buildOrder({}, random));
      const named = { lensId: lens.id, lensVersion, lensName: lens.name };
      const lenses = eyes.map((eye) => {
        const prescription = buildPrescription(lens, random);
        return { ...line, ...named, eye, prescription };
      });
      return buildOrder({ ...rest, lenses });
    });
}

/** As it travels. */
function exported(order: Order, lens: LensDefinition | undefined): unknown {
  return JSON.parse(JSON.stringify(toVisionPrescription(order, () => lens)));
}

/** A text of R4 has spaces, tabs and line ends, and no other white space. */
const plain = (text: string) =>
  text.replaceAll(/\s/gu, (one) => (/[ \r\n\t]/.test(one) ? one : ' '));

function expected({ state, submittedAt, patientReference, notes, lenses }: Order) {
  return {
    ok: true,
    imported: {
      status: STATUS[state],
      written: submittedAt.slice(0, 'yyyy-mm-dd'.length),
      patientReference: plain(patientReference),
      notes: plain(notes),
      lenses: lenses.map(({ eye, lensId, lensVersion, lensName, prescription }) => ({
        eye,
        design: { id: lensId, version: lensVersion },
        brand: lensName,
        prescription,
      })),
      refractions: [],
      leftOut: [],
    },
  };
}

describe('OR-10 an exported order', () => {
  it.each(NAMED)('OR-10 of %s is a VisionPrescription of R4, and is imported again', (_, lens) => {
    fc.assert(
      fc.property(anyOrder(lens), fc.boolean(), (order, known) => {
        const document = exported(order, known ? lens : undefined);
        expect(r4Problems(document)).toEqual([]);
        expect(fromVisionPrescription(document)).toEqual(expected(order));
      }),
      RUNS,
    );
  });

  it('OR-10 of a practice without a name is one too', () => {
    const order = { ...buildOrder(), practice: '' };
    expect(r4Problems(exported(order, undefined))).toEqual([]);
  });

  it('OR-10 keeps values that their element cannot hold', () => {
    const order = buildOrder();
    const prescription = { axis: 90.5, colour: 3, sphere: 'plano', prism: 'none', toString: 1 };
    const strange = { ...order, lenses: [{ ...firstLine(order), prescription }] };
    expect(fromVisionPrescription(exported(strange, undefined))).toEqual(expected(strange));
  });

  it('OR-10 has the zones of a scleral with their effect in words, and is read back without them', () => {
    const prescription = { landing: 'toric', scleralFlat: 'flat2', scleralSteep: 'steep1' };
    const order = buildOrder({ lenses: [{ ...firstLine(buildOrder()), prescription }] });
    const document = exported(order, ampleyeScleral);
    expect(JSON.stringify(document)).toContain(
      '[{"url":"name","valueCode":"scleralFlat"},{"url":"value","valueString":"flat2"},{"url":"display","valueString":"Flat 2: +100 µm lift"}]',
    );
    expect(fromVisionPrescription(document)).toEqual(expected(order));
  });
});

describe('the schema of R4 that the exports are checked by', () => {
  it.each<[string, object]>([
    ['an unknown state', { status: 'rejected' }],
    ['an element that R4 does not have', { priority: 'urgent' }],
    ['a day that is none', { created: '2026-13-01' }],
    ['a broken axis', { lensSpecification: [{ product: {}, eye: 'right', axis: 90.5 }] }],
  ])('refuses %s', (_, changes) => {
    const good = exported(buildOrder(), undefined);
    expect(r4Problems({ ...(good as object), ...changes })).not.toEqual([]);
  });
});

const BASE = 'https://lens-portal.example/fhir';

function orderOf(lens: LensDefinition, prescription: Prescription): Order {
  const order = buildOrder({ number: 'LP-100042', patientReference: 'P-77' });
  const [line] = order.lenses;
  if (!line) throw new Error('The fixture has no lens');
  const named = { lensId: lens.id, lensVersion: 3, lensName: lens.name };
  return { ...order, lenses: [{ ...line, ...named, prescription }] };
}

describe('toVisionPrescription', () => {
  it('OR-10 writes what FHIR has elements for into them', () => {
    const prescription = {
      baseCurve: 7.85,
      diameter: 9.2,
      sphere: -2.75,
      cylinder: -1.25,
      axis: 5,
      add: 1.5,
      prism: 1.25,
      colour: 'blue',
    };
    const { lensSpecification } = toVisionPrescription(orderOf(gpFrontToric, prescription));
    expect(lensSpecification).toEqual([
      {
        extension: [
          {
            url: `${BASE}/StructureDefinition/lens-design`,
            extension: [
              { url: 'id', valueString: 'gp-front-toric' },
              { url: 'version', valuePositiveInt: 3 },
            ],
          },
        ],
        product: {
          coding: [
            {
              system: 'http://terminology.hl7.org/CodeSystem/ex-visionprescriptionproduct',
              code: 'contact',
            },
          ],
          text: gpFrontToric.name,
        },
        eye: 'right',
        backCurve: 7.85,
        diameter: 9.2,
        power: -2.75,
        cylinder: -1.25,
        axis: 5,
        add: 1.5,
        prism: [{ amount: 1.25, base: 'down' }],
        color: 'blue',
        brand: gpFrontToric.name,
      },
    ]);
  });

  it('OR-10 writes the rest into extensions, numbers with their UCUM unit', () => {
    const order = orderOf(ampleyeScleral, { sag: 3800, material: 'bostonXo' });
    const document = JSON.stringify(toVisionPrescription(order, () => ampleyeScleral));
    const url = `${BASE}/StructureDefinition/lens-parameter`;
    const quantity = '{"value":3800,"unit":"µm","system":"http://unitsofmeasure.org","code":"um"}';
    for (const [name, value] of [
      ['sag', `"valueQuantity":${quantity}`],
      ['material', '"valueString":"bostonXo"'],
    ]) {
      expect(document).toContain(
        `{"url":"${url}","extension":[{"url":"name","valueCode":"${name}"},{"url":"value",${value}}]}`,
      );
    }
  });

  it('OR-10 names the patient by the reference only, and who prescribed by the account', () => {
    const order = orderOf(gpFrontToric, { sphere: 1 });
    const { lensSpecification: _, ...root } = toVisionPrescription(order);
    expect(root).toEqual({
      resourceType: 'VisionPrescription',
      identifier: [{ system: `${BASE}/order-number`, value: 'LP-100042' }],
      status: 'active',
      created: order.submittedAt,
      patient: { identifier: { system: `${BASE}/patient-reference`, value: 'P-77' } },
      dateWritten: order.submittedAt,
      prescriber: {
        identifier: { system: `${BASE}/account-number`, value: order.accountNumber },
        display: order.practice,
      },
    });
  });
});
