import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/basics/locale.ts';
import { renderReceipt } from '#server/money/checkouts/paper/render-receipt.ts';
import { renderInvoice } from '#server/money/invoices/paper/render-invoice.ts';
import { renderStatement } from '#server/money/statements/paper/render-statement.ts';
import { renderOrder } from '#server/ordering/export/pdf/render-order.ts';
import { renderLabel } from '#server/ordering/return-requests/label/render-label.ts';
import { paperDayAt, paperMoment } from '#server/platform/pdf/paper-dates.ts';
import { buildInvoiceDetails } from '../../fixtures/build-invoice.ts';
import { buildReceipt } from '../../fixtures/build-receipt.ts';
import { buildReturnLabel } from '../../fixtures/build-return-label.ts';
import { buildYear } from '../../fixtures/build-statement.ts';
import { allText, readPdf } from '../../fixtures/read-pdf.ts';
import { BILL_TO, printable, PROVIDER } from './order-export/sheet-fixture.ts';

/** Still the day before in Chicago, where the practice of every fixture is. */
const PRINTED_AT = new Date('2026-06-01T03:30:00Z');
const timeZone = 'America/Chicago';

const print = (locale: Locale) =>
  ({
    size: 'Letter',
    locale,
    printedAt: PRINTED_AT,
    parties: { billTo: BILL_TO, shipTo: [], timeZone },
    billTo: BILL_TO,
    provider: PROVIDER,
  }) as const;

const sheet = (kind: 'workSheet' | 'confirmation') => (locale: Locale) =>
  renderOrder(
    printable({
      promisedAt: '2026-06-12T00:00:00.000Z',
      patient: { prescriptionExpires: '2027-01-01' },
    }),
    { ...print(locale), kind },
  );

/** Every paper, by the file that begins its pages. */
const PAPERS = [
  [
    'money/invoices/paper/render-invoice.ts',
    (at) => renderInvoice(buildInvoiceDetails(), print(at)),
  ],
  ['money/statements/paper/render-statement.ts', (at) => renderStatement(buildYear(3), print(at))],
  ['money/checkouts/paper/render-receipt.ts', (at) => renderReceipt(buildReceipt(), print(at))],
  [
    'ordering/return-requests/label/render-label.ts',
    (at) => renderLabel(buildReturnLabel(), print(at)),
  ],
  ['ordering/export/pdf/render-order.ts', sheet('workSheet')],
  ['ordering/export/pdf/render-order.ts', sheet('confirmation')],
] satisfies [string, (locale: Locale) => Promise<Buffer>][];

/** How a day may be written. Everything else that looks like one is a fault. */
const DAY = {
  en: /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}\b/g,
  es: /\b\d{1,2} (?:ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic) \d{4}\b/g,
};
const OTHER_DAYS = [
  /\d{4}-\d\d-\d\d/,
  /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/,
  /\b(?:January|February|March|April|June|July|August|September|October|November|December) \d/,
  /\d de \p{L}+ de \d{4}/u,
  /\bUTC\b/,
];

const ROOT = join(import.meta.dirname, '../../..');

/** The files of the server that such a text is in. */
const serverFiles = (has: RegExp, within = /./) =>
  readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      within.test(file) &&
      has.test(readFileSync(join(ROOT, 'server', file), 'utf8')),
  );

describe('dates on paper', () => {
  it.each(
    PAPERS.flatMap(
      ([file, draw]) =>
        [
          [file, 'en', draw],
          [file, 'es', draw],
        ] as const,
    ),
  )(
    'PY-05 OR-10 have one form and the zone of the practice: %s, %s',
    async (_file, locale, draw) => {
      const text = allText(await readPdf(await draw(locale)));
      const printed = { en: 'May 31, 2026, 10:30 PM CDT', es: '31 may 2026, 22:30 CDT' };
      expect(text).toContain(printed[locale]);
      expect(text.match(DAY[locale])?.length).toBeGreaterThan(1);
      const other = locale === 'en' ? 'es' : 'en';
      for (const wrong of [...OTHER_DAYS, DAY[other]]) expect(text).not.toMatch(wrong);
    },
  );

  it('PY-05 OR-10 are those of all papers that there are', () => {
    const known = PAPERS.map(([file]) => file);
    expect(new Set(serverFiles(/\bopenPages\(/))).toEqual(
      new Set([...known, 'platform/pdf/page.ts']),
    );
  });

  it('PY-05 OR-10 are written by one module: no paper formats a date itself', () => {
    const own = serverFiles(
      /DateTimeFormat|toLocale|toISOString|email-texts/,
      /\/(paper|pdf|label|content)\//,
    );
    // `times.ts` names files and compares days; it writes nothing on paper.
    expect(own.toSorted()).toEqual(['platform/pdf/paper-dates.ts', 'platform/pdf/times.ts']);
  });

  it.each([
    ['2026-01-15T09:30:00.000Z', 'America/Chicago', 'en', 'Jan 15, 2026, 3:30 AM CST'],
    ['2026-07-15T04:30:00.000Z', 'America/Chicago', 'en', 'Jul 14, 2026, 11:30 PM CDT'],
    ['2026-07-15T04:30:00.000Z', 'America/Chicago', 'es', '14 jul 2026, 23:30 CDT'],
    ['2026-01-15T05:00:00.000Z', 'America/New_York', 'en', 'Jan 15, 2026, 12:00 AM EST'],
    ['2026-01-15T09:30:00.000Z', 'UTC', 'es', '15 ene 2026, 9:30 UTC'],
  ] as const)('OR-10 %s in %s (%s) is %s', (at, zone, locale, expected) => {
    expect(paperMoment(at, zone, locale)).toBe(expected);
    expect(expected.startsWith(paperDayAt(at, zone, locale))).toBe(true);
  });
});
