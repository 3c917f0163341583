import { describe, expect, it } from 'vitest';
import { amountsOf } from '#domain/consultant/fitting/amounts.ts';
import { proposeChanges } from '#domain/consultant/fitting/propose-changes.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import type { Combination, LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { measuredOptions } from '#domain/lens/model/option-amount.ts';
import { rowsOf, valuesOf } from '../text-table.ts';
import { caseOf, endsOf, lensOf, lensWithout, propose } from './fitting-case.ts';
import { nested } from './worked-case.ts';

const ampleye = lensOf('ampleye-scleral');
const gp = lensOf('gp-sphere');
const soft = lensOf('custom-soft-toric');

/** The findings on a lens that is worn without one of its values. */
function withoutValue(lens: LensDefinition, name: string, seen: object) {
  const c = caseOf({ lens }, seen);
  const left = Object.entries(c.prescription).filter(([one]) => one !== name);
  return proposeChanges({ ...c, prescription: Object.fromEntries(left) });
}

/** The lens with one more rule between parameters. */
function withRule(lens: LensDefinition, rule: Combination): LensDefinition {
  return { ...lens, combinations: [...lens.combinations, rule] };
}

/** A lens that has no value left of this parameter while it has its default material. */
function withNone(lens: LensDefinition, parameter: string): LensDefinition {
  const when = { parameter: 'material', is: 'given' } as const;
  return withRule(lens, { kind: 'limits', parameter, when, min: 1e5, max: 2e5 });
}

describe('values that are unknown', () => {
  it('VC-04 leaves out the base curve that the laboratory chose', () => {
    const result = withoutValue(ampleye, 'baseCurve', { centralVault: 600, minutesOnEye: 30 });
    expect(result.changes.map(({ id }) => id)).toEqual([
      'scleral.vaultHigh.sag',
      'scleral.vaultHigh.diameter',
    ]);
    expect(result.unmade).toEqual([]);
  });

  it('VC-04 says so where nothing else helps', () => {
    const result = withoutValue(ampleye, 'baseCurve', { bubbles: 'central' });
    expect(result.unmade.map(({ because }) => because)).toEqual(['notGiven']);
    expect(result.consult.map(({ key }) => key)).toEqual(['consult.unmakeable']);
  });

  it('VC-04 changes a base curve without a power that could follow', () => {
    const result = withoutValue(ampleye, 'sphere', { bubbles: 'central' });
    expect(endsOf(result)).toEqual([['scleral.centralBubble.baseCurve', { baseCurve: 8 }]]);
  });

  it.each([
    [gp, 'sphere', { overRefractionSphere: -1 }, 'values.sphere'],
    [soft, 'axis', { overRefractionSphere: -1 }, 'values.axis'],
    [lensOf('gp-bitoric'), 'sphereFlat', { overRefractionSphere: -1 }, 'values.sphereFlat'],
    [lensOf('gp-bitoric'), 'sphereSteep', { overRefractionSphere: -1 }, 'values.sphereSteep'],
    [ampleye, 'sag', { centralVault: 300 }, 'minutesOnEye'],
    [ampleye, 'sag', { foggingAfter: 60 }, 'centralVault'],
  ])('VC-04 asks of %# for what it needs', (lens, name, seen, missing) => {
    expect(withoutValue(lens, name, seen).missing).toEqual([missing]);
  });

  it('VC-04 turns no axis that is unknown', () => {
    const rotation = { degrees: 4, direction: 'left', stability: 'stable' };
    expect(withoutValue(soft, 'axis', { rotation }).changes).toEqual([]);
  });

  it('VC-04 does not start from a value outside the range of the lens', () => {
    const seen = { centralVault: 100, minutesOnEye: 480 };
    const { unmade } = propose({ lens: ampleye, worn: { sag: 9_000 } }, seen);
    expect(unmade.map(({ because }) => because)).toEqual(['notGiven']);
  });

  it('VC-04 reads zones that an earlier version of the lens had as numbers', () => {
    const worn: Prescription = { scleralZone: 50 };
    const result = propose({ lens: ampleye, worn }, { dye: 'blocked' });
    expect(endsOf(result)[0]).toEqual(['scleral.landing.zone', { scleralZone: 'flat2' }]);
  });
});

describe('choices', () => {
  it('VC-04 starts from the default of a zone that is not given', () => {
    const result = withoutValue(ampleye, 'limbalZone', { limbal: 'touch' });
    expect(endsOf(result)[0]).toEqual(['scleral.limbalTouch.limbalZone', { limbalZone: 'steep1' }]);
  });

  it('VC-04 does not start from a zone that the lens does not have', () => {
    const result = propose({ lens: ampleye, worn: { limbalZone: 'flat9' } }, { limbal: 'touch' });
    expect(result.changes.map(({ id }) => id)).toEqual([
      'scleral.limbalTouch.baseCurve',
      'scleral.limbalTouch.diameter',
    ]);
  });
});

