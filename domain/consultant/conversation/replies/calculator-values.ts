import type { EyeClinical } from '../../../clinical/fields/clinical.ts';
import type { Calculator, Field, NumberField } from '../../calculators/parts/calculator.ts';
import type { CalculatorId } from '../../calculators/parts/names.ts';
import { convert, UNIT_CODES, type Unit } from '../../calculators/parts/units.ts';
import type { Measure } from '../reading/numbers.ts';
import { sideOf } from '../reading/read-findings.ts';
import type { StatedPower } from '../reading/read-powers.ts';
import { curvesAsKs, curvesInOrder } from '../reading/stated-curves.ts';
import type { Stated } from '../reading/stated.ts';
import { isForSpectacles } from './power-place.ts';

/** Values of a calculator as they stand in its link, such as `-6.00D`. */
export type LinkValues = Record<string, string>;

const dioptres = (value: number): string => `${value.toFixed(2)}D`;
const degrees = (value: number): string => `${value}deg`;

const within = ({ min, max }: NumberField, value: number): boolean => value >= min && value <= max;

/** The unit that a figure is meant in: the one stated, or the first of the field in which it is within its limits. */
function meantUnit(field: NumberField, { value, unit }: Measure): Unit {
  if (unit && field.units.includes(unit)) return unit;
  const shown = field.shown ?? field.units[0];
  const fits = [shown, ...field.units].find((one) => {
    const converted = convert(value, one, field.units[0]);
    return converted !== null && within(field, converted);
  });
  return fits ?? shown;
}

function linkOf(field: NumberField, measure: Measure): string {
  const unit = meantUnit(field, measure);
  // A depth in mm of a field in µm, and the like.
  const value =
    measure.unit === null || measure.unit === unit
      ? null
      : convert(measure.value, measure.unit, unit);
  const text = value === null ? measure.text.replace(/^\+/u, '') : String(value);
  return text + UNIT_CODES[unit];
}

/** Puts the three parts of a power into its fields; what it does not have is left out of the link. */
function spread(
  { fields, powers }: Calculator,
  place: number,
  stated: StatedPower | undefined,
): LinkValues {
  const names = powers[place];
  if (!stated || !names) return {};
  const { sphere, cylinder, axis } = stated.power;
  const parts: [string, string][] = [
    [names.sphere, dioptres(sphere)],
    [names.cylinder, cylinder === null ? '' : dioptres(cylinder)],
    [names.axis, axis === null ? '' : degrees(axis)],
  ];
  return Object.fromEntries(parts.filter(([name]) => name in fields));
}

function fromPowers(calculator: Calculator, stated: Stated, asked: string | null): LinkValues {
  const { id, fields } = calculator;
  if (id === 'base-curve-change') {
    const [power] = stated.powers;
    return power ? { power: dioptres(power.power.sphere) } : {};
  }
  if (id === 'spherical-equivalent') {
    const power = stated.powers[0]?.power;
    if (!power) return {};
    const { sphere, cylinder } = power;
    return {
      sphere: dioptres(sphere),
      ...(cylinder === null ? {} : { cylinder: dioptres(cylinder) }),
    };
  }
  if (id === 'axis-rotation') {
    const axis = stated.powers.find(({ power }) => power.axis !== null)?.power.axis;
    return axis ? { axis: degrees(axis) } : {};
  }
  if (id === 'rotation-error') {
    const power = stated.powers[0]?.power;
    return power ? { cylinder: dioptres(power.cylinder ?? power.sphere) } : {};
  }
  const [first] = stated.powers;
  const isSecond = stated.powers.length === 1 && asked === calculator.powers[1]?.sphere;
  if (isSecond) return spread(calculator, 1, first);
  if (id === 'over-refraction') {
    const over = stated.powers.find(({ role }) => role === 'over');
    const others = stated.powers.filter((one) => one !== over);
    return { ...spread(calculator, 0, others[0]), ...spread(calculator, 1, over ?? others[1]) };
  }
  if ('sphere' in fields && calculator.powers.length === 0) {
    return first ? { sphere: dioptres(first.power.sphere) } : {};
  }
  return { ...spread(calculator, 0, first), ...spread(calculator, 1, stated.powers[1]) };
}

