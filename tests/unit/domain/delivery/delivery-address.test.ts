import { describe, expect, it } from 'vitest';
import { deliveryFacts } from '#domain/delivery/delivery-facts.ts';
import { PLAIN_DELIVERY } from '#domain/delivery/delivery.ts';
import { patientOf } from '#domain/delivery/supplied-directly.ts';
import { buildAddress, buildDelivery } from '../../../fixtures/build-delivery.ts';

describe('OR-14 the facts of a delivery', () => {
  const lenses = [
    { eye: 'right' as const, quantity: 2 },
    { eye: 'left' as const, quantity: 1 },
  ];

  it('are ship-to with its address, method, rush and quantity, in the language asked for', () => {
    expect(deliveryFacts({ delivery: buildDelivery(), lenses }, 'en')).toEqual([
      {
        name: 'shipTo',
        label: 'Ship to',
        value:
          'Other address\nLakeside Eye Care West\n9 Harbor Road, Suite 4\nMadison, WI 53705\nUnited States',
      },
      { name: 'method', label: 'Shipping method', value: 'Overnight shipping' },
      { name: 'rush', label: 'Rush', value: 'Yes' },
      { name: 'quantity', label: 'Quantity', value: 'R 2 · L 1' },
    ]);
    const spanish = deliveryFacts({ delivery: PLAIN_DELIVERY, lenses: lenses.slice(0, 1) }, 'es');
    expect(spanish.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Enviar a: Consultorio',
      'Forma de envío: Envío estándar',
      'Urgente: No',
      'Cantidad: R 2',
    ]);
  });

  it('show the practice’s address where the form knows it', () => {
    const [shipTo] = deliveryFacts({ delivery: PLAIN_DELIVERY, lenses }, 'en', buildAddress());
    expect(shipTo?.value).toContain('9 Harbor Road');
  });
});

it('OR-14 lenses that are shipped to the patient count as supplied directly', () => {
  expect(patientOf({ patient: {}, delivery: { shipTo: 'patient' } })).toEqual({
    directSupply: true,
  });
  const patient = { directSupply: false };
  expect(patientOf({ patient, delivery: { shipTo: 'other' } })).toBe(patient);
});
