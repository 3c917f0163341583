import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/basics/locale.ts';
import { orderClinical as clinicalEn } from '#providers/messages/en/orders/order-clinical.ts';
import { orderClinical as clinicalEs } from '#providers/messages/es/orders/order-clinical.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { labelsIn } from '#server/ordering/export/content/labels.ts';
import { code128 } from '#server/platform/pdf/code-128.ts';
import { clinicalFields } from '#src/eye/clinical-fields.ts';

type Labels = Record<string, string>;
const PAGE = { en: clinicalEn, es: clinicalEs };

/** What is measured, by the name of the field, as the form, the page of an order and the paper call it. */
function vocabularies(locale: Locale): Record<'form' | 'page' | 'paper', Labels> {
  const form = clinicalFields().map(({ name, label }) => [name, label[locale]]);
  return {
    form: Object.fromEntries(form) as Labels,
    page: PAGE[locale].fields,
    paper: labelsIn(locale).clinical,
  };
}

/** Labels of which a label may have one side only, the same wherever the field is named. */
const OPPOSITES: Record<Locale, [one: RegExp, other: RegExp][]> = {
  en: [
    [/\bupper\b/i, /\blower\b/i],
    [/\bflat\b/i, /\bsteep\b/i],
    [/\bright\b/i, /\bleft\b/i],
    [/\bsphere\b/i, /\bcylinder\b/i],
  ],
  es: [
    [/\bsuperior\b/i, /\binferior\b/i],
    [/\bplan[ao]\b/i, /\b(curva|cerrad[ao])\b/i],
    [/\bderech[oa]\b/i, /\bizquierd[oa]\b/i],
    [/\besfera\b/i, /\bcilindro\b/i],
  ],
};

const duplicates = (labels: string[]) =>
  labels.filter((label, index) => labels.indexOf(label) !== index);

describe.each<Locale>(['en', 'es'])('the labels in %s', (locale) => {
  const labels = labelsIn(locale);
  const { form, page, paper } = vocabularies(locale);

  it('OR-10 say the same of every measurement on the form, on the page and on paper', () => {
    const ofForm = ['condition', 'flatK', 'steepK', 'hvid', 'pupil', 'lid', 'vertexDistance'];
    const ofEye = ['overKCylinder', 'minutesOnEye', 'centralVault', 'limbal', 'landing'];
    for (const name of [...ofForm, ...ofEye, 'changeRequest'])
      expect([name, page[name], paper[name]]).toEqual([name, form[name], form[name]]);
  });

  it('OR-10 never name one side on the form and the other elsewhere', () => {
    const names = [...new Set([form, page, paper].flatMap((labels) => Object.keys(labels)))];
    const contradictions = names.filter((name) => {
      const labels = [form, page, paper].map((one) => one[name] ?? '').join(' | ');
      return OPPOSITES[locale].some(([one, other]) => one.test(labels) && other.test(labels));
    });
    expect(contradictions).toEqual([]);
  });

  it.each([
    ['what is measured, on paper', Object.values(paper)],
    ['what is measured, on the page of an order', Object.values(page)],
    ['states', Object.values(labels.states)],
    ['types', Object.values(labels.types)],
    ['reasons of return', Object.values(labels.returnReasons)],
    ['eyes', Object.values(labels.eyes)],
    ['facts', Object.values(labels.facts)],
    ['conditions', Object.values(labels.conditions)],
    ['lid positions', Object.values(labels.lids)],
    ['limbal findings', Object.values(labels.limbalFindings)],
    ['landing findings', Object.values(labels.landingFindings)],
    ['checks', Object.values(labels.checks)],
    ['patient', Object.values(labels.patient)],
    ['columns', Object.values(labels.csv)],
  ])('OR-10 tell apart: %s', (_what, labels) => {
    expect(labels.filter((label) => !label.trim())).toEqual([]);
    expect(duplicates(labels)).toEqual([]);
  });

  it.each(catalogue.map((lens) => [lens.id, lens] as const))(
    'OR-01 tell the parameters of %s apart, and the options of each',
    (_id, { parameters }) => {
      expect(duplicates(parameters.map(({ label }) => label[locale]))).toEqual([]);
      for (const parameter of parameters) {
        if (parameter.kind === 'number') continue;
        expect(duplicates(parameter.options.map(({ label }) => label[locale]))).toEqual([]);
      }
    },
  );
});

const SYMBOL = 6;
const STOP = [2, 3, 3, 1, 1, 1, 2];
const ALL = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');

/** The symbols of the code, each as its six widths, without the stop. */
function symbolsOf(text: string): string[] {
  const widths = code128(text);
  expect(widths.slice(-STOP.length)).toEqual(STOP);
  const rest = widths.slice(0, -STOP.length);
  return Array.from({ length: rest.length / SYMBOL }, (_, at) =>
    rest.slice(at * SYMBOL, (at + 1) * SYMBOL).join(''),
  );
}

describe('Code 128', () => {
  it('AD-13 is what the standard gives for an order number', () => {
    // start B, L, P, -, 1, 0, 0, 0, 0, 1, check
    const symbols = '211214 132131 313121 122132 123221 123122 123122 123122 123122 123221';
    const check = expect.stringMatching(/^\d{6}$/);
    expect(symbolsOf('LP-100001')).toEqual([...symbols.split(' '), check]);
  });

  it('AD-13 has the check symbol that scanners compute', () => {
    // (104 + 1·44 + 2·48 + 3·13 + 4·17 + (5 + 6 + 7 + 8)·16 + 9·17) mod 103 = 920 mod 103 = 96, which is 114311
    expect(symbolsOf('LP-100001').at(-1)).toBe('114311');
  });

  it('AD-13 every symbol is 11 modules wide, has an even width of bars, and is unlike the others', () => {
    const symbols = symbolsOf(ALL).slice(1, -1);
    expect(new Set(symbols).size).toBe(95);
    for (const symbol of symbols) {
      const widths = Array.from(symbol, Number);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11);
      const [first = 0, , third = 0, , fifth = 0] = widths;
      expect((first + third + fifth) % 2).toBe(0);
    }
  });

  it('AD-13 can be read back', () => {
    const letters = new Map(
      symbolsOf(ALL)
        .slice(1, -1)
        .map((symbol, at) => [symbol, ALL[at] ?? '']),
    );
    assert(
      property(string({ minLength: 1 }), (text) => {
        const read = symbolsOf(text)
          .slice(1, -1)
          .map((symbol) => letters.get(symbol));
        expect(read.join('')).toBe(text);
      }),
    );
  });

  it.each(['é', '\n', '🙂'])('AD-13 refuses %j, which this code set does not have', (text) =>
    expect(() => code128(text)).toThrow('printable ASCII'),
  );
});
