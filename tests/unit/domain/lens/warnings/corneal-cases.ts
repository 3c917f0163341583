import type { EyeClinical } from '#domain/schemas/clinical.ts';
import { clinical, made, type CaseRow, told } from './case-row.ts';
import { lensOf, type Setup } from './build-context.ts';

const sphere = lensOf('gp-sphere');
const bitoric = lensOf('gp-bitoric');
const frontToric = lensOf('gp-front-toric');

/** A cornea of 43.00 @ 180 with 1.00 D, and a refraction whose cylinder is at the cornea. */
function refracted(refractionCylinder: number, more: EyeClinical = {}): Setup {
  return clinical({
    flatK: 43,
    steepK: 44,
    flatMeridian: 180,
    vertexDistance: 0,
    refractionSphere: 0,
    refractionCylinder,
    refractionAxis: 180,
    ...more,
  });
}

/** Corneal rigid lenses. */
export const CORNEAL_CASES: CaseRow[] = [
  told(
    [7, 'sphereOnToricCornea', 'warning', sphere, 'clinical.steepK'],
    [clinical({ flatK: 43, steepK: 45.5 }), clinical({ flatK: 43, steepK: 45.49 })],
  ),
  told(
    [8, 'residualModerate', 'warning', sphere, 'clinical.refractionCylinder'],
    [refracted(-1.5), refracted(-1.49)],
    [refracted(-2.24), refracted(-2.25)],
  ),
  told(
    [8, 'residualHigh', 'warning', sphere, 'clinical.refractionCylinder'],
    [refracted(-2.25), refracted(-2.24)],
  ),
  told(
    [9, 'axesDiffer', 'warning', sphere, 'clinical.refractionAxis'],
    [
      refracted(-1.25, { steepK: 44.25, refractionAxis: 21 }),
      refracted(-1.25, { steepK: 44.25, refractionAxis: 160 }),
    ],
  ),
  told(
    [10, 'bitoricNotNeeded', 'warning', bitoric, 'clinical.steepK'],
    [clinical({ flatK: 43, steepK: 44.99 }), clinical({ flatK: 43, steepK: 45 })],
  ),
  told(
    [11, 'frontToricCornea', 'warning', frontToric, 'clinical.steepK'],
    [clinical({ flatK: 43, steepK: 44.01 }), clinical({ flatK: 43, steepK: 44 })],
  ),
  told(
    [11, 'frontToricResidual', 'warning', frontToric, 'clinical.refractionCylinder'],
    [refracted(-1.74), refracted(-1.75)],
  ),
  told(
    [11, 'frontToricPrism', 'warning', frontToric, 'values.prism'],
    [made({ prism: 0 }), made({ prism: 0.5 })],
  ),
  told(
    [13, 'prismLowDk', 'warning', frontToric, 'values.material'],
    [made({ material: 'bostonEs', prism: 1 }), made({ material: 'bostonEo', prism: 1 })],
  ),
  told(
    [14, 'baseCurveFarFromK', 'warning', sphere, 'values.baseCurve'],
    [made({ baseCurve: 7.5 }, { flatK: 43.99 }), made({ baseCurve: 7.5 }, { flatK: 44 })],
  ),
  told(
    [15, 'cornealDiameter', 'warning', sphere, 'values.diameter'],
    [made({ diameter: 10.6 }, { hvid: 11.5 }), made({ diameter: 10.5 }, { hvid: 11.5 })],
    [made({ diameter: 8.4 }, { hvid: 11.5 }), made({ diameter: 8.5 }, { hvid: 11.5 })],
  ),
  told(
    [40, 'keratoconusInNormalDesign', 'warning', sphere, 'clinical.condition'],
    [clinical({ condition: 'keratoconus' }), clinical({ condition: 'normal' })],
  ),
].flat();
