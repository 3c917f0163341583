import { describe, expect, it } from 'vitest';
import {
  describeChange,
  describeMissing,
  describeSaid,
  describeUnmade,
  type Words,
} from '#domain/consultant/fitting/describe.ts';
import { refusedMeasure } from '#domain/consultant/fitting/finding-messages.ts';
import { en } from '#domain/consultant/fitting/messages/en.ts';
import { es } from '#domain/consultant/fitting/messages/es.ts';
import { MEASURES, type MeasureName } from '#domain/consultant/fitting/planning/finding-fields.ts';
import type { FittingResult } from '#domain/consultant/fitting/proposal.ts';
import { rowsOf, valuesOf } from '../text-table.ts';
import { propose, type CaseSetup } from './fitting-case.ts';
import { nested, setupOf, type WorkedCase } from './worked-case.ts';
import { CORNEAL_CASES } from './worked-cases-corneal.ts';
import { POWER_CASES } from './worked-cases-power.ts';
import { SCLERAL_CASES } from './worked-cases-scleral.ts';

const CASES = Object.values({ ...SCLERAL_CASES, ...POWER_CASES, ...CORNEAL_CASES }).flat();

/** All that is proposed and said of a case, with whose word each is. */
function stated({ working, setup, seen }: WorkedCase, words: Words): string {
  const { lens } = setup;
  const result = propose(setup, seen);
  const { changes, unmade, advice, conflicts, consult, missing, findings, settling } = result;
  const said = (one: Parameters<typeof describeSaid>[0]) => describeSaid(one, words);
  return [
    `# ${lens.id} ${JSON.stringify(seen).replaceAll(/[{}"]/gu, '')}`,
    `# ${working}`,
    ...findings.map((finding) => `found: ${words.texts[finding]}`),
    ...changes.flatMap((change) => {
      const { lines, reason, limited, standing, otherLens } = describeChange(change, lens, words);
      const { finding, id, rank, source, amountSource } = change;
      const from = `${standing}: ${source}, ${amountSource}`;
      const all = lines.concat(limited ?? [], from, otherLens ?? []);
      return [`${finding} ${rank}: ${id}: ${reason}`].concat(all.map((one) => `  ${one}`));
    }),
    ...unmade.map((one) => {
      const { finding, rank, id, source } = one;
      const why = `${describeUnmade(one, lens, words)} (${said(one.reason)})`;
      return `not made, ${finding} ${rank}: ${id}: ${why} [${source}]`;
    }),
    ...advice.map((one) => `advice: ${said(one)} [${one.source}]`),
    ...conflicts.map((one) => `conflict: ${said(one)} [${one.followed}, not ${one.others.join()}]`),
    ...consult.map((one) => `consult: ${said(one)} [${one.source}]`),
    ...missing.map((field) => `missing: ${describeMissing(field, lens, words)}`),
    ...Object.entries(settling ?? {}).map(([name, value]) => `settling, ${name}: ${value}`),
    '',
  ].join('\n');
}

/** What is found and done, with the end of one parameter only. */
function outlineOf(result: FittingResult, shown: string): string {
  const { findings, changes, unmade, advice, conflicts, consult, missing } = result;
  const ends = changes.map(({ id, set, limited }) => {
    const end = set.find(({ parameter }) => parameter === shown);
    return `${id}${end ? ` ${end.to}` : ''}${limited ? ' (limited)' : ''}`;
  });
  const not = unmade.map(({ id, because }) => `${id} ${because}`);
  const notes = [...advice, ...conflicts, ...consult].map(({ key }) => key);
  const needed = missing.map((field) => `missing ${field}`);
  return [...findings, ...ends, ...not, ...notes, ...needed].join(', ') || 'nothing';
}

