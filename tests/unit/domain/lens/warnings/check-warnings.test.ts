import { describe, expect, it } from 'vitest';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import { givenValues } from '#domain/lens/given.ts';
import { en } from '#domain/lens/warnings/messages/en.ts';
import { es } from '#domain/lens/warnings/messages/es.ts';
import { engineRules, warningRules } from '#domain/lens/warnings/rules.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import { codesOf, lensOf, warningsOf } from './build-context.ts';
import { CORNEAL_CASES } from './corneal-cases.ts';
import { EXPECTED_CASES } from './expected-cases.ts';
import { MEASURED_CASES } from './measured-cases.ts';
import { ORDER_CASES } from './order-cases.ts';
import { OTHER_CASES } from './other-cases.ts';
import { SCLERAL_CASES } from './scleral-cases.ts';

const CASES = [
  ...MEASURED_CASES,
  ...CORNEAL_CASES,
  ...SCLERAL_CASES,
  ...OTHER_CASES,
  ...ORDER_CASES,
  ...EXPECTED_CASES,
];

describe('the 46 warnings', () => {
  it.each(CASES)('SE-08 no. %i: %s fires', (number, code, level, lens, field, fires) => {
    const found = warningsOf(lens, fires).filter((warning) => warning.code === code);
    expect(found).toEqual([expect.objectContaining({ number, level, field })]);
  });

  it.each(CASES)('SE-08 no. %i: %s is silent on the near side', (...[, code, , lens, , , near]) => {
    expect(codesOf(lens, near)).not.toContain(code);
  });

  it('SE-08 has all 46 numbers, and a case for each rule', () => {
    const numbers = [...warningRules, ...engineRules].map(({ number }) => number);
    const expected = Array.from({ length: 46 }, (_, index) => index + 1);
    expect([...new Set(numbers)].filter((one) => one > 0).toSorted((a, b) => a - b)).toEqual(
      expected,
    );
    const tried = new Set(CASES.map(([, code]) => code));
    expect(warningRules.map(({ code }) => code).filter((code) => !tried.has(code))).toEqual([]);
  });

  it('SE-08 has one rule for each text, so that a code names one thing', () => {
    const codes = warningRules.map(({ code }) => code).toSorted();
    expect(codes).toEqual(Object.keys(en).toSorted());
    expect(codes).toEqual(Object.keys(es).toSorted());
  });

  it.each(CASES)('SE-08 no. %i: %s reads in both languages', (...[, code, , lens, , fires]) => {
    const texts = warningsOf(lens, fires)
      .filter((warning) => warning.code === code)
      .flatMap((warning) =>
        (['en', 'es'] as const).map((locale) => describeWarning(warning, locale)),
      );
    expect(new Set(texts).size).toBe(2);
    for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN|null/);
  });

  it('SE-08 does not call two empty columns identical', () => {
    expect(codesOf(lensOf('gp-sphere'), { left: {} })).not.toContain('eyesIdentical');
  });

  it('SE-08 writes powers, lengths and axes as the trade does', () => {
    const plus = warningsOf(lensOf('gp-sphere'), {
      clinical: { refractionSphere: -7.75, refractionCylinder: 1.75, refractionAxis: 90 },
    }).find(({ code }) => code === 'plusCylinder');
    if (!plus) throw new Error('Nothing was told of the plus cylinder');
    expect(describeWarning(plus, 'en')).toBe(
      'Plus cylinder: −7.75 D +1.75 D × 090° is −6.00 D −1.75 D × 180° in minus cylinder',
    );
    expect(
      describeWarning({ code: 'softCurveSteep', params: { curveMm: 7.4, flatMm: 7.5 } }, 'es'),
    ).toBe('La curva base 7.40 mm es más cerrada que la K plana de 7.50 mm');
    const missing = {
      code: 'empiricalData',
      params: { missingTerms: 'hvid flatK refractionSphere' },
    };
    expect(describeWarning(missing, 'es')).toBe(
      'Sin lente de prueba, el laboratorio necesita DHIV (HVID), queratometría y refracción',
    );
  });
});

