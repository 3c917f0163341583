import { readEarlierValue } from '#domain/lens/engine/read-earlier.ts';
import { applies } from '#domain/lens/model/applies.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { valueOf } from '#domain/lens/model/given.ts';
import type { LensDefinition, LensFamily, Prescription } from '#domain/lens/model/lens.ts';
import { amountOf } from '#domain/lens/model/option-amount.ts';

/** The dimensions of a lens picture: lengths in mm, power in D, angles in degrees. */
export interface LensDimensions {
  diameter: number;
  baseCurve: number;
  /** The second principal meridian of a bitoric; null when the lens has one curve. */
  steepCurve: number | null;
  opticZone: number;
  centreThickness: number;
  power: number;
  /** The ordered depth of the whole lens; null when the curves determine it. */
  sag: number | null;
  /** Height above standard at limbus and edge, in mm; for a toric edge in its flat meridian. */
  limbal: number;
  landing: number;
  /** Height at the edge in the steep meridian of a toric landing; null for any other. */
  landingSteep: number | null;
  returnDepth: number;
  landingAngle: number;
  /** Dimensions without an ordered or default value, drawn with the family's usual one. */
  assumed: ReadonlySet<string>;
}

type Usual = Pick<LensDimensions, 'diameter' | 'baseCurve' | 'opticZone' | 'centreThickness'>;

/** The family's usual figures, only for the picture while nothing is typed; never shown as values. */
const USUAL: Record<LensFamily, Usual> = {
  scleral: { diameter: 16.5, baseCurve: 7.8, opticZone: 8.4, centreThickness: 0.3 },
  gpSphere: { diameter: 9.4, baseCurve: 7.8, opticZone: 7.8, centreThickness: 0.16 },
  gpToric: { diameter: 9.4, baseCurve: 7.8, opticZone: 7.8, centreThickness: 0.18 },
  gpMultifocal: { diameter: 9.6, baseCurve: 7.8, opticZone: 8, centreThickness: 0.18 },
  keratoconus: { diameter: 9, baseCurve: 6.6, opticZone: 6, centreThickness: 0.16 },
  customSoft: { diameter: 14.2, baseCurve: 8.6, opticZone: 8.5, centreThickness: 0.12 },
  orthoK: { diameter: 10.6, baseCurve: 8.2, opticZone: 6, centreThickness: 0.2 },
  hybrid: { diameter: 14.5, baseCurve: 7.8, opticZone: 6.2, centreThickness: 0.2 },
};

const MICROMETRES = 1_000;
const USUAL_RETURN_DEPTH = 550;
const USUAL_LANDING_ANGLE = 33;
/** Drawn as one meridian with their average. */
const LANDING_ZONES = [
  'scleralZone',
  'scleralNasal',
  'scleralTemporal',
  'scleralSuperior',
  'scleralInferior',
];

/** Returns the typed dimensions, else the lens's defaults, else the family's usual ones, listed in `assumed`. */
export function lensDimensions(lens: LensDefinition, prescription: Prescription): LensDimensions {
  const assumed = new Set<string>();
  const read = (name: string) => numberOf(lens, prescription, name);
  const usual = (name: keyof Usual, value: number | null) => {
    if (value === null) assumed.add(name);
    return value ?? USUAL[lens.family][name];
  };
  const steep = read('baseCurveSteep');
  const lift = (name: string) => liftOf(lens, prescription, name);
  const [flatLift, steepLift] = [lift('scleralFlat'), lift('scleralSteep')];
  const isToric = flatLift !== null || steepLift !== null;
  const sag = read('sag');
  return {
    assumed,
    diameter: usual('diameter', read('diameter')),
    baseCurve: usual('baseCurve', read('baseCurve') ?? read('baseCurveFlat')),
    steepCurve: steep,
    opticZone: usual('opticZone', read('opticZone') ?? read('backOpticZone')),
    centreThickness: usual('centreThickness', read('centreThickness')),
    power: read('sphere') ?? read('sphereFlat') ?? 0,
    sag: sag === null ? null : sag / MICROMETRES,
    limbal: meanHeight([lift('limbalZone')]),
    landing: meanHeight(isToric ? [flatLift] : LANDING_ZONES.map(lift)),
    landingSteep: isToric ? meanHeight([steepLift]) : null,
    returnDepth: (read('returnZoneDepth') ?? USUAL_RETURN_DEPTH) / MICROMETRES,
    landingAngle: Math.abs(read('landingZoneAngle') ?? USUAL_LANDING_ANGLE),
  };
}

/** Returns a typed value if it can be drawn: an error such as 80 mm must not break the picture. */
function numberOf(lens: LensDefinition, prescription: Prescription, name: string): number | null {
  const parameter = findParameter(lens, name);
  if (parameter?.kind !== 'number') return null;
  const value = valueOf(prescription, name);
  if (typeof value !== 'number' || !Number.isFinite(value)) return parameter.default;
  return Math.min(Math.max(value, parameter.min), parameter.max);
}

/**
 * Returns how much a zone raises the lens, in µm: typed or default; null when the zone does not apply. Lenses of
 * earlier versions have it as a number.
 */
function liftOf(lens: LensDefinition, prescription: Prescription, name: string): number | null {
  const parameter = findParameter(lens, name);
  if (!parameter || !applies(parameter, withLanding(lens, prescription))) return null;
  if (parameter.kind === 'number') return numberOf(lens, prescription, name);
  const value = readEarlierValue(parameter, prescription[name] ?? parameter.default ?? '');
  return amountOf(parameter, value) ?? amountOf(parameter, parameter.default);
}

/** Until a landing is chosen, adds the lens's default one. */
function withLanding(lens: LensDefinition, prescription: Prescription): Prescription {
  const landing = findParameter(lens, 'landing')?.default;
  return typeof landing === 'string' ? { landing, ...prescription } : prescription;
}

/** Returns the mean of the lifts that the lens has, in mm; 0 when it has none of them. */
function meanHeight(lifts: readonly (number | null)[]): number {
  const present = lifts.filter((lift) => lift !== null);
  if (present.length === 0) return 0;
  return present.reduce((sum, lift) => sum + lift, 0) / present.length / MICROMETRES;
}
