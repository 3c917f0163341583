import { describe, expect, it } from 'vitest';
import { clinicalFields } from '#domain/clinical/clinical-fields.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import { orderClinical as clinicalEn } from '#providers/messages/en/orders/order-clinical.ts';
import { orderClinical as clinicalEs } from '#providers/messages/es/orders/order-clinical.ts';
import { labelsIn } from '#server/ordering/export/content/labels.ts';

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

  it('OR-10 name the lower lid so in the form, on the page and on paper', () => {
    const lid = { en: 'Lower lid position', es: 'Posición del párpado inferior' }[locale];
    expect([form['lid'], page['lid'], paper['lid']]).toEqual([lid, lid, lid]);
  });

  it('OR-10 say the same of every measurement on the form, on the page and on paper', () => {
    const ofForm = ['condition', 'flatK', 'steepK', 'hvid', 'pupil', 'lid', 'vertexDistance'];
    const ofEye = ['overKCylinder', 'minutesOnEye', 'centralVault', 'limbal', 'landing'];
    for (const name of [...ofForm, ...ofEye, 'changeRequest']) {
      expect([name, page[name], paper[name]]).toEqual([name, form[name], form[name]]);
    }
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
