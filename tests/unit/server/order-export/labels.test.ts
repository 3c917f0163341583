import { describe, expect, it } from 'vitest';
import { clinicalFields } from '#domain/clinical/clinical-fields.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import { messages as pageMessages } from '#resources/orders/messages.ts';
import { clinicalMessages } from '#resources/orders/show/clinical-messages.ts';
import { orderEn } from '#src/customer/order/messages-en.ts';
import { orderEs } from '#src/customer/order/messages-es.ts';
import { wordsIn } from '#server/ordering/export/content/labels.ts';

type Labels = Record<string, string>;

/** What is measured, by the name of the field, as the form, the page of an order and the paper call it. */
function vocabularies(locale: Locale): Record<'form' | 'page' | 'paper', Labels> {
  const form = clinicalFields().map(({ name, label }) => [name, label[locale]]);
  return {
    form: Object.fromEntries(form) as Labels,
    page: clinicalMessages[locale].fields,
    paper: wordsIn(locale).clinical,
  };
}

/** Words of which a label may have one side only, the same wherever the field is named. */
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
  const words = wordsIn(locale);
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

  it('OR-10 say the same of every type, state and return reason on the page and on paper', () => {
    const { states, types, returnReasons } = pageMessages[locale];
    expect([states, types, returnReasons]).toEqual([
      words.states,
      words.types,
      words.returnReasons,
    ]);
    const ofForm = { en: orderEn, es: orderEs }[locale];
    expect([ofForm.types, ofForm.reasons]).toEqual([words.types, words.returnReasons]);
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
    ['states', Object.values(words.states)],
    ['types', Object.values(words.types)],
    ['reasons of return', Object.values(words.returnReasons)],
    ['eyes', Object.values(words.eyes)],
    ['facts', Object.values(words.facts)],
    ['conditions', Object.values(words.conditions)],
    ['lid positions', Object.values(words.lids)],
    ['limbal findings', Object.values(words.limbalFindings)],
    ['landing findings', Object.values(words.landingFindings)],
    ['checks', Object.values(words.checks)],
    ['patient', Object.values(words.patient)],
    ['columns', Object.values(words.csv)],
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
