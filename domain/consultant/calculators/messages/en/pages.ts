import type { CalculatorId } from '../../parts/names.ts';

/** The title of each calculator's page, and what it is for. */
export const calculatorPages = {
  'vertex-distance': {
    title: 'Vertex distance',
    summary: 'Power at the cornea from the spectacle power, and back.',
  },
  transposition: {
    title: 'Transposition',
    summary: 'Plus cylinder to minus cylinder, and back.',
  },
  'spherical-equivalent': {
    title: 'Spherical equivalent',
    summary: 'The sphere with the same mean power.',
  },
  'meridian-power': {
    title: 'Power along a meridian',
    summary: 'What a sphero-cylinder amounts to in one direction.',
  },
  'crossed-cylinders': {
    title: 'Crossed cylinders',
    summary: 'The sum of two powers with any axes.',
  },
  keratometry: {
    title: 'Keratometry, D and mm',
    summary: 'Diopters to radius and back, for the index 1.3375.',
  },
  'corneal-cylinder': {
    title: 'Corneal cylinder',
    summary: 'Corneal cylinder and mean K from both K readings.',
  },
  'residual-astigmatism': {
    title: 'Residual astigmatism',
    summary: 'The cylinder that a spherical GP lens leaves uncorrected.',
  },
  'tear-lens': {
    title: 'Tear lens',
    summary: 'Power of the tears between base curve and flat K.',
  },
  'lens-power': {
    title: 'GP lens power',
    summary: 'Power to order from refraction, base curve and flat K (SAM-FAP).',
  },
  'toric-tear-lens': {
    title: 'Tear lens on a toric cornea',
    summary: 'Tears under a spherical base curve in both meridians, and the full power.',
  },
  'base-curve-change': {
    title: 'Change of base curve',
    summary: 'The power that goes with a steeper or flatter base curve.',
  },
  'over-refraction': {
    title: 'Over-refraction',
    summary: 'Final power from the lens on the eye and its over-refraction.',
  },
  'back-toric-cylinder': {
    title: 'Cylinder of a back toric',
    summary: 'The cylinder that a toric back surface adds.',
  },
  'lens-diameter': {
    title: 'GP lens diameter',
    summary: 'Diameter from optic zone and peripheral curves.',
  },
  'axis-rotation': {
    title: 'Rotation of a soft toric (LARS)',
    summary: 'The axis to order for a lens that turns on the eye.',
  },
  'rotation-error': {
    title: 'Cylinder off its axis',
    summary: 'The cylinder that rotation leaves uncorrected.',
  },
  'sagittal-depth': {
    title: 'Sagittal depth',
    summary: 'Depth of a sphere or a conic across a chord.',
  },
  oxygen: {
    title: 'Oxygen transmissibility',
    summary: 'Dk/t of a lens beside the published minimums.',
  },
} satisfies Record<CalculatorId, { title: string; summary: string }>;
