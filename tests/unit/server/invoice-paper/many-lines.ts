import type { InvoiceDetails } from '#domain/schemas/invoice.ts';
import { buildInvoiceDetails } from '#tests/fixtures/build-invoice.ts';

/** An invoice of so many lines, each with two parts and one of them by an agreement. */
export function manyLines(count: number, changes: Partial<InvoiceDetails> = {}): InvoiceDetails {
  const invoice = buildInvoiceDetails();
  const lines = Array.from({ length: count }, (_, index) => ({
    eye: index % 2 === 0 ? ('right' as const) : ('left' as const),
    lensName: `Lens ${index + 1}`,
    quantity: 1 + (index % 3),
    cents: 24_500,
    priceParts: [
      {
        code: 'lens',
        label: { en: `Lens ${index + 1}`, es: `Lente ${index + 1}` },
        cents: 20_000,
        rule: { level: 'account' as const, minQuantity: 2, listCents: 21_000 },
      },
      {
        code: 'plasma',
        label: { en: 'Plasma treatment', es: 'Tratamiento de plasma' },
        cents: 4_500,
      },
    ],
  }));
  const goodsCents = count * 24_500;
  const totalCents = goodsCents + invoice.shippingCents;
  return { ...invoice, lines, goodsCents, totalCents, openCents: totalCents, ...changes };
}
