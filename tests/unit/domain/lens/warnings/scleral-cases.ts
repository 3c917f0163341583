import type { Prescription } from '#domain/schemas/lens.ts';
import { clinical, made, type CaseRow, told } from './case-row.ts';
import { lensOf, type Setup } from './build-context.ts';

const multifocal = lensOf('gp-multifocal');
const scleral = lensOf('ampleye-scleral', { warnings: {} });

/** Worn before: sag 3800, base curve 8.00. */
function changed(prescription: Prescription): Setup {
  const earlier = { lensId: scleral.id, prescription: { sag: 3800, baseCurve: 8 } };
  return { prescription, earlier };
}

/** Lenses that vault the cornea, and what changes them. */
export const SCLERAL_CASES: CaseRow[] = [
  told(
    [12, 'prismOnToricLanding', 'warning', scleral, 'values.prism'],
    [made({ landing: 'toric', prism: 1 }), made({ landing: 'spherical', prism: 1 })],
  ),
  told(
    [12, 'prismOnMultifocal', 'warning', multifocal, 'values.truncation'],
    [made({ truncation: 0.4 }), made({ truncation: 0.4, cylinder: -0.75 })],
  ),
  told(
    [16, 'scleralDiameter', 'warning', scleral, 'values.diameter'],
    [made({ diameter: 15 }, { hvid: 11.6 }), made({ diameter: 15 }, { hvid: 11.5 })],
    [made({ diameter: 17 }, { hvid: 10.9 }), made({ diameter: 17 }, { hvid: 11 })],
  ),
  told(
    [23, 'flexureFirst', 'information', scleral, 'clinical.overRefractionCylinder'],
    [
      clinical({ overRefractionCylinder: -0.75, overRefractionAxis: 90 }),
      clinical({ overRefractionCylinder: -0.5, overRefractionAxis: 90 }),
    ],
  ),
  told(
    [24, 'vaultLow', 'warning', scleral, 'clinical.centralVault'],
    [clinical({ centralVault: 99 }), clinical({ centralVault: 100 })],
    [
      clinical({ centralVault: 149, minutesOnEye: 30 }),
      clinical({ centralVault: 150, minutesOnEye: 30 }),
    ],
  ),
  told(
    [24, 'vaultHigh', 'warning', scleral, 'clinical.centralVault'],
    [clinical({ centralVault: 451 }), clinical({ centralVault: 450 })],
    [
      clinical({ centralVault: 501, minutesOnEye: 30 }),
      clinical({ centralVault: 500, minutesOnEye: 30 }),
    ],
  ),
  told(
    [25, 'findingWithoutChange', 'warning', scleral, 'clinical.limbal'],
    [
      clinical({ limbal: 'touch' }),
      clinical({ limbal: 'touch', changeRequest: 'Raise limbal zone 50 µm' }),
    ],
  ),
  told(
    [25, 'findingWithoutChange', 'warning', scleral, 'clinical.landing'],
    [
      { clinical: { landing: 'blanching' }, ...changed({ sag: 3800, baseCurve: 8 }) },
      { clinical: { landing: 'blanching' }, ...changed({ sag: 3750, baseCurve: 8 }) },
    ],
  ),
  told(
    [26, 'changeWithoutAmount', 'warning', scleral, 'clinical.changeRequest'],
    [
      clinical({ changeRequest: 'Too much clearance' }),
      clinical({ changeRequest: 'Clearance 100 µm less' }),
    ],
  ),
  told(
    [27, 'doubleCorrection', 'warning', scleral, 'values.sag'],
    [changed({ sag: 3900, baseCurve: 7.9 }), changed({ sag: 3900, baseCurve: 8.1 })],
    [changed({ sag: 3700, baseCurve: 8.1 }), changed({ sag: 3700, baseCurve: 8 })],
    [changed({ sag: 3700, baseCurve: 8.1 }), changed({ sag: 3800, baseCurve: 8.1 })],
  ),
  told(
    [29, 'fenestrationDryEye', 'warning', scleral, 'values.fenestration'],
    [
      made({ fenestration: 'one', surface: 'plasma' }),
      made({ fenestration: 'none', surface: 'plasma' }),
    ],
    [
      { ...made({ fenestration: 'one' }), clinical: { condition: 'surfaceDisease' } },
      { ...made({ fenestration: 'one' }), clinical: { condition: 'normal' } },
    ],
  ),
  told(
    [30, 'scleralThickness', 'warning', scleral, 'values.centreThickness'],
    [made({ centreThickness: 0.19 }), made({ centreThickness: 0.2 })],
    [made({ centreThickness: 0.51 }), made({ centreThickness: 0.5 })],
  ),
].flat();
