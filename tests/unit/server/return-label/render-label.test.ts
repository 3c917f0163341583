import { describe, expect, it } from 'vitest';
import {
  renderLabel,
  type LabelPrint,
} from '#server/ordering/return-requests/label/render-label.ts';
import type { ReturnLabel } from '#server/ordering/return-requests/label/return-label.ts';
import { paperFor } from '#server/platform/pdf/paper-for.ts';
import { buildReturnLabel } from '../../../fixtures/build-return-label.ts';
import { readBarCodes } from '../../../fixtures/read-bar-codes.ts';
import { readTags, tagsOf } from '../../../fixtures/read-pdf-tags.ts';
import { allText, readPdf } from '../../../fixtures/read-pdf.ts';
import { recordPdf } from '../../../fixtures/record-pdf.ts';
import { drawnPages, faultsOf } from '../order-export/page-faults.ts';

const PROVIDER = {
  name: 'Meridian Lens Lab',
  phone: '+1 555 0100',
  website: 'https://lab.test',
  address: ['12 Mill Lane', 'Dayton, OH 45402'],
};
const PRINT: LabelPrint = {
  size: 'Letter',
  locale: 'en',
  printedAt: new Date('2026-05-21T10:00:00Z'),
  provider: PROVIDER,
};

const LABEL = buildReturnLabel();
const render = (label: Partial<ReturnLabel> = {}, print: Partial<LabelPrint> = {}) =>
  renderLabel({ ...LABEL, ...label }, { ...PRINT, ...print });

const linesOf = async (file: Promise<Buffer>) => allText(await readPdf(await file)).split('\n');

const WIDE = 'W'.repeat(60);
const CROWDED: Partial<ReturnLabel> = {
  practice: `${WIDE} Eye Care`,
  from: ['A very long street in a town with a long name, Suite 1200', WIDE],
  lens: `${WIDE} ${'lens '.repeat(5)}`,
};

describe('a return label', () => {
  it('CR-03 says from whom to whom, for which lens, and until when', async () => {
    const lines = await linesOf(render());
    const parts =
      'Return label|Lakeside Eye Care|12 Harbor Road, Suite 4|Chicago, IL 60601|' +
      'Meridian Lens Lab|12 Mill Lane|Dayton, OH 45402|+1 555 0100|100200|LP-100042|INV-100017|' +
      'Right (R)|GP Sphere|May 20, 2026|Jun 20, 2026|1.|2.|3.|4.|' +
      'RMA-100001 · Printed May 21, 2026, 5:00 AM CDT|' +
      'The lab must have the lens by Jun 20, 2026. Later, its credit is not given.';
    for (const expected of parts.split('|')) expect(lines).toContain(expected);
  });

  it('CR-03 is in the language of the reader', async () => {
    const lines = await linesOf(render({ eye: 'left' }, { locale: 'es' }));
    for (const expected of ['Etiqueta de devolución', 'Izquierdo (L)', '20 jun 2026'])
      expect(lines).toContain(expected);
  });

  it('CR-03 says what is not known yet: the last day, the invoice, the address of the lab', async () => {
    const provider = { ...PROVIDER, address: [], phone: '' };
    const lines = await linesOf(render({ until: null, invoiceNumber: '' }, { provider }));
    expect(lines.filter((line) => line === '—')).toHaveLength(2);
    const text = lines.join(' ');
    expect(text).toContain('Ask us for our address before you send the lens.');
    expect(text).toContain('The portal shows until when');
  });

  it.each(['Letter', 'A4'] as const)(
    'CR-03 has its number for a scanner, for the parcel and for the lens (%s)',
    async (size) => {
      expect(readBarCodes(await render({}, { size }))).toEqual([['RMA-100001', 'RMA-100001']]);
      const [other] = readBarCodes(await render({ number: 'RMA-9876543' }, { size }));
      expect(other).toEqual(['RMA-9876543', 'RMA-9876543']);
    },
  );

  it('CR-03 is as it was', async () => {
    await expect(await recordPdf(await render())).toMatchFileSnapshot('records/label.txt');
  });

  it('CR-03 has its number in large letters, below the bars and in the head', async () => {
    const [page] = await readPdf(await render());
    const sizes = page?.texts.filter(({ text }) => text === LABEL.number).map(({ size }) => size);
    expect(sizes).toEqual([20, 30, 20]);
  });

  it.each([
    ['Letter', 'en', {}],
    ['A4', 'es', {}],
    ['Letter', 'es', CROWDED],
    ['A4', 'en', CROWDED],
  ] as const)('CR-03 fits one page (%s, %s)', async (size, locale, label) => {
    const pages = await drawnPages(await render(label, { size, locale }));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.width).toBeCloseTo(size === 'A4' ? 595.28 : 612, 0);
    expect(faultsOf(pages)).toEqual([]);
    expect(pages[0]?.shapes.filter(({ isDashed }) => isDashed)).toHaveLength(1);
  });
});

it.each(['en', 'es'] as const)(
  'CR-03 the tags of a return label: name title and language, and say what the bars say (%s)',
  async (locale) => {
    const read = await readTags(await render({}, { locale }));
    const title = locale === 'es' ? 'Etiqueta de devolución' : 'Return label';
    expect(read).toMatchObject({ title: `${title} RMA-100001`, language: locale, isMarked: true });
    const [page] = read.pages;
    const tags = page?.tags ?? { role: '', texts: [], children: [] };
    const alt = locale === 'es' ? 'Código de barras: RMA-100001' : 'Bar code: RMA-100001';
    expect(tagsOf(tags, 'Figure').map((figure) => figure.alt)).toEqual([alt, alt]);
    expect(tagsOf(tags, 'H1')).toHaveLength(1);
    expect(tagsOf(tags, 'H2')).toHaveLength(2);
    // Eight facts and four steps.
    expect(tagsOf(tags, 'LI')).toHaveLength(12);
    // The foot repeats the number.
    expect(page?.untagged).toEqual([expect.stringContaining('RMA-100001')]);
  },
);

it.each([
  ['US', 'Letter'],
  ['CA', 'Letter'],
  ['MX', 'Letter'],
  ['', 'Letter'],
  ['DE', 'A4'],
  ['GB', 'A4'],
  ['ES', 'A4'],
] as const)('CR-03 the paper of a country: of %j is %s', (country, paper) =>
  expect(paperFor(country)).toBe(paper),
);