describe('lenses that others made', () => {
  it('VC-04 asks a consultant where the lens lacks the parameter', () => {
    const lens = lensWithout(ampleye, 'sag');
    const result = propose({ lens, worn: {} }, { centralVault: 100, minutesOnEye: 480 });
    expect(result.unmade.map(({ because }) => because)).toEqual(['noParameter']);
    expect(result.consult.map(({ key }) => key)).toEqual(['consult.unmakeable']);
  });

  it('VC-04 has no larger lens of one without a diameter', () => {
    const result = propose({ lens: lensWithout(ampleye, 'diameter') }, { position: 'nasal' });
    expect(result.changes.map(({ id }) => id)).toEqual(['scleral.decentered.baseCurve']);
  });

  it('VC-04 takes a lens without kinds of landing for a spherical one', () => {
    const bare = ['landing', 'landingMeridian', 'scleralFlat', 'scleralSteep'];
    const lens = bare.reduce(lensWithout, ampleye);
    const parameters = lens.parameters.map((one) => ({ ...one, dependsOn: null }));
    const result = propose({ lens: { ...lens, parameters } }, { dye: 'blocked' });
    expect(endsOf(result)[0]).toEqual(['scleral.landing.zone', { scleralZone: 'flat1' }]);
  });

  it('VC-04 takes the general band where the lens’s own is empty', () => {
    const off = { off: false, limits: { vault: 300 } };
    const lens = { ...ampleye, warnings: { vaultLow: off, vaultHigh: off } };
    const result = propose({ lens }, { centralVault: 350, minutesOnEye: 480 });
    // 250 - 350 = -100.
    expect(endsOf(result)[0]).toEqual(['scleral.vaultHigh.sag', { sag: 3_700 }]);
  });

  it('VC-04 says when the smallest step would overshoot', () => {
    const label = { en: 'Zone', es: 'Zona' };
    const zones = Object.entries({ standard: 0, steep4: 200 });
    const options = zones.map(([value, amount]) => ({ value, label, amount }));
    const parameters = ampleye.parameters.map((one) => {
      if (one.kind === 'choice') return one.name === 'limbalZone' ? { ...one, options } : one;
      return one.name === 'sag' ? { ...one, step: 400, min: 2_600 } : one;
    });
    // At the limbus 100 µm are wanted, and 150 are too many.
    const seen = { centralVault: 240, minutesOnEye: 480, limbalClearance: 10 };
    const { unmade } = propose({ lens: { ...ampleye, parameters } }, seen);
    expect(unmade.map(({ because, nearest }) => [because, nearest])).toEqual([
      ['tooCoarse', 3_800],
      ['tooCoarse', 'standard'],
    ]);
  });

  it('VC-04 makes nothing of a parameter that has no value left', () => {
    const stuck = propose(
      { lens: withNone(ampleye, 'sag') },
      { centralVault: 100, minutesOnEye: 480 },
    );
    expect(stuck.unmade.map(({ because }) => because)).toEqual(['anotherLens']);
    const power = propose({ lens: withNone(gp, 'sphere') }, { overRefractionSphere: -1 });
    expect(power.unmade.map(({ because, nearest }) => [because, nearest])).toEqual([
      ['anotherLens', null],
    ]);
    const curve = propose({ lens: withNone(ampleye, 'sphere') }, { bubbles: 'central' });
    expect(curve.changes).toEqual([]);
  });

  it('VC-04 takes a further step where the closest is refused beside the others', () => {
    // Between 7.60 and 7.75 mm nothing is made with the standard edge.
    const rule: Combination = {
      kind: 'limits',
      parameter: 'diameter',
      when: { parameter: 'baseCurve', in: [7.65, 7.7, 7.75] },
      min: 8,
      max: 8.5,
    };
    const result = propose({ lens: withRule(gp, rule) }, { movement: 'excessive' });
    // 7.711 would be 7.70; then 7.75 and 7.65 are refused too, then 7.60: 44.41 - 43.27 = 1.14 D.
    expect(endsOf(result)[0]).toEqual([
      'corneal.mobile.baseCurve',
      { baseCurve: 7.6, sphere: -4.25 },
    ]);
  });

  it('VC-04 keeps no power that the lens is not made with', () => {
    const result = propose({ lens: gp, worn: { sphere: -25 } }, { movement: 'excessive' });
    // -25.56 is beyond -25.00 by more than rounding: a smaller step keeps it.
    expect(result.changes.map(({ id, keeps }) => [id, keeps])[0]).toEqual([
      'corneal.mobile.diameter',
      [],
    ]);
  });

  it('VC-04 tells of another lens when the range leaves nothing better of a toric power', () => {
    const worn = { sphere: -20, cylinder: -12, axis: 90 };
    const seen = { overRefractionSphere: -1, overRefractionCylinder: -1, overRefractionAxis: 90 };
    const result = propose({ lens: soft, worn }, seen);
    expect(result.changes).toEqual([]);
    expect(result.unmade.map(({ because, parameter }) => [because, parameter])).toEqual([
      ['anotherLens', 'cylinder'],
    ]);
  });

  it('VC-04 leaves a power alone that rounding cannot better', () => {
    const parameters = soft.parameters.map((one) =>
      one.kind === 'number' && one.name === 'sphere' ? { ...one, step: 1 } : one,
    );
    const result = propose({ lens: { ...soft, parameters } }, { overRefractionSphere: -0.25 });
    expect([result.changes, result.unmade, result.findings]).toEqual([[], [], []]);
  });
});

