import { describe, expect, it } from 'vitest';
import {
  describeAmounts,
  describeChange,
  describeField,
  describeMissing,
  describeSaid,
  describeUnmade,
  type Words,
} from '#domain/fitting/describe.ts';
import { en } from '#domain/fitting/messages/en.ts';
import { es } from '#domain/fitting/messages/es.ts';
import type { UnmadeChange } from '#domain/fitting/proposal.ts';
import { rowsOf, valuesOf } from '../text-table.ts';
import { lensOf, propose } from './fitting-case.ts';
import type { WorkedCase } from './worked-case.ts';
import { CORNEAL_CASES } from './worked-cases-corneal.ts';
import { POWER_CASES } from './worked-cases-power.ts';
import { SCLERAL_CASES } from './worked-cases-scleral.ts';

const EN: Words = { locale: 'en', texts: en };
const ES: Words = { locale: 'es', texts: es };
const ampleye = lensOf('ampleye-scleral');

const CASES = Object.values({ ...SCLERAL_CASES, ...POWER_CASES, ...CORNEAL_CASES }).flat();

function bracesOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/gu)].map(String).toSorted((a, b) => a.localeCompare(b));
}

/** Everything that is said of a case. */
function said({ setup, seen }: WorkedCase, words: Words): string[] {
  const { lens } = setup;
  const { changes, unmade, advice, conflicts, consult, missing, findings } = propose(setup, seen);
  return [
    ...changes.flatMap((change) => {
      const { lines, reason, limited, standing, otherLens } = describeChange(change, lens, words);
      return lines.concat(reason, standing, limited ?? 'none', otherLens ?? 'none');
    }),
    ...unmade.map((change) => describeUnmade(change, lens, words)),
    ...[...advice, ...conflicts, ...consult].map((one) => describeSaid(one, words)),
    ...missing.map((field) => describeMissing(field, lens, words)),
    ...findings.map((finding) => words.texts[finding]),
  ];
}

describe('what the core says', () => {
  it('VC-04 is the same in both languages, with the same figures', () => {
    for (const [key, text] of Object.entries(en)) {
      expect([key, bracesOf(es[key as keyof typeof en])]).toEqual([key, bracesOf(text)]);
    }
  });

  it.each([
    ['en', EN],
    ['es', ES],
  ])('VC-04 leaves no brace and no key in a sentence of a worked case (%s)', (_, words) => {
    const all = CASES.flatMap((one) => said(one, words));
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((text) => /[{}]|undefined|NaN|finding\.|term\./u.test(text))).toEqual([]);
    expect(all.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('VC-04 tells a change with its amounts, reason and standing', () => {
    const [change] = propose({ lens: lensOf('gp-sphere') }, { position: 'superior' }).changes;
    expect(change && describeChange(change, lensOf('gp-sphere'), EN)).toEqual({
      lines: [
        'Base curve: 7.80 mm → 7.70 mm (−0.10 mm, +0.56 D)',
        'Sphere: −3.00 D → −3.50 D (−0.50 D)',
      ],
      reason: 'The lens rides high: steeper, or smaller',
      limited: null,
      standing: 'Second-hand',
      otherLens: 'From a guide to another lens',
    });
  });

  it('VC-04 tells that the range ends, in both languages', () => {
    const setup = { lens: ampleye, worn: { sag: 6_450 } };
    const [change] = propose(setup, { centralVault: 100, minutesOnEye: 480 }).changes;
    expect(change && describeChange(change, ampleye, EN).limited).toBe(
      'Sagittal depth: 6675 µm was wanted; 6500 µm is the nearest that is made',
    );
    expect(change && describeChange(change, ampleye, ES).limited).toBe(
      'Profundidad sagital: se buscaba 6675 µm; 6500 µm es el más cercano que se hace',
    );
  });

  it('VC-04 lists quadrants in the language', () => {
    const { changes } = propose(
      { lens: ampleye },
      { landing: { nasal: 'lift', inferior: 'lift' } },
    );
    const [change] = changes;
    expect(change && describeSaid(change.reason, EN)).toBe(
      'Stands off: nasal and inferior. A steeper landing, 50 µm a step, lowers the edge',
    );
    expect(change && describeSaid(change.reason, ES)).toBe(
      'Levantado: nasal e inferior. Un apoyo más cerrado, 50 µm por paso, baja el borde',
    );
  });
});

describe('fields and amounts', () => {
  it('VC-04 shows each unit with its sign, and no amount of 0', () => {
    const amounts = { um: -50, mm: 0.1, dioptres: -0.5, degrees: 5, steps: -1 };
    expect(describeAmounts(amounts, EN)).toBe('−50 µm, +0.10 mm, −0.50 D, +5°, −1 steps');
    expect(describeAmounts({ um: 0 }, EN)).toBe('');
  });

  it('VC-04 shows a value that begins, and one that ends', () => {
    const begins = { parameter: 'axis', from: null, to: 90, amounts: {} };
    expect(describeField(begins, ampleye, EN)).toBe('Axis: none → 090°');
    expect(describeField({ ...begins, from: 90, to: null }, ampleye, ES)).toBe(
      'Eje: ya no se indica',
    );
    expect(describeField({ ...begins, parameter: 'unheardOf' }, ampleye, EN)).toBe('');
  });

  it.each(
    rowsOf(`
  because anotherLens, parameter limbalZone, wanted 125, nearest steep4
    | Limbal zone: 125 µm is not made here. Nearest: Steep 4: +100 µm clearance. Another lens
  because anotherLens, parameter sphere, wanted -21, nearest null
    | Sphere: −21.00 D is not made here. Another lens
  because tooCoarse, parameter sag, wanted 3885.5, nearest 3800
    | Sagittal depth: the smallest step would overshoot. Nearest: 3800 µm. Another lens
  because notGiven, parameter centreThickness, wanted null, nearest null
    | Center thickness: the worn value is unknown, or the laboratory chose it. Ask the consultant
  because noParameter, parameter edge, wanted null, nearest null
    | This lens cannot be changed so: another lens
`),
  )('VC-04 says why %s cannot be made', (told = '', text = '') => {
    const reason = { key: 'reason.power', values: {} } as const;
    const change = {
      id: 'any',
      finding: 'finding.power',
      rank: 1,
      reason,
      source: 'formulas',
    } as const;
    const unmade: UnmadeChange = {
      ...change,
      ...valuesOf<Pick<UnmadeChange, 'because' | 'parameter' | 'wanted' | 'nearest'>>(told),
    };
    expect(describeUnmade(unmade, ampleye, EN)).toBe(text);
  });

  it.each([
    ['clinical.flatMeridian', 'Flat meridian is needed to say more'],
    ['movement', 'Movement is needed to say more'],
    ['overKCylinder', 'Over-keratometry, cylinder is needed to say more'],
    ['values.sphere', 'Sphere is needed to say more'],
    ['values.unheardOf', 'unheardOf is needed to say more'],
  ] as const)('VC-04 asks for %s', (field, text) => {
    expect(describeMissing(field, ampleye, EN)).toBe(text);
  });
});
