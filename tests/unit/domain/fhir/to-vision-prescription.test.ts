import { describe, expect, it } from 'vitest';
import { toVisionPrescription } from '#domain/fhir/to-vision-prescription.ts';
import { ampleyeScleral } from '#domain/lens/catalogue/ampleye-scleral.ts';
import { gpFrontToric } from '#domain/lens/catalogue/gp-front-toric.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import type { Order } from '#domain/schemas/order.ts';
import { buildOrder } from '#tests/fixtures/build-order.ts';

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