function turnOf({ rotation, text }: Stated, eye: 'right' | 'left' | null): LinkValues {
  const direction =
    rotation?.direction ?? sideOf(/\b(left|right|izquierda|derecha)\b/u.exec(text)?.[1]);
  if (direction === 'left' || direction === 'right') return { turn: direction };
  if (!direction || !eye) return {};
  // Seen by the examiner, the nose is on the right of a right eye.
  const isLeft = (direction === 'nasal') === (eye === 'left');
  return { turn: isLeft ? 'left' : 'right' };
}

/** Where the figure of a field stands in what was stated. */
function measureFor(name: string, { k, named }: Stated, id: CalculatorId): Measure | undefined {
  const { baseCurve = [], flatBaseCurve = [], steepBaseCurve = [], newBaseCurve = [] } = named;
  switch (name) {
    case 'flatK':
      return k?.flat;
    case 'steepK':
      return k?.steep;
    case 'curvature':
      return k?.flat ?? k?.steep ?? baseCurve[0];
    case 'baseCurve':
      return (
        flatBaseCurve[0] ??
        baseCurve[0] ??
        (id === 'sagittal-depth' ? (named.sag?.[0] ?? named.sphere?.[0]) : undefined)
      );
    case 'newBaseCurve':
      return newBaseCurve[0] ?? baseCurve[1] ?? steepBaseCurve[0];
    case 'steepBaseCurve':
      return steepBaseCurve[0] ?? baseCurve[1];
    case 'diameter':
      return named.chord?.[0] ?? named.diameter?.[0];
    case 'sphere':
    case 'cylinder':
    case 'axis':
    case 'meridian':
    case 'distance':
    case 'opticZone':
    case 'secondaryWidth':
    case 'peripheralWidth':
    case 'shape':
    case 'dk':
    case 'thickness':
      return named[name]?.[0];
    default:
      return id === 'oxygen' ? named.dk?.[0] : undefined;
  }
}

/** What the calculator has been given before, and what it asked for last. */
export interface Before {
  old: LinkValues;
  asked: string | null;
}

/** `And 7.60?` after 7.70: the field whose value is nearly the same is meant. */
const NEAR = 0.3;
function nearestField(
  names: readonly string[],
  { value }: Measure,
  old: LinkValues,
): string | null {
  const near = names
    .map((name) => ({ name, before: Number.parseFloat(old[name] ?? '') }))
    .map(({ name, before }) => ({ name, far: Math.abs(value - before) / Math.abs(before) }))
    .filter(({ far }) => far < NEAR)
    .toSorted((a, b) => a.far - b.far);
  return near[0]?.name ?? null;
}

/** The field that a figure without a name is for: what was asked, an open one, or one of its unit. */
function fieldFor(
  { fields }: Calculator,
  measure: Measure,
  values: LinkValues,
  { old, asked }: Before,
): string | null {
  const hasCylinder = (values['cylinder'] ?? old['cylinder']) !== undefined;
  const names = Object.keys(fields).filter(
    (name) =>
      values[name] === undefined && (name !== 'axis' || hasCylinder || !('cylinder' in fields)),
  );
  const wanted = asked === null ? undefined : fields[asked];
  const isOtherUnit =
    wanted?.kind === 'number' && measure.unit !== null && !wanted.units.includes(measure.unit);
  if (asked !== null && names.includes(asked) && !isOtherUnit) return asked;
  const fitting = names.filter((name) => {
    const field = fields[name];
    return field !== undefined && takes(field, measure);
  });
  const near = nearestField(fitting, measure, old);
  if (near !== null) return near;
  const open = fitting.find((name) => old[name] === undefined);
  return open ?? (measure.unit === null && fitting.length > 1 ? null : (fitting[0] ?? null));
}

function fillBare(
  calculator: Calculator,
  stated: Stated,
  values: LinkValues,
  before: Before,
): void {
  for (const measure of stated.bare) {
    const name = fieldFor(calculator, measure, values, before);
    const field = name === null ? undefined : calculator.fields[name];
    if (name !== null && field?.kind === 'number') values[name] = linkOf(field, measure);
  }
}

