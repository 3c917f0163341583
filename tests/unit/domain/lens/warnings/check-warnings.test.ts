import { describe, expect, it } from 'vitest';
import { givenValues } from '#domain/lens/model/given.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { describeSeen, seenOf } from '#domain/lens/warnings/acknowledgements.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import { en } from '#domain/lens/warnings/messages/en.ts';
import { es } from '#domain/lens/warnings/messages/es.ts';
import { engineRules, warningRules } from '#domain/lens/warnings/rules.ts';
import { acknowledgementSchema } from '#domain/orders/order.ts';
import { valueOf } from '../../text-table.ts';
import { codesOf, lensOf, namedLens, warningsOf, type Setup } from './build-context.ts';
import { ORDER_CASES } from './order-cases.ts';
import { joined, LIMITS, setupOf, TOLD } from './told-cases.ts';

type Case = [head: string, fires: Setup, sentence?: string];
const CASES = [
  ...TOLD.map(([told = '', lens, field, made = '', measured = '', sentence]): Case => [
    [told, lens, field].join(' '),
    setupOf(made, measured),
    sentence,
  ]),
  ...ORDER_CASES.map(([head, fires, , sentence]): Case => [head, fires, sentence]),
];
const codeOf = (head: string) => head.split(' ')[1] ?? '';

describe('the 46 warnings', () => {
  it.each(CASES)('SE-08 no. %s fires', (head, fires, sentence) => {
    const [number, code, level, lens = '', field = ''] = head.split(' ');
    const told = warningsOf(namedLens(lens), fires).filter((warning) => warning.code === code);
    const expected = { number: Number(number), level, field: valueOf(field) };
    expect(told).toEqual([expect.objectContaining(expected)]);
    const [english, spanish] = told.flatMap((warning) =>
      (['en', 'es'] as const).map((locale) => describeWarning(warning, locale)),
    );
    expect(english).toBe(sentence ?? english);
    expect(spanish).not.toBe(english);
    expect(`${english} ${spanish}`).not.toMatch(/[{}]|undefined|NaN|null/);
    for (const { eye, params, ...warning } of told) {
      const seen = seenOf({ field: warning.field, params });
      const kept = acknowledgementSchema.parse({ code, eye, note: '', seen });
      expect([describeSeen(kept, 'en'), describeSeen(kept, 'es')]).toEqual([english, spanish]);
    }
  });

  it.each(LIMITS)(
    'SE-08 %s of %s by %s',
    (code, lens = '', by = '', made = '', measured = '', ...row) => {
      const [kind = '', name = ''] = by.split('.');
      const [fires = [], silent = []] = row.map((text) =>
        text.split(', ').filter((one) => one !== ''),
      );
      const found = [...fires, ...silent].filter((value) => {
        const varied = `${name} ${value}`;
        const setup =
          kind === 'values'
            ? setupOf(joined(made, varied), measured)
            : setupOf(made, joined(measured, varied));
        return codesOf(namedLens(lens), setup).includes(code ?? '');
      });
      expect(found).toEqual(fires);
    },
  );

  it.each(ORDER_CASES)('SE-08 no. %s is silent on the near side', (head, _fires, near) => {
    expect(codesOf(namedLens(head.split(' ')[3] ?? ''), near)).not.toContain(codeOf(head));
  });

  it('SE-08 has all 46 numbers, and a case and a limit for each rule', () => {
    const numbers = [...warningRules, ...engineRules].map(({ number }) => number);
    const expected = Array.from({ length: 47 }, (_, index) => index);
    expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual(expected);
    const codes = new Set<string>(warningRules.map(({ code }) => code));
    expect(new Set(CASES.map(([head]) => codeOf(head)))).toEqual(codes);
    const limited = [...LIMITS.map(([code]) => code), ...ORDER_CASES.map(([head]) => codeOf(head))];
    expect(new Set(limited)).toEqual(codes);
  });

  it('SE-08 has one rule for each text, so that a code names one thing', () => {
    const codes = warningRules.map(({ code }) => code).toSorted();
    expect(codes).toEqual(Object.keys(en).toSorted());
    expect(codes).toEqual(Object.keys(es).toSorted());
  });

  it('SE-08 tell nothing that the engine refuses by itself', () => {
    const prescription = { cylinder: -1, axis: 0, sphere: -2.8, surface: 'hydraPeg' };
    const told = warningsOf(lensOf('gp-multifocal'), { prescription });
    expect(told.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('SE-08 writes lengths and terms as the trade does in Spanish', () => {
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
    ['', 'green'].map((colour): Prescription => givenValues({ dot, colour })),
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

  it.each([
    ['of an unknown kind', 50, false],
    ['bostonEs', 17, false],
    ['bostonEs', 18, true],
  ])('SE-08 find prism in %s where a Dk of %i is low: %s', (material, dk, isLow) => {
    const warnings = { prismLowDk: { off: false, limits: { dk } } };
    const prescription = { material, prism: 1 };
    const codes = codesOf(lensOf('gp-front-toric', { warnings }), { prescription });
    expect(codes.includes('prismLowDk')).toBe(isLow);
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