/** The lens with its zones in steps of 5 µm. */
function finelyZoned(): LensDefinition {
  const amounts = Array.from({ length: 61 }, (_, index) => 5 * (index - 30));
  const options = amounts.map((amount) => {
    const value = amount === 0 ? 'standard' : `by${amount}`;
    return { value, label: { en: value, es: value }, amount };
  });
  const parameters = ampleye.parameters.map((one) =>
    one.kind === 'choice' && measuredOptions(one).length > 0 ? { ...one, options } : one,
  );
  return { ...ampleye, parameters };
}

describe('zones', () => {
  it.each(
    rowsOf(`
  landing.all lift | scleral.landing.zone | -50
  landing.all impingement | scleral.landing.twoZones | 100
  landing.superior lift, landing.inferior lift | scleral.landing.toric | 0 -50
  landing.nasal blanching, landing.temporal blanching | scleral.landing.toric | 50 0
  landing.inferior lift | scleral.landing.quadrant | 0 0 0 -50
  landing.superior lift, landing.inferior lift | scleral.landing.meridians | -50 | landing toric, landingMeridian 180
  movement stuck | scleral.stuck.zone | 50
  limbal touch | scleral.limbalTouch.limbalZone | 25
  limbal excess | scleral.limbalExcess.limbalZone | -25
  foggingAfter 60 | scleral.fogging.limbalZone | -25
`),
  )('VC-04 for %s: %s moves by %s µm, however fine the steps are', (...row) => {
    const [seen = '', id = '', moved = '', landing = ''] = row;
    const zones = landing === '' ? '' : `${landing}, scleralFlat standard, scleralSteep standard`;
    const setup = { lens: finelyZoned(), worn: valuesOf<Prescription>(zones) };
    const { changes } = propose(setup, nested(valuesOf(seen)));
    const set = changes.find((one) => one.id === id)?.set ?? [];
    expect(set.flatMap(({ amounts }) => amounts.um ?? []).join(' ')).toBe(moved);
  });
});

describe('findings that meet', () => {
  it('VC-04 drops a change that an earlier finding makes, and says what contradicts', () => {
    const same = propose({ lens: ampleye }, { limbal: 'excess', foggingAfter: 60 });
    expect(same.changes.map(({ id }) => id).filter((id) => id.endsWith('limbalZone'))).toEqual([
      'scleral.limbalExcess.limbalZone',
    ]);
    const against = propose({ lens: ampleye }, { limbal: 'touch', foggingAfter: 60 });
    expect(against.changes.map(({ id }) => id).filter((id) => id.endsWith('limbalZone'))).toEqual([
      'scleral.limbalTouch.limbalZone',
    ]);
    expect(against.consult.map(({ key, values }) => [key, values])).toContainEqual([
      'consult.contradiction',
      { finding: 'finding.fogging' },
    ]);
  });

  it('VC-04 lets a consultant combine the changes of several findings', () => {
    const result = propose({ lens: gp }, { movement: 'excessive', overRefractionSphere: -1 });
    expect(result.consult).toEqual([
      { key: 'consult.several', values: { count: 2 }, source: 'assumption' },
    ]);
  });

  it('VC-04 does not lower a vault for fogging that is low already', () => {
    const seen = { centralVault: 240, minutesOnEye: 480, limbalClearance: 40, foggingAfter: 60 };
    expect(propose({ lens: ampleye }, seen).changes.map(({ id }) => id)).toEqual([
      'scleral.vaultLow.sag',
    ]);
  });
});

describe('the parts', () => {
  it('VC-04 counts steps of a parameter without a unit', () => {
    const lift = findParameter(lensOf('keratoconus-gp'), 'edgeLift');
    expect(lift && amountsOf(lift, 0, -1)).toEqual({ steps: -1 });
  });
});
