import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PrintableOrder } from '#server/ordering/export/content/find-printable.ts';
import { renderOrder, type PrintOptions } from '#server/ordering/export/pdf/render-order.ts';
import { drawnPages, type DrawnPage } from './page-faults.ts';
import { fullLens, printable, PRINTED_AT, PROVIDER } from './sheet-fixture.ts';

const USUAL: PrintOptions = {
  kind: 'workSheet',
  size: 'Letter',
  locale: 'en',
  printedAt: PRINTED_AT,
  provider: PROVIDER,
};

const drawn = new Map<string, Promise<DrawnPage[]>>();

/** The pages of an order, with what is stroked on them; printed and read once, whoever asks. */
export function draw(order: PrintableOrder, options: Partial<PrintOptions> = {}) {
  const key = JSON.stringify([order, options]);
  const pages = drawn.get(key) ?? renderOrder(order, { ...USUAL, ...options }).then(drawnPages);
  drawn.set(key, pages);
  return pages;
}

/** So many characters in words of a usual length. */
function words(length: number): string {
  return 'practice lens fitting gauge '.repeat(length).slice(0, length).trim();
}

const CLINICAL: EyeClinical = {
  condition: 'advancedKeratoconus',
  flatK: 46.5,
  flatMeridian: 5,
  refractionSphere: -6.125,
  refractionCylinder: -3.5,
  refractionAxis: 10,
  refractionAdd: 2,
  overKCylinder: -1.25,
  minutesOnEye: 240,
  changeRequest: words(500),
};

export const [RIGHT, LEFT] = [
  fullLens('right', 'ampleye-scleral'),
  fullLens('left', 'gp-front-toric'),
];

/** As much in every place as the portal takes, and long names of what the maker enters. */
export function crowded(): PrintableOrder {
  const priceParts = [
    { code: 'lens', label: { en: words(120), es: words(120) }, cents: 99_999_999 },
    { code: 'credit', label: { en: words(30), es: words(30) }, cents: -1_250 },
  ];
  const acknowledged: Order['acknowledged'] = Array.from({ length: 14 }, (_, index) => ({
    code: `ruleOfOldTimes${index}`,
    eye: index % 3 === 0 ? null : 'right',
    note: words(300),
  }));
  return printable({
    type: 'warranty',
    practice: words(80),
    patientReference: 'W'.repeat(60),
    patientName: 'W'.repeat(80),
    delivery: {
      shipTo: 'other',
      address: {
        recipient: words(80),
        address: words(200),
        apt: words(60),
        city: words(120),
        state: words(60),
        zip: 'W'.repeat(20),
        country: 'MP',
      },
      method: 'overnight',
      rush: true,
      priceParts,
    },
    poNumber: 'W'.repeat(40),
    sourceOrderNumber: 'LP-100001',
    returnReason: 'doctorChange',
    promisedAt: '2026-01-22T23:59:59.999Z',
    notes: words(2000),
    patient: { dominantEye: 'left', directSupply: true, prescriptionExpires: '2027-01-01' },
    acknowledged,
    lenses: [
      { ...RIGHT, lensName: words(90), clinical: CLINICAL, priceParts, quantity: 24 },
      {
        ...LEFT,
        lensName: words(90),
        clinical: { ...CLINICAL, changeRequest: 'less' },
        priceParts,
      },
    ],
  });
}

/** Many parameters that the lens does not know, each of a width of its own. */
export function unknownValues(eye: string, count: number, width: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, index) => `${eye}${index + 1}`);
  return Object.fromEntries(names.map((name) => [name, `${name}-${words(width)}.`]));
}
