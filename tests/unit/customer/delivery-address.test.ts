import { describe, expect, it } from 'vitest';
import { deliverySchema, PLAIN_DELIVERY, SHIP_TO } from '#domain/delivery/delivery.ts';
import type { Delivery, DeliveryAddress } from '#domain/delivery/delivery.ts';
import {
  ADDRESS_FIELDS,
  deliveryTexts,
  savedTexts,
  toDelivery,
  toOrderedDelivery,
} from '#src/customer/order/delivery/texts/delivery-texts.ts';
import { deliveryProblems } from '#src/customer/order/problems/delivery-problems.ts';
import { buildAddress, buildDelivery } from '../../fixtures/build-delivery.ts';

const told = (changes: Partial<DeliveryAddress>) =>
  deliveryProblems(buildDelivery({ address: buildAddress(changes) })).map(
    ({ field, message, nearest }) => [field, message.en, message.es, nearest],
  );

/** By field, what the server says of the same. */
function refusedBySchema(delivery: Delivery): string[] {
  const issues = deliverySchema.safeParse(delivery).error?.issues ?? [];
  return issues.map(({ path }) => path.join('.'));
}

describe('OR-14 the address of a delivery', () => {
  it('is taken when it is right, and written as its country has it', () => {
    expect(told({})).toEqual([]);
    const typed = buildAddress({ country: 'ca', state: 'ontario', zip: 'k1a0b1' });
    const parsed = deliverySchema.parse(buildDelivery({ address: typed }));
    expect(parsed.address).toMatchObject({ country: 'CA', state: 'ON', zip: 'K1A 0B1' });
  });

  it('names the field, what is wrong and the nearest right value, in both languages', () => {
    const [zip] = told({ zip: '5370' });
    expect(zip?.slice(0, 3)).toEqual([
      'zip',
      '"5370" is not a valid ZIP code. Example: 12345',
      '«5370» no es válido como código postal (ZIP). Ejemplo: 12345',
    ]);
    const spanish = [{ zip: '10118' }, { country: 'Atlantis' }, { city: 'x'.repeat(121) }].map(
      (changes) => told(changes)[0]?.[2],
    );
    expect(spanish).toEqual([
      '10118 no pertenece a WI; es de NY',
      '«Atlantis» no es válido como país',
      'Use como máximo 120 caracteres',
    ]);
    expect(told({ recipient: 'A\0' })[0]?.[1]).toMatch(/cannot be stored/);
  });

  it('asks for all that is missing from top to bottom; suite, state and postcode as the country has them', () => {
    const blank = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, '']));
    const fields = (changes: Partial<DeliveryAddress>) =>
      told({ ...blank, ...changes }).map(([field]) => field);
    expect(fields({})).toEqual(['recipient', 'address', 'city', 'country']);
    expect(fields({ country: 'US' })).toEqual(['recipient', 'address', 'city', 'state', 'zip']);
    expect(fields({ country: 'AE' })).toEqual(['recipient', 'address', 'city']);
  });

  it('is refused by the schema at the fields that the form names', () => {
    for (const changes of [{ zip: '5370' }, { state: 'XX' }, { city: '' }, { country: '' }]) {
      const delivery = buildDelivery({ address: buildAddress(changes) });
      const [first] = deliveryProblems(delivery);
      expect(refusedBySchema(delivery)).toContain(`address.${first?.field}`);
    }
  });

  it('belongs to an order that does not go to the practice, and to no other', () => {
    expect(refusedBySchema({ ...PLAIN_DELIVERY, shipTo: 'patient' })).toEqual(['address']);
    expect(refusedBySchema({ ...PLAIN_DELIVERY, address: buildAddress() })).toEqual(['address']);
    expect(deliverySchema.parse({})).toEqual(PLAIN_DELIVERY);
    expect(deliverySchema.safeParse({ method: 'balloon' }).success).toBe(false);
  });
});

describe('OR-14 the fields of the form', () => {
  it.each(SHIP_TO)('hold what is sent and what was ordered: %s', (shipTo) => {
    const address = shipTo === 'practice' ? null : buildAddress();
    const delivery = buildDelivery({ shipTo, address });
    expect(toDelivery(deliveryTexts(delivery))).toEqual(delivery);
  });

  it('say the plain delivery while nothing was touched, or something unknown stands in them', () => {
    expect(toDelivery()).toEqual(PLAIN_DELIVERY);
    expect(toDelivery({ shipTo: 'moon', method: 'balloon', rush: 'maybe' })).toEqual(
      PLAIN_DELIVERY,
    );
  });

  it('hold a copy of an address on record, of which an order has the id only', () => {
    const saved = [{ ...buildAddress(), id: 'a-1', isDefault: false }];
    const texts = { shipTo: 'other', ...savedTexts(buildAddress(), saved) };
    expect(toDelivery(texts)).toMatchObject({ address: buildAddress(), addressId: 'a-1' });
    expect(toOrderedDelivery(texts)).toMatchObject({ address: null, addressId: 'a-1' });
    expect(deliverySchema.safeParse(toOrderedDelivery(texts)).success).toBe(true);
    const typed = { shipTo: 'other', ...savedTexts(buildAddress({ apt: '' }), saved) };
    expect(toOrderedDelivery(typed)).not.toHaveProperty('addressId');
    expect(toOrderedDelivery(typed).address).toEqual(buildAddress({ apt: '' }));
    for (const shipTo of ['practice', 'patient']) {
      expect(toOrderedDelivery({ ...texts, shipTo })).not.toHaveProperty('addressId');
    }
  });

  it.each<[string, Partial<Delivery>]>([
    ['both an id and an address', { addressId: 'a-1', address: buildAddress() }],
    ['an id for the practice', { shipTo: 'practice', addressId: 'a-1', address: null }],
    ['an id for a patient', { shipTo: 'patient', addressId: 'a-1', address: null }],
    ['neither', { address: null }],
  ])('OR-14 SE-08 the schema refuses %s', (_what, changes) => {
    expect(refusedBySchema(buildDelivery(changes))).toEqual(['address']);
  });
});
