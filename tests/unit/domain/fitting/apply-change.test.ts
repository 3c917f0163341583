import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyChange } from '#domain/consultant/fitting/apply-change.ts';
import { clinicalOfFindings } from '#domain/consultant/fitting/clinical-of-findings.ts';
import { SOURCES, weakestStanding } from '#domain/consultant/fitting/planning/sources.ts';
import type { ProposedChange } from '#domain/consultant/fitting/proposal.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { importsOf } from '../../../arrows/imports-of.ts';
import { caseOf, lensOf, propose } from './fitting-case.ts';

const ampleye = lensOf('ampleye-scleral');

/** The change with this id, which the findings must have. */
function changeOf(seen: object, id: string): ProposedChange {
  const change = propose({ lens: ampleye }, seen).changes.find((one) => one.id === id);
  if (!change) throw new Error(`No ${id}`);
  return change;
}

describe('the next lens', () => {
  it('VC-04 has each value marked by where it comes from', () => {
    const worn = caseOf({ lens: ampleye }, {}).prescription;
    const change = changeOf({ limbal: 'touch' }, 'scleral.limbalTouch.baseCurve');
    const next = applyChange(ampleye, worn, change);
    expect(next.prescription).toEqual({ ...worn, baseCurve: 7.75, sphere: -2.25 });
    expect(Object.keys(next.marks).toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(next.prescription).toSorted((a, b) => a.localeCompare(b)),
    );
    expect(next.marks['sag']).toEqual({ from: 'worn' });
    expect(next.marks['baseCurve']).toEqual({
      from: 'change',
      change: 'scleral.limbalTouch.baseCurve',
      before: 7.8,
      source: 'atlantis',
      standing: 'secondHand',
    });
    expect(next.marks['sphere']).toEqual({
      from: 'keptPower',
      change: 'scleral.limbalTouch.baseCurve',
      before: -2,
      source: 'achievement',
      standing: 'secondHand',
    });
  });

  it('VC-04 loses the values that no longer apply', () => {
    const worn = caseOf({ lens: ampleye }, {}).prescription;
    const seen = { landing: { superior: 'lift', inferior: 'lift' } };
    const { prescription, marks } = applyChange(
      ampleye,
      worn,
      changeOf(seen, 'scleral.landing.toric'),
    );
    expect(prescription).toMatchObject({
      landing: 'toric',
      scleralFlat: 'standard',
      scleralSteep: 'steep1',
      landingMeridian: 180,
    });
    expect(prescription).not.toHaveProperty('scleralZone');
    expect(marks).not.toHaveProperty('scleralZone');
    expect(marks['scleralSteep']).toMatchObject({ from: 'change', before: null });
  });
});

describe('the clinical data of a draft order', () => {
  it('VC-04 have what an order holds of the findings', () => {
    const { findings } = caseOf(
      { lens: ampleye },
      {
        minutesOnEye: 30,
        centralVault: 300,
        limbal: 'touch',
        landing: { nasal: 'even', superior: 'blanchingEdge', inferior: 'lift' },
        bubbles: 'edge',
        overRefractionSphere: -0.5,
        overRefractionCylinder: -1,
        overRefractionAxis: 90,
        overKCylinder: 0.5,
      },
    );
    expect(clinicalOfFindings({ hvid: 11.8, limbal: 'ideal' }, findings)).toEqual({
      hvid: 11.8,
      minutesOnEye: 30,
      centralVault: 300,
      limbal: 'touch',
      landing: 'blanching',
      overRefractionSphere: -0.5,
      overRefractionCylinder: -1,
      overRefractionAxis: 90,
      overKCylinder: 0.5,
    });
    expect(clinicalOfFindings({ hvid: 11.8 }, { landing: { nasal: 'even' } })).toEqual({
      hvid: 11.8,
      landing: 'ideal',
    });
    expect(clinicalOfFindings({}, {})).toEqual({});
  });
});

/** The files that a module imports at once, those of types aside, and what these import. */
function loadedWith(entry: string): string[] {
  const root = join(import.meta.dirname, '../../../..');
  const files = new Set([entry]);
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8');
    const later = [...code.matchAll(/import\('[.#/]*([^']+)'\)/gu)].map(([, name = '']) => name);
    const next = importsOf(file, code).filter(
      ({ to, isType }) =>
        !isType && /\.tsx?$/u.test(to) && !later.some((name) => to.endsWith(name)),
    );
    for (const { to } of next) files.add(to);
  }
  return [...files];
}

/** What a page loads of the core before anything is opened in it. */
function core(entry: string): string[] {
  return loadedWith(entry).filter((file) =>
    /^domain\/consultant\/fitting(?:-link|-draft)?\//.test(file),
  );
}

describe('who loads the core', () => {
  it('VC-04 is the order form only once there is a fitting in its address', () => {
    expect(core('src/customer/order/OrderPage.tsx')).toEqual([]);
    expect(core('src/customer/order/fitted/MarkText.tsx')).toEqual([]);
    expect(core('src/customer/order/fitted/FittedForm.tsx')).toContain(
      'domain/consultant/fitting/apply-change.ts',
    );
  });
});

describe('sources', () => {
  it('VC-04 name lenses of the catalogue only, and an address for all but our assumptions and one lost page', () => {
    const ids = new Set(catalogue.map(({ id }) => id));
    const all = Object.entries(SOURCES);
    expect(all.flatMap(([, { lenses }]) => lenses).filter((id) => !ids.has(id))).toEqual([]);
    expect(all.filter(([, { address }]) => address === null).map(([id]) => id)).toEqual([
      'openAdvisor',
      'assumption',
    ]);
    const addresses = all.flatMap(([, { address }]) => address ?? []);
    expect(addresses.filter((address) => !URL.canParse(address))).toEqual([]);
  });

  it('VC-04 are worth no more than the weakest of them, and a guide to another lens is second-hand', () => {
    expect(weakestStanding(['crt'], 'ortho-k')).toBe('maker');
    expect(weakestStanding(['crt'], 'ampleye-scleral')).toBe('secondHand');
    expect(weakestStanding(['crt', 'complications'], 'ortho-k')).toBe('secondHand');
    expect(weakestStanding(['assumption', 'crt'], 'ortho-k')).toBe('assumption');
  });

  it('VC-04 never show an assumption as a maker’s figure', () => {
    const { changes } = propose({ lens: ampleye }, { centralVault: 600, minutesOnEye: 30 });
    expect(
      changes.map(({ id, standing, isOfOtherLens: isOther }) => [id, standing, isOther]),
    ).toEqual([
      ['scleral.vaultHigh.sag', 'assumption', false],
      ['scleral.vaultHigh.baseCurve', 'secondHand', true],
      ['scleral.vaultHigh.diameter', 'assumption', true],
    ]);
  });
});