/** A signed figure reads as a sphere, but may be the answer to what was asked. */
function asAnswer({ fields, powers }: Calculator, stated: Stated, asked: string | null): Stated {
  const field = asked === null ? undefined : fields[asked];
  const [power] = stated.powers;
  const isSphere = powers.some(({ sphere }) => sphere === asked);
  if (field?.kind !== 'number' || !power || isSphere) return stated;
  if (power.power.cylinder !== null || stated.powers.length > 1) return stated;
  const { sphere } = power.power;
  return { ...stated, powers: [], bare: [{ value: sphere, unit: null, text: String(sphere) }] };
}

function takes(field: Field, { value, unit }: Measure): boolean {
  if (field.kind !== 'number') return false;
  if (unit && !field.units.includes(unit)) return false;
  const units = unit ? [unit] : field.units;
  return units.some((one) => {
    const converted = convert(value, one, field.units[0]);
    return converted !== null && within(field, converted);
  });
}

/** Returns the values that a message gives a calculator. */
export function valuesIn(
  calculator: Calculator,
  message: Stated,
  eye: 'right' | 'left' | null,
  before: Before,
): LinkValues {
  const stated = asAnswer(
    calculator,
    curvesInOrder(calculator.id, curvesAsKs(calculator.id, message)),
    before.asked,
  );
  const values: LinkValues = {};
  for (const [name, field] of Object.entries(calculator.fields)) {
    if (field.kind === 'choice') continue;
    const measure = measureFor(name, stated, calculator.id);
    if (measure) values[name] = linkOf(field, measure);
  }
  Object.assign(values, fromPowers(calculator, stated, before.asked));
  if ('turn' in calculator.fields) Object.assign(values, turnOf(stated, eye));
  if ('direction' in calculator.fields) {
    if (isForSpectacles(stated)) values['direction'] = 'toSpectacles';
  }
  if ('degrees' in calculator.fields && stated.rotation) {
    values['degrees'] = degrees(stated.rotation.degrees);
  }
  if ('flatMeridian' in calculator.fields && stated.k?.flatMeridian !== undefined) {
    values['flatMeridian'] = degrees(stated.k.flatMeridian);
  }
  fillBare(calculator, stated, values, before);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Whether a message gives a whole power or both K anew, of which nothing old may stay. */
export function replacedBy(calculator: Calculator, values: LinkValues): string[] {
  const powers = calculator.powers.flatMap(({ sphere, cylinder, axis }) =>
    sphere in values ? [cylinder, axis] : [],
  );
  return 'flatK' in values && 'steepK' in values ? [...powers, 'flatMeridian'] : powers;
}

/** What a field of a calculator is among the measurements of an eye. */
const OF_EYE = {
  sphere: 'refractionSphere',
  cylinder: 'refractionCylinder',
  axis: 'refractionAxis',
  flatK: 'flatK',
  steepK: 'steepK',
  flatMeridian: 'flatMeridian',
  distance: 'vertexDistance',
} as const satisfies Record<string, keyof EyeClinical>;

const FROM_EYE: ReadonlySet<CalculatorId> = new Set([
  'vertex-distance',
  'spherical-equivalent',
  'transposition',
  'corneal-cylinder',
  'residual-astigmatism',
  'tear-lens',
  'lens-power',
  'toric-tear-lens',
]);

/** Returns what the eye's measurements give a calculator that is about an eye. */
export function valuesOfEye({ id, fields }: Calculator, clinical: EyeClinical): LinkValues {
  if (!FROM_EYE.has(id)) return {};
  const given = Object.entries(OF_EYE).flatMap(([name, field]): [string, string][] => {
    const value = clinical[field];
    if (!(name in fields) || value === undefined) return [];
    const code =
      name === 'distance' ? 'mm' : name === 'axis' || name === 'flatMeridian' ? 'deg' : 'D';
    return [[name, `${code === 'D' ? value.toFixed(2) : value}${code}`]];
  });
  return Object.fromEntries(given);
}
