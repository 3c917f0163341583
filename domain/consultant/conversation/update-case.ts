import type { EyeClinical } from '../../clinical/fields/clinical.ts';
import { findParameter } from '../../lens/model/find-parameter.ts';
import type { LensDefinition, Prescription } from '../../lens/model/lens.ts';
import type { Eye } from '../../orders/order.ts';
import type { Findings } from '../fitting/findings.ts';
import type { ConversationCase } from './conversation-case.ts';
import { isVault } from './reading/curves.ts';
import {
  inDioptres,
  inMicrometres,
  inMillimetres,
  lengthInMm,
  type Measure,
} from './reading/numbers.ts';
import { choicesIn } from './reading/read-choices.ts';
import type { EyePart } from './reading/read-eye.ts';
import type { Stated } from './reading/stated.ts';

/** A part of a message with what it states. */
export interface StatedPart {
  eye: EyePart['eye'];
  stated: Stated;
}

/** What a power without a name is: the refraction while a lens is chosen, the lens's own while it is changed. */
export type PlainPower = 'refraction' | 'lens';

const HUNDREDTHS = 100;
const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

const last = (measures: readonly Measure[] | undefined): Measure | undefined => measures?.at(-1);

function without<T extends object>(record: T): T {
  const given = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as T;
}

/** A whole power replaces the former one: its cylinder and axis never mix with another sphere. */
function refractionOf(stated: Stated, plain: PlainPower): Partial<EyeClinical> {
  const of = stated.powers.find(
    ({ role }) => role === 'refraction' || (plain === 'refraction' && role !== 'over'),
  );
  const add = last(stated.named.add)?.value ?? of?.power.add ?? undefined;
  if (!of) return { refractionAdd: add };
  const { sphere, cylinder, axis } = of.power;
  return {
    refractionSphere: sphere,
    refractionCylinder: cylinder ?? undefined,
    refractionAxis: axis ?? undefined,
    refractionAdd: add,
  };
}

const REFRACTION = ['refractionSphere', 'refractionCylinder', 'refractionAxis'] as const;

function clinicalOf(before: EyeClinical, stated: Stated, plain: PlainPower): EyeClinical {
  const { k, named, condition } = stated;
  const refraction = refractionOf(stated, plain);
  const kept: EyeClinical = { ...before };
  if (refraction.refractionSphere !== undefined) for (const name of REFRACTION) delete kept[name];
  if (k?.flat && k.steep) delete kept.flatMeridian;
  const distance = last(named.distance);
  return without({
    ...kept,
    ...without(refraction),
    ...without({
      flatK: k?.flat && rounded(inDioptres(k.flat)),
      steepK: k?.steep && rounded(inDioptres(k.steep)),
      flatMeridian: k?.flatMeridian,
      hvid: last(named.hvid)?.value,
      pupil: last(named.pupil)?.value,
      vertexDistance: distance?.value,
      condition: condition ?? undefined,
    }),
  });
}

/** `Ampleye 3800`: no other figure of such a lens is as large as its depth. */
function bareSag({ bare }: Stated, lens: LensDefinition): Measure | undefined {
  const parameter = findParameter(lens, 'sag');
  if (parameter?.kind !== 'number') return undefined;
  return bare.find(({ value }) => value >= parameter.min && value <= parameter.max);
}

const SHAPE = ['baseCurve', 'diameter'] as const;

/** `GP Sphere 7.70, 9.4 mm`: figures without a name are the curve and the diameter, in that order. */
function bareLengths(
  { bare, k }: Stated,
  lens: LensDefinition,
  known: Record<string, number | undefined>,
): Record<string, number> {
  const found: Record<string, number> = {};
  if (k) return found;
  for (const { value, unit } of bare) {
    if (unit !== null && unit !== 'mm') continue;
    const name = SHAPE.find((one) => {
      const parameter = findParameter(lens, one);
      if (parameter?.kind !== 'number' || known[one] !== undefined || one in found) return false;
      return value >= parameter.min && value <= parameter.max;
    });
    if (name) found[name] = value;
  }
  return found;
}