/** The lens, what else is seen, a figure with its first value, its last and the step, and the parameter that is shown. */
const WALKS = rowsOf(`
  ampleye-scleral | minutesOnEye 480 | centralVault 220 520 1 | baseCurve
  ampleye-scleral, sag 6400 | minutesOnEye 480 | centralVault 190 210 1
  ampleye-scleral | minutesOnEye 0 | centralVault 290 570 1
  other-scleral, sag 3800, baseCurve 7.8, sphere -2 | minutesOnEye 30 | centralVault 220 480 1 | baseCurve
  ampleye-scleral | centralVault 400 | minutesOnEye 0 30 1
  ampleye-scleral | foggingAfter 60 | limbalClearance 0 230 1
  ampleye-scleral | foggingAfter 60 | centralVault 380 380 1
  ampleye-scleral | minutesOnEye 480, foggingAfter 60 | centralVault 240 410 1
  ampleye-scleral, landing toric, scleralFlat flat1, scleralSteep steep1 | landing.superior lift, landing.inferior lift
    | worn.landingMeridian 1 180 1
  ampleye-scleral, centreThickness 0.3 | bubbles none | overKCylinder -1 1 0.01
  ampleye-scleral | overRefractionSphere 0, overRefractionAxis 90, overKCylinder 0 | overRefractionCylinder -2 2 0.25
  ampleye-scleral | overRefractionSphere 0, overRefractionAxis 90, overRefractionCylinder -2 | overKCylinder -1 1 0.01
  gp-sphere | bubbles none | overRefractionSphere -5 5 0.25 | sphere
  gp-front-toric | rotation.direction right, rotation.stability stable | rotation.degrees 0 15 1
  gp-front-toric | rotation.direction right, rotation.stability unstable | rotation.degrees 0 15 1
  gp-bitoric, clinical.flatMeridian 10 | overRefractionSphere 0, overRefractionCylinder -1 | overRefractionAxis 1 180 1
  ortho-k | bubbles none | overRefractionSphere -2 2 0.25 | baseCurve
  ortho-k | overRefractionSphere 0, overRefractionAxis 90 | overRefractionCylinder -2 2 0.25
  custom-soft-toric | rotation.direction right, rotation.stability stable | rotation.degrees 0 15 1
  custom-soft-sphere | rotation.direction right, rotation.stability stable | rotation.degrees 0 15 1
  custom-soft-toric | movement stuck | movementMm 0 5 0.1
`);

/** Where the outline of a case changes as one of its figures goes up. */
function walked([setup = '', seen = '', walk = '', shown = '']: string[]): string {
  const [name = '', ...range] = walk.split(' ');
  const [from = 0, to = 0, step = 1] = range.map(Number);
  const lines: string[] = [];
  let before = '';
  for (let at = 0; from + at * step <= to + step / 2; at += 1) {
    const value = Number((from + at * step).toFixed(2));
    const outline = outlineOf(proposeAt(setupOf(setup), seen, name, value), shown);
    if (outline !== before) lines.push(`from ${value}: ${outline}`);
    before = outline;
  }
  return [`# ${setup}; ${seen}; ${walk}`, ...lines, ''].join('\n');
}

/** The figure is one of the lens behind `worn.`. */
function proposeAt(setup: CaseSetup, seen: string, name: string, value: number): FittingResult {
  const [kind = '', parameter = ''] = name.split('.');
  if (kind !== 'worn') return propose(setup, nested({ ...valuesOf(seen), [name]: value }));
  const worn = { ...setup.worn, [parameter]: value };
  return propose({ ...setup, worn }, nested(valuesOf(seen)));
}

describe('the record of the fitting core', () => {
  it.each([
    ['en', en],
    ['es', es],
  ] as const)('VC-04 has no brace and no key in a sentence (%s)', (locale, texts) => {
    const lines = CASES.flatMap((one) => stated(one, { locale, texts }).split('\n'));
    expect(lines.join()).toContain(locale === 'es' ? 'nasal y superior.' : 'nasal and superior.');
    expect(lines.filter((line) => /[{}]|undefined|NaN|term\.|: $/u.test(line))).toEqual([]);
  });

  it('VC-04 of the worked cases is as it was', async () => {
    const records = CASES.map((one) => stated(one, { locale: 'en', texts: en }));
    await expect(records.join('\n')).toMatchFileSnapshot('records/worked.txt');
  });

  it('VC-04 of the figures at which its answer changes, or which it refuses, is as it was', async () => {
    const refused = (Object.keys(MEASURES) as MeasureName[]).map((name) => {
      const { max, step } = MEASURES[name].grid;
      return refusedMeasure(name, max + step, max).en;
    });
    const lines = [...WALKS.map(walked), ...refused].join('\n');
    await expect(lines).toMatchFileSnapshot('records/limits.txt');
  });
});
