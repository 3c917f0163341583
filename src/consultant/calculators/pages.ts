import type { ComponentType } from 'react';
import type { CalculatorId } from '#domain/consultant/calculators/parts/names.ts';
import { lazyPage } from '../../page/lazy-page.ts';

interface CalculatorRow {
  path: `calculators/${CalculatorId}`;
  name: CalculatorId;
  page: ComponentType;
}

const row = (name: CalculatorId, page: ComponentType): CalculatorRow => ({
  path: `calculators/${name}`,
  name,
  page,
});

/** The pages of the calculators: each formula is a chunk of its own. */
export const calculatorPages: readonly CalculatorRow[] = [
  row(
    'vertex-distance',
    lazyPage(() => import('./pages/VertexDistancePage.tsx'), 'calculators'),
  ),
  row(
    'transposition',
    lazyPage(() => import('./pages/TranspositionPage.tsx'), 'calculators'),
  ),
  row(
    'spherical-equivalent',
    lazyPage(() => import('./pages/SphericalEquivalentPage.tsx'), 'calculators'),
  ),
  row(
    'meridian-power',
    lazyPage(() => import('./pages/MeridianPowerPage.tsx'), 'calculators'),
  ),
  row(
    'crossed-cylinders',
    lazyPage(() => import('./pages/CrossedCylindersPage.tsx'), 'calculators'),
  ),
  row(
    'keratometry',
    lazyPage(() => import('./pages/KeratometryPage.tsx'), 'calculators'),
  ),
  row(
    'corneal-cylinder',
    lazyPage(() => import('./pages/CornealCylinderPage.tsx'), 'calculators'),
  ),
  row(
    'residual-astigmatism',
    lazyPage(() => import('./pages/ResidualAstigmatismPage.tsx'), 'calculators'),
  ),
  row(
    'tear-lens',
    lazyPage(() => import('./pages/TearLensPage.tsx'), 'calculators'),
  ),
  row(
    'lens-power',
    lazyPage(() => import('./pages/LensPowerPage.tsx'), 'calculators'),
  ),
  row(
    'toric-tear-lens',
    lazyPage(() => import('./pages/ToricTearLensPage.tsx'), 'calculators'),
  ),
  row(
    'base-curve-change',
    lazyPage(() => import('./pages/BaseCurveChangePage.tsx'), 'calculators'),
  ),
  row(
    'over-refraction',
    lazyPage(() => import('./pages/OverRefractionPage.tsx'), 'calculators'),
  ),
  row(
    'back-toric-cylinder',
    lazyPage(() => import('./pages/BackToricCylinderPage.tsx'), 'calculators'),
  ),
  row(
    'lens-diameter',
    lazyPage(() => import('./pages/LensDiameterPage.tsx'), 'calculators'),
  ),
  row(
    'axis-rotation',
    lazyPage(() => import('./pages/AxisRotationPage.tsx'), 'calculators'),
  ),
  row(
    'rotation-error',
    lazyPage(() => import('./pages/RotationErrorPage.tsx'), 'calculators'),
  ),
  row(
    'sagittal-depth',
    lazyPage(() => import('./pages/SagittalDepthPage.tsx'), 'calculators'),
  ),
  row(
    'oxygen',
    lazyPage(() => import('./pages/OxygenPage.tsx'), 'calculators'),
  ),
];
