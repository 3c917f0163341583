import { clinical, made, type CaseRow, told } from './case-row.ts';
import { lensOf } from './build-context.ts';

const sphere = lensOf('gp-sphere');
const softToric = lensOf('custom-soft-toric');

/** Powers and readings as they were typed. */
export const MEASURED_CASES: CaseRow[] = [
  told(
    [1, 'cylinderWithoutAxis', 'error', sphere, 'clinical.refractionAxis'],
    [clinical({ refractionCylinder: -1 }), clinical({ refractionCylinder: 0 })],
  ),
  told(
    [1, 'axisWithoutCylinder', 'error', sphere, 'clinical.overRefractionCylinder'],
    [
      clinical({ overRefractionAxis: 90 }),
      clinical({ overRefractionAxis: 90, overRefractionCylinder: -0.5 }),
    ],
  ),
  told(
    [2, 'axisOutside', 'error', sphere, 'clinical.refractionAxis'],
    [
      clinical({ refractionCylinder: -1, refractionAxis: 0 }),
      clinical({ refractionCylinder: -1, refractionAxis: 180 }),
    ],
  ),
  told(
    [3, 'plusCylinder', 'information', sphere, 'clinical.refractionCylinder'],
    [
      clinical({ refractionSphere: -7.75, refractionCylinder: 1.75, refractionAxis: 90 }),
      clinical({ refractionSphere: -6, refractionCylinder: -1.75, refractionAxis: 180 }),
    ],
  ),
  told(
    [5, 'sphereUnusual', 'warning', sphere, 'values.sphere'],
    [made({ sphere: -30.25 }), made({ sphere: -30 })],
  ),
  told(
    [5, 'cylinderUnusual', 'warning', softToric, 'values.cylinder'],
    [made({ cylinder: -12.25 }), made({ cylinder: -12 })],
  ),
  told(
    [5, 'keratometryUnusual', 'warning', sphere, 'clinical.steepK'],
    [clinical({ steepK: 70.25 }), clinical({ steepK: 70 })],
  ),
  told(
    [5, 'keratometrySwapped', 'warning', sphere, 'clinical.flatK'],
    [clinical({ flatK: 44, steepK: 43.75 }), clinical({ flatK: 44, steepK: 44 })],
  ),
  told(
    [5, 'radiusUnusual', 'warning', sphere, 'values.baseCurve'],
    [made({ baseCurve: 4.75 }), made({ baseCurve: 4.8 })],
  ),
  told(
    [6, 'vertexMissing', 'warning', sphere, 'clinical.vertexDistance'],
    [
      clinical({ refractionSphere: -3.5, refractionCylinder: -0.5, refractionAxis: 180 }),
      clinical({ refractionSphere: -3.5, refractionCylinder: -0.25, refractionAxis: 180 }),
    ],
  ),
].flat();