function levels(id: string, warnings: LensDefinition['warnings'] = {}) {
  return warningsOf(lensOf(id, { warnings }), {})
    .filter(({ code }) => code === 'empiricalData')
    .map(({ level }) => level);
}

describe('lenses that cannot be told apart', () => {
  const pairs = ['gp-sphere', 'ortho-k', 'custom-soft-sphere'];
  const looks = ['', 'none', 'dot'].flatMap((dot) =>
    ['', 'blue', 'green'].map((colour): Prescription => givenValues({ dot, colour })),
  );
  const all = pairs.flatMap((lensId) => looks.map((look) => ({ lensId, look })));

  it('SE-08 are told of once for the order, whenever it is true', () => {
    const faults = all.flatMap((right) =>
      all.flatMap((left) => {
        const found = codesOf(lensOf(right.lensId), {
          prescription: right.look,
          left: { lens: lensOf(left.lensId), prescription: left.look },
        }).filter((code) => code === 'eyesLookAlike');
        // Blue is the default; an ortho-k lens has no dot; soft lenses are told apart otherwise.
        const seen = ({ lensId, look }: typeof left) =>
          `${look['colour'] ?? 'blue'} ${lensId !== 'ortho-k' && look['dot'] === 'dot'}`;
        const isRigid = ![right, left].some(({ lensId }) => lensId === 'custom-soft-sphere');
        const expected = isRigid && seen(right) === seen(left) ? 1 : 0;
        return found.length === expected ? [] : [{ right, left, found }];
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe('the settings of a lens', () => {
  const soft = { prescription: { sphere: 12.25 } };

  it('SE-08 change a limit', () => {
    const warnings = { softPowerHigh: { off: false, limits: { sphere: 13 } } };
    expect(codesOf(lensOf('custom-soft-sphere'), soft)).toContain('softPowerHigh');
    expect(codesOf(lensOf('custom-soft-sphere', { warnings }), soft)).not.toContain(
      'softPowerHigh',
    );
  });

  it('SE-08 take a vault as settled from the first minute where settling takes no time', () => {
    const limits = { vault: 100, halfLifeMinutes: 0 };
    const lens = lensOf('ampleye-scleral', { warnings: { vaultLow: { off: false, limits } } });
    const codes = [99, 100].map((centralVault) =>
      codesOf(lens, { clinical: { centralVault, minutesOnEye: 0 } }),
    );
    expect(codes.map((found) => found.includes('vaultLow'))).toEqual([true, false]);
  });

  it('SE-08 switch a warning off, but no error', () => {
    const off = { off: true, limits: {} };
    const lens = lensOf('custom-soft-sphere', {
      warnings: { softPowerHigh: off, axisOutside: off },
    });
    const codes = codesOf(lens, {
      ...soft,
      clinical: { refractionCylinder: -1, refractionAxis: 200 },
    });
    expect(codes).not.toContain('softPowerHigh');
    expect(codes).toContain('axisOutside');
  });

  it('SE-08 switch what concerns the order off only where both lenses do', () => {
    const off = { eyesLookAlike: { off: true, limits: {} } };
    const lens = lensOf('gp-sphere', { warnings: off });
    expect(codesOf(lens, { left: {} })).not.toContain('eyesLookAlike');
    expect(codesOf(lens, { left: { lens: lensOf('gp-sphere') } })).toContain('eyesLookAlike');
  });

  it('SE-08 make the measurements an error, of whichever lens', () => {
    const settings = { empiricalData: { off: false, limits: { required: 1 } } };
    expect(levels('gp-sphere')).toEqual([]);
    expect(levels('ortho-k')).toEqual(['warning']);
    expect(levels('gp-sphere', settings)).toEqual(['error']);
    const lens = lensOf('gp-sphere', { warnings: settings });
    expect(codesOf(lens, { order: { type: 'reorder' } })).not.toContain('empiricalData');
  });
});
