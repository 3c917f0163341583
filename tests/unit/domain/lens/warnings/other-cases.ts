import { clinical, made, type CaseRow, told } from './case-row.ts';
import { lensOf } from './build-context.ts';

const frontToric = lensOf('gp-front-toric');
const multifocal = lensOf('gp-multifocal');
const soft = lensOf('custom-soft-sphere');
const softToric = lensOf('custom-soft-toric');
const orthoK = lensOf('ortho-k');

/** Soft lenses, multifocals and ortho-k. */
export const OTHER_CASES: CaseRow[] = [
  told(
    [17, 'softDiameter', 'warning', soft, 'values.diameter'],
    [made({ diameter: 13.1 }, { hvid: 11.7 }), made({ diameter: 13.2 }, { hvid: 11.7 })],
    [made({ diameter: 15.3 }, { hvid: 11.7 }), made({ diameter: 15.2 }, { hvid: 11.7 })],
  ),
  told(
    [18, 'softCurveSteep', 'warning', soft, 'values.baseCurve'],
    [made({ baseCurve: 7.4 }, { flatK: 45 }), made({ baseCurve: 7.5 }, { flatK: 45 })],
  ),
  told(
    [18, 'softCurveFlat', 'warning', soft, 'values.baseCurve'],
    [made({ baseCurve: 9.1 }, { flatK: 45 }), made({ baseCurve: 9 }, { flatK: 45 })],
  ),
  told(
    [20, 'addHigh', 'warning', multifocal, 'values.add'],
    [made({ add: 4.75 }), made({ add: 4.5 })],
  ),
  told(
    [20, 'addHigh', 'warning', multifocal, 'clinical.refractionAdd'],
    [made({ add: 2 }, { refractionAdd: 4.75 }), made({ add: 2 }, { refractionAdd: 4.5 })],
  ),
  told(
    [21, 'softCylinderLow', 'information', softToric, 'values.cylinder'],
    [made({ cylinder: -0.75 }), made({ cylinder: -1 })],
  ),
  told(
    [22, 'softPowerHigh', 'information', soft, 'values.sphere'],
    [made({ sphere: 12.25 }), made({ sphere: -12 })],
  ),
  told(
    [33, 'orthoKSphere', 'warning', orthoK, 'clinical.refractionSphere'],
    [clinical({ refractionSphere: -6.25 }), clinical({ refractionSphere: -6 })],
  ),
  // With a plus cylinder: −5.75 −1.00 × 180 is within the range, −6.25 −1.00 × 180 is not.
  told(
    [33, 'orthoKSphere', 'warning', orthoK, 'clinical.refractionSphere'],
    [
      clinical({ refractionSphere: -7.25, refractionCylinder: 1, refractionAxis: 90 }),
      clinical({ refractionSphere: -6.75, refractionCylinder: 1, refractionAxis: 90 }),
    ],
  ),
  told(
    [33, 'orthoKCylinder', 'warning', orthoK, 'clinical.refractionCylinder'],
    [clinical({ refractionCylinder: -2 }), clinical({ refractionCylinder: -1.75 })],
  ),
  told(
    [33, 'orthoKFlatK', 'warning', orthoK, 'clinical.flatK'],
    [clinical({ flatK: 40.99 }), clinical({ flatK: 41 })],
    [clinical({ flatK: 45.01 }), clinical({ flatK: 45 })],
  ),
  told(
    [33, 'orthoKCornealCylinder', 'warning', orthoK, 'clinical.steepK'],
    [clinical({ flatK: 43, steepK: 44.01 }), clinical({ flatK: 43, steepK: 44 })],
  ),
  told(
    [34, 'lidPupilMissing', 'warning', multifocal, 'clinical.lid'],
    [{}, clinical({ pupil: 4 })],
  ),
  told(
    [34, 'truncationWithoutPrism', 'warning', frontToric, 'values.truncation'],
    [made({ truncation: 0.5 }), made({ truncation: 0.5, prism: 1 })],
  ),
].flat();
