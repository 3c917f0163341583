import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Eye, Order } from '#domain/orders/order.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import type { PrintableOrder } from '#server/ordering/export/content/find-printable.ts';
import { buildOrder } from '../../../fixtures/build-order.ts';
import { pickValue } from '../../../fixtures/build-prescription.ts';
import { seededRandom } from '../../../fixtures/random.ts';

export const PRINTED_AT = new Date('2026-01-15T10:00:00.000Z');
export const PROVIDER = {
  name: 'Clear Labs',
  website: 'https://clear.test',
  phone: '+1 555 0177',
  address: ['12 Mill Lane', 'Dayton, OH 45402'],
};
/** The lines of the practice's address. */
export const BILL_TO = ['Lakeside Eye Care', '12 Harbor Road, Suite 4', 'Chicago, IL 60601'];

export function lensNamed(id: string): LensDefinition {
  const lens = catalogue.find((one) => one.id === id);
  if (!lens) throw new Error(`The catalogue has no lens ${id}`);
  return lens;
}

/** A lens with a value for every parameter that it has. */
export function fullLens(eye: Eye, id: string, seed = 1): Order['lenses'][number] {
  const lens = lensNamed(id);
  const [line] = buildOrder().lenses;
  if (!line) throw new Error('The fixture has no lens');
  const random = seededRandom(seed);
  const values = lens.parameters.map((parameter) => [parameter.name, pickValue(parameter, random)]);
  return {
    ...line,
    eye,
    lensId: id,
    lensName: lens.name,
    prescription: Object.fromEntries(values) as Record<string, number | string>,
  };
}

/** An order with the catalogue's lenses as they were when it was made. */
export function printable(changes: Partial<Order> = {}): PrintableOrder {
  const lenses = [fullLens('right', 'ampleye-scleral'), fullLens('left', 'gp-front-toric')];
  return {
    order: buildOrder({ number: 'LP-100042', patientReference: 'P-77', lenses, ...changes }),
    definitionOf: ({ lensId }) => catalogue.find(({ id }) => id === lensId),
    timeZone: 'America/Chicago',
    earlier: [],
  };
}
