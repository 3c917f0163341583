import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/basics/locale.ts';
import { formatParameter } from '#domain/lens/model/format.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PrintableOrder } from '#server/ordering/export/content/find-printable.ts';
import { renderOrder, type SheetKind } from '#server/ordering/export/pdf/render-order.ts';
import { allText, readPdf, type PdfPage } from '../../../fixtures/read-pdf.ts';
import { fullLens, lensNamed, printable, PRINTED_AT, PROVIDER } from './sheet-fixture.ts';

const OPTIONS = {
  size: 'Letter',
  locale: 'en',
  printedAt: PRINTED_AT,
  provider: PROVIDER,
} as const;

async function print(
  order: PrintableOrder,
  kind: SheetKind = 'workSheet',
  options: Partial<Parameters<typeof renderOrder>[1]> = {},
): Promise<PdfPage[]> {
  return readPdf(await renderOrder(order, { ...OPTIONS, kind, ...options }));
}

/** In which half of the page it begins. */
function columnOf({ x }: { x: number }, middle: number): 'first' | 'second' {
  return x < middle ? 'first' : 'second';
}

function expectedRows({ lensId, prescription }: Order['lenses'][number], locale: Locale): string[] {
  return lensNamed(lensId).parameters.map((parameter) => {
    const value = formatParameter(prescription[parameter.name], parameter, locale);
    return `${parameter.label[locale]}|${value}`;
  });
}

/** Label and value, drawn one after the other, of the parameters of one column. */
function pairsIn(page: PdfPage, column: 'first' | 'second'): string[] {
  const texts = page.texts.filter((one) => columnOf(one, page.width / 2) === column);
  return texts.flatMap(({ text }, index) => {
    const label = texts[index + 1];
    return label ? [`${label.text}|${text}`] : [];
  });
}

describe('an order on paper', () => {
  it.each([
    ['en', 'Letter', 612],
    ['es', 'A4', 595.28],
  ] as const)(
    'OR-10 has every parameter of both eyes exactly (%s, %s)',
    async (locale, size, width) => {
      const order = printable();
      const [first] = await print(order, 'workSheet', { locale, size });
      if (!first) throw new Error('No page');
      expect(first.width).toBeCloseTo(width, 0);
      const [right, left] = order.order.lenses;
      if (!right || !left) throw new Error('No lenses');
      expect(pairsIn(first, 'first')).toEqual(expect.arrayContaining(expectedRows(right, locale)));
      expect(pairsIn(first, 'second')).toEqual(expect.arrayContaining(expectedRows(left, locale)));
    },
  );

  it('OR-10 puts R before L, each above its own lens', async () => {
    const [first] = await print(printable());
    const letters = first?.texts.filter(({ text }) => text === 'R' || text === 'L') ?? [];
    const [r, l] = letters;
    expect([r?.text, l?.text]).toEqual(['R', 'L']);
    expect(r?.x).toBeLessThan((first?.width ?? 0) / 2);
    expect(l?.x).toBeGreaterThan((first?.width ?? 0) / 2);
    const right = first?.texts.find(({ text }) => text === 'Right eye');
    expect(right?.x).toBeLessThan((first?.width ?? 0) / 2);
  });

  it('OR-10 says when an eye is not ordered', async () => {
    const pages = await print(printable({ lenses: [fullLens('left', 'gp-sphere')] }));
    expect(allText(pages)).toContain('Not ordered');
    const right = pages[0]?.texts
      .filter((one) => columnOf(one, 306) === 'first')
      .map(({ text }) => text);
    expect(right).toContain('Not ordered');
  });

  it('OR-10 has what the lab needs to know of the order', async () => {
    const text = allText(
      await print(
        printable({
          type: 'exchange',
          sourceOrderId: '00000000-0000-4000-8000-000000000001',
          sourceOrderNumber: 'LP-100001',
          returnReason: 'fit',
          poNumber: 'PO-7781',
          promisedAt: '2026-01-22T23:59:59.999Z',
          notes: 'Call before sending',
          patient: { dominantEye: 'left', directSupply: true, prescriptionExpires: '2027-01-01' },
        }),
      ),
    );
    const parts =
      'Lab work sheet|LP-100042|Lakeside Eye Care|100200|P-77|Exchange|LP-100001|Fit|PO-7781|' +
      'Jan 15, 2026, 3:30 AM CST|Jan 22, 2026|Call before sending|Jan 1, 2027|Inspection|Inspected by|' +
      'LP-100042 · Printed Jan 15, 2026, 4:00 AM CST';
    for (const part of parts.split('|')) expect(text).toContain(part);
  });

  it('OR-10 shows the price with its parts on the confirmation only', async () => {
    const [right] = printable().order.lenses;
    if (!right) throw new Error('No lens');
    const priceParts = [
      { code: 'lens', label: { en: 'Ampleye scleral', es: 'Ampleye escleral' }, cents: 26_500 },
      { code: 'credit', label: { en: 'Warranty credit', es: 'Abono' }, cents: -1_250 },
    ];
    const order = printable({ lenses: [{ ...right, priceParts }], totalCents: 25_250 });
    const confirmation = allText(await print(order, 'confirmation'));
    for (const part of ['Order confirmation', '$265.00', 'Warranty credit', '−$12.50', '$252.50'])
      expect(confirmation).toContain(part);
    expect(confirmation).not.toContain('Inspect');
    expect(allText(await print(order, 'workSheet'))).not.toContain('$');
  });

  it('OR-10 goes on with the number on every page when the notes are long', async () => {
    const notes = Array.from({ length: 120 }, (_, line) => `Line ${line + 1} of the notes`);
    const pages = await print(printable({ notes: notes.join('\n') }));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, { texts }] of pages.entries()) {
      const on = texts.map(({ text }) => text);
      expect(on).toContain('LP-100042');
      expect(on).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    for (const line of notes) expect(allText(pages)).toContain(line);
  });

  it('OR-10 can write what practices write, and nothing that cannot be seen', async () => {
    const notes = 'Año, ñandú, ¿está? ¡Sí! € 20 µm − 2° Δ “Łukasz” Жук Nguyễn\u0007\tend';
    const text = allText(await print(printable({ notes }))).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Año, ñandú, ¿está? ¡Sí! € 20 µm − 2° Δ “Łukasz” Жук Nguyễn end');
  });

  it('OR-10 names itself in the window that shows it', async () => {
    const options = { ...OPTIONS, locale: 'es', kind: 'confirmation' } as const;
    const file = await renderOrder(printable(), options);
    const document = await getDocumentProxy(new Uint8Array(file));
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Confirmación de pedido LP-100042', Language: 'es' });
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  it('OR-10 is the same file for the same order and moment', async () => {
    const files = await Promise.all(
      [0, 1].map(() => renderOrder(printable(), { ...OPTIONS, kind: 'workSheet' })),
    );
    expect(files[0]?.equals(files[1] ?? Buffer.of())).toBe(true);
    const other = { ...OPTIONS, printedAt: new Date('2026-01-16T10:00:00Z') };
    const later = await renderOrder(printable(), { ...other, kind: 'workSheet' });
    expect(files[0]?.equals(later)).toBe(false);
  });
});
