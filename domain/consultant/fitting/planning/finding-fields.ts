import { LIMBAL_FINDINGS } from '../../../clinical/fields/clinical.ts';
import type { Grid } from '../../../lens/model/grid.ts';
import type { Label } from '../../../lens/model/parameter.ts';

export const QUADRANTS = ['nasal', 'temporal', 'superior', 'inferior'] as const;
export type Quadrant = (typeof QUADRANTS)[number];

/**
 * How the lens stands on one quadrant of the sclera. Blanching differs by where it is: near the limbus, near the
 * lens edge, or across the whole landing.
 */
export const LANDING_SIGNS = [
  'even',
  'impingement',
  'lift',
  'blanching',
  'blanchingEdge',
  'blanchingLimbus',
] as const;
export type LandingSign = (typeof LANDING_SIGNS)[number];

export const LIMBAL_SIGNS = LIMBAL_FINDINGS;
export const BUBBLE_PLACES = ['none', 'insertion', 'central', 'limbal', 'edge'] as const;
export const MOVEMENTS = ['stuck', 'restricted', 'normal', 'excessive'] as const;
export const POSITIONS = ['central', 'superior', 'inferior', 'nasal', 'temporal'] as const;
export const DYE = ['enters', 'blocked'] as const;
/** Where the bottom of the lens turned to: left and right are the examiner's. */
export const ROTATION_DIRECTIONS = ['left', 'right', 'nasal', 'temporal'] as const;
export const ROTATION_STABILITIES = ['stable', 'unstable'] as const;

/** A measurement: its name, and the values that are taken. */
export interface Measure {
  label: Label;
  /** In the grid's unit; without one, minutes. */
  grid: Grid;
}

type Range = Pick<Grid, 'unit' | 'min' | 'max' | 'step'>;

function measure(en: string, es: string, range: Range): Measure {
  return { label: { en, es }, grid: { ...range, also: [] } };
}

const MINUTES = { unit: '', min: 0, max: 1_440, step: 1 } as const;

/** The limits exclude slips and wrong units. Powers are taken in quarters, as they are measured. */
export const MEASURES = {
  minutesOnEye: measure('Minutes of wear', 'Minutos de uso', MINUTES),
  centralVault: measure('Central vault', 'Bóveda central', {
    unit: 'µm',
    min: 0,
    max: 1_500,
    step: 1,
  }),
  limbalClearance: measure('Limbal clearance', 'Espacio limbal', {
    unit: 'µm',
    min: 0,
    max: 500,
    step: 1,
  }),
  foggingAfter: measure('Fogging after minutes', 'Empañamiento tras minutos', {
    ...MINUTES,
    min: 1,
  }),
  movementMm: measure('Movement', 'Movimiento', { unit: 'mm', min: 0, max: 5, step: 0.1 }),
  rotationDegrees: measure('Rotation', 'Rotación', { unit: '°', min: 0, max: 90, step: 1 }),
  overRefractionSphere: measure('Over-refraction, sphere', 'Sobrerrefracción, esfera', {
    unit: 'D',
    min: -20,
    max: 20,
    step: 0.25,
  }),
  overRefractionCylinder: measure('Over-refraction, cylinder', 'Sobrerrefracción, cilindro', {
    unit: 'D',
    min: -10,
    max: 10,
    step: 0.25,
  }),
  overRefractionAxis: measure('Over-refraction, axis', 'Sobrerrefracción, eje', {
    unit: '°',
    min: 1,
    max: 180,
    step: 1,
  }),
  overKCylinder: measure('Over-keratometry, cylinder', 'Sobrequeratometría, cilindro', {
    unit: 'D',
    min: -10,
    max: 10,
    step: 0.01,
  }),
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof MEASURES;

/** The names of the findings that are chosen. */
export const CHOSEN_LABELS = {
  limbal: { en: 'Limbus', es: 'Limbo' },
  nasal: { en: 'Landing, nasal', es: 'Apoyo nasal' },
  temporal: { en: 'Landing, temporal', es: 'Apoyo temporal' },
  superior: { en: 'Landing, superior', es: 'Apoyo superior' },
  inferior: { en: 'Landing, inferior', es: 'Apoyo inferior' },
  dye: { en: 'Dye under the lens', es: 'Fluoresceína bajo el lente' },
  bubbles: { en: 'Bubbles', es: 'Burbujas' },
  movement: { en: 'Movement', es: 'Movimiento' },
  position: { en: 'Position', es: 'Posición' },
  direction: { en: 'Direction of rotation', es: 'Dirección de la rotación' },
  stability: { en: 'Stability of rotation', es: 'Estabilidad de la rotación' },
} as const satisfies Record<string, Label>;

export type ChosenName = keyof typeof CHOSEN_LABELS;