/** The figures of the worn lens, by parameter; only those that the lens has. */
function prescriptionOf(
  before: Prescription,
  stated: Stated,
  lens: LensDefinition | null,
  plain: PlainPower,
): Prescription {
  if (!lens) return before;
  const { named } = stated;
  const wanted: Record<string, number | undefined> = {};
  const [flat, steep] = [
    named.flatBaseCurve?.[0] ?? named.baseCurve?.[0],
    named.steepBaseCurve?.[0] ?? named.baseCurve?.[1],
  ];
  const isBitoric = findParameter(lens, 'baseCurveFlat') !== undefined;
  wanted[isBitoric ? 'baseCurveFlat' : 'baseCurve'] = flat && rounded(inMillimetres(flat));
  if (isBitoric) wanted['baseCurveSteep'] = steep && rounded(inMillimetres(steep));
  wanted['diameter'] = last(named.diameter)?.value;
  wanted['opticZone'] = last(named.opticZone)?.value;
  const sag = last(named.sag) ?? bareSag(stated, lens);
  wanted['sag'] = sag && inMicrometres(sag);
  const thickness = last(named.thickness);
  wanted['centreThickness'] = thickness && lengthInMm(thickness);
  const powers = stated.powers.filter(
    ({ role }) => role === 'lens' || (plain === 'lens' && role === 'plain'),
  );
  const [first, second] = powers;
  const kept = { ...before };
  if (first && isBitoric) {
    wanted['sphereFlat'] = first.power.sphere;
    wanted['sphereSteep'] = second?.power.sphere;
  } else if (first) {
    for (const name of ['sphere', 'cylinder', 'axis']) delete kept[name];
    wanted['sphere'] = first.power.sphere;
    wanted['cylinder'] = first.power.cylinder ?? undefined;
    wanted['axis'] = first.power.axis ?? undefined;
  }
  if (plain === 'lens') wanted['axis'] ??= last(named.axis)?.value;
  wanted['returnZoneDepth'] = last(named.returnZoneDepth)?.value;
  wanted['landingZoneAngle'] = last(named.landingZoneAngle)?.value;
  Object.assign(wanted, bareLengths(stated, lens, wanted));
  Object.assign(kept, choicesIn(stated.text, lens));
  const has = Object.entries(without(wanted)).filter(([name]) => findParameter(lens, name));
  return { ...kept, ...Object.fromEntries(has) } as Prescription;
}

/** `210 µm after 4 hours`: a depth with minutes of wear is the vault. */
function bareVault(bare: readonly Measure[], minutes: number | undefined): Measure | undefined {
  return bare.find((one) => (one.unit === 'µm' || minutes !== undefined) && isVault(one));
}

function findingsOf(
  before: Findings,
  { findings, named, powers, rotation, bare }: Stated,
): Findings {
  const over = powers.find(({ role }) => role === 'over')?.power;
  const kept: Findings = { ...before };
  if (over) {
    delete kept.overRefractionCylinder;
    delete kept.overRefractionAxis;
  }
  const vault = last(named.vault) ?? bareVault(bare, findings.minutesOnEye);
  const clearance = last(named.limbalClearance);
  const turned = rotation && {
    degrees: rotation.degrees,
    // Stated later, when it was not part of this.
    direction: rotation.direction ?? before.rotation?.direction,
    stability: rotation.isStable ? ('stable' as const) : ('unstable' as const),
  };
  return without({
    ...kept,
    ...without(findings),
    ...(findings.landing ? { landing: { ...before.landing, ...findings.landing } } : {}),
    ...without({
      centralVault: vault && inMicrometres(vault),
      limbalClearance: clearance && inMicrometres(clearance),
      movementMm: last(named.movementMm)?.value,
      overKCylinder: last(named.overK)?.value,
      rotation: turned?.direction ? turned : undefined,
      overRefractionSphere: over?.sphere,
      overRefractionCylinder: over?.cylinder ?? undefined,
      overRefractionAxis: over?.axis ?? undefined,
    }),
  } as Findings);
}

/** The eyes that a part is about. Without a name it is the eye that is spoken of, else the right one. */
function eyesOf(part: StatedPart, parts: readonly StatedPart[], spoken: Eye | null): Eye[] {
  if (part.eye === 'both') return ['right', 'left'];
  if (part.eye) return [part.eye];
  const named = parts.flatMap(({ eye }) => (eye === 'right' || eye === 'left' ? [eye] : []));
  return named.length > 0 ? [...new Set(named)] : [spoken ?? 'right'];
}

/** Returns the eye that a message speaks of: the first that it names. */
export function spokenEye(parts: readonly StatedPart[], before: Eye | null): Eye | null {
  const named = parts.find(({ eye }) => eye !== null)?.eye;
  return named === 'both' ? 'right' : (named ?? before);
}

/** Writes what a message states into the case. */
export function updateCase(
  before: ConversationCase,
  parts: readonly StatedPart[],
  lens: LensDefinition | null,
  plain: PlainPower,
): ConversationCase {
  const eyes = { ...before.eyes };
  for (const part of parts) {
    for (const eye of eyesOf(part, parts, before.eye)) {
      const { clinical, prescription, findings } = eyes[eye];
      eyes[eye] = {
        clinical: clinicalOf(clinical, part.stated, plain),
        prescription: prescriptionOf(prescription, part.stated, lens, plain),
        findings: findingsOf(findings, part.stated),
      };
    }
  }
  return { ...before, eyes, eye: spokenEye(parts, before.eye), lens: lens?.id ?? before.lens };
}
