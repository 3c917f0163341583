import { describe, expect, it } from 'vitest';
import { fromVisionPrescription } from '#domain/fhir/from-vision-prescription.ts';
import { toVisionPrescription } from '#domain/fhir/to-vision-prescription.ts';
import { ampleyeScleral } from '#domain/lens/catalogue/ampleye-scleral.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { ORDER_STATES, type OrderState } from '#domain/order.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { Eye, Order } from '#domain/schemas/order.ts';
import { ampleyeVersion1 } from '#tests/fixtures/ampleye-version-1.ts';
import { buildOrder } from '#tests/fixtures/build-order.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';
import { r4Problems } from '#tests/fixtures/fhir-r4/r4-problems.ts';
import { seededRandom } from '#tests/fixtures/random.ts';

const EYES: Eye[][] = [['right'], ['left'], ['right', 'left']];
const LENSES = [...catalogue, ampleyeVersion1];
const NAMED = LENSES.map((lens): [string, LensDefinition] => [`${lens.id} ${lens.version}`, lens]);
/** What a word processor brings along: a space that no line breaks at, and one of another width. */
const NOTES = ['', 'Rush,\nplease\tcall', 'Rush\u00a0please\u2003now'];

function orderOf(lens: LensDefinition, eyes: Eye[], seed: number): Order {
  const random = seededRandom(seed);
  const [line] = buildOrder({}, random).lenses;
  if (!line) throw new Error('The fixture has no lens');
  const named = { lensId: lens.id, lensVersion: lens.version, lensName: lens.name };
  const lenses = eyes.map((eye) => ({
    ...line,
    ...named,
    eye,
    prescription: buildPrescription(lens, random),
  }));
  return buildOrder({ lenses, notes: NOTES[seed % NOTES.length] ?? '' }, random);
}

/** As it travels. */
function exported(order: Order, lens: LensDefinition | undefined): unknown {
  return JSON.parse(JSON.stringify(toVisionPrescription(order, () => lens)));
}

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

const good = () => exported(orderOf(catalogue[1] ?? ampleyeScleral, ['right'], 3), undefined);

describe('OR-10 an exported order', () => {
  it.each(NAMED)(
    'OR-10 of %s is a VisionPrescription of R4, for all eyes and states',
    (_, lens) => {
      for (const [index, eyes] of EYES.entries()) {
        for (const [at, state] of ORDER_STATES.entries()) {
          const order = { ...orderOf(lens, eyes, 10 * index + at), state };
          for (const known of [lens, undefined]) {
            expect(r4Problems(exported(order, known)), `${state}, ${eyes.join(' ')}`).toEqual([]);
          }
        }
      }
    },
  );

  it('OR-10 of a practice without a name is one too', () => {
    const order = { ...orderOf(ampleyeScleral, ['right'], 1), practice: '' };
    expect(r4Problems(exported(order, ampleyeScleral))).toEqual([]);
  });

  it.each(Object.entries(STATUS) as [OrderState, string][])(
    'OR-10 that is %s is %s',
    (state, status) => {
      const order = { ...buildOrder(), state };
      expect(toVisionPrescription(order).status).toBe(status);
    },
  );

  it('OR-10 has the zones of a scleral with their effect in words, and is read back without them', () => {
    const prescription = { landing: 'toric', scleralFlat: 'flat2', scleralSteep: 'steep1' };
    const [line] = orderOf(ampleyeScleral, ['right'], 2).lenses;
    if (!line) throw new Error('No lens');
    const order = buildOrder({ lenses: [{ ...line, prescription }] });
    const document = exported(order, ampleyeScleral);
    expect(JSON.stringify(document)).toContain(
      '[{"url":"name","valueCode":"scleralFlat"},{"url":"value","valueString":"flat2"},{"url":"display","valueString":"Flat 2: +100 µm lift"}]',
    );
    expect(fromVisionPrescription(document)).toMatchObject({
      ok: true,
      imported: { lenses: [{ prescription }], leftOut: [] },
    });
  });
});

describe('the schema of R4 that the exports are checked by', () => {
  it.each<[string, object]>([
    ['an unknown state', { status: 'rejected' }],
    ['no patient', { patient: undefined }],
    ['an element that R4 does not have', { priority: 'urgent' }],
    ['a day that is none', { created: '2026-13-01' }],
    ['no lens', { lensSpecification: undefined }],
    ['a broken axis', { lensSpecification: [{ product: {}, eye: 'right', axis: 90.5 }] }],
    ['an eye of neither side', { lensSpecification: [{ product: {}, eye: 'both' }] }],
    ['an empty text', { prescriber: { display: '' } }],
  ])('refuses %s', (_, changes) => {
    expect(r4Problems(good())).toEqual([]);
    const document: unknown = JSON.parse(JSON.stringify({ ...(good() as object), ...changes }));
    expect(r4Problems(document)).not.toEqual([]);
  });
});
