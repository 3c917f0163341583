import { z } from 'zod';
import { isMakeable, nearestMakeable } from '../../lens/model/grid.ts';
import type { Label } from '../../lens/model/parameter.ts';
import {
  missingBeside,
  noNumber,
  noOption,
  refusedMeasure,
  touchWithClearance,
} from './finding-messages.ts';
import {
  BUBBLE_PLACES,
  DYE,
  LANDING_SIGNS,
  LIMBAL_SIGNS,
  MEASURES,
  MOVEMENTS,
  POSITIONS,
  ROTATION_DIRECTIONS,
  ROTATION_STABILITIES,
  type ChosenName,
  type MeasureName,
} from './planning/finding-fields.ts';
import { LIMBAL } from './planning/scleral-rules.ts';

/** What an issue carries beside its English message. */
export interface IssueParams {
  message: Label;
  /** The nearest right value; null without one. */
  nearest: number | null;
}

type Path = (keyof FindingShape)[];
type FindingShape = Record<string, unknown>;

function issue(message: Label, nearest: number | null, path: Path = []) {
  return { code: 'custom' as const, path, message: message.en, params: { message, nearest } };
}

function measure(name: MeasureName) {
  const { grid } = MEASURES[name];
  const numberSchema = z.number(noNumber(name).en).superRefine((value, context) => {
    if (isMakeable(value, grid)) return;
    const nearest = nearestMakeable(value, grid);
    context.addIssue(issue(refusedMeasure(name, value, nearest), nearest));
  });
  // For the description of the API.
  return numberSchema.meta({ minimum: grid.min, maximum: grid.max });
}

function chosen<const T extends readonly [string, ...string[]]>(name: ChosenName, options: T) {
  return z.enum(options, noOption(name, options).en);
}

const rotationSchema = z.strictObject({
  degrees: measure('rotationDegrees'),
  direction: chosen('direction', ROTATION_DIRECTIONS),
  stability: chosen('stability', ROTATION_STABILITIES),
});

const landingSchema = z
  .strictObject({
    nasal: chosen('nasal', LANDING_SIGNS),
    temporal: chosen('temporal', LANDING_SIGNS),
    superior: chosen('superior', LANDING_SIGNS),
    inferior: chosen('inferior', LANDING_SIGNS),
  })
  .partial();

/** Measurements that have no meaning without another one. */
const TOGETHER: readonly [MeasureName & keyof Plain, MeasureName & keyof Plain][] = [
  ['overRefractionCylinder', 'overRefractionSphere'],
  ['overRefractionCylinder', 'overRefractionAxis'],
  ['overRefractionAxis', 'overRefractionCylinder'],
];

/** The findings each by itself, such as those of a half-filled form; what belongs together is not checked. */
export const plainFindingsSchema = z
  .strictObject({
    minutesOnEye: measure('minutesOnEye'),
    centralVault: measure('centralVault'),
    limbal: chosen('limbal', LIMBAL_SIGNS),
    limbalClearance: measure('limbalClearance'),
    landing: landingSchema,
    dye: chosen('dye', DYE),
    bubbles: chosen('bubbles', BUBBLE_PLACES),
    foggingAfter: measure('foggingAfter'),
    movement: chosen('movement', MOVEMENTS),
    movementMm: measure('movementMm'),
    position: chosen('position', POSITIONS),
    rotation: rotationSchema,
    overRefractionSphere: measure('overRefractionSphere'),
    overRefractionCylinder: measure('overRefractionCylinder'),
    overRefractionAxis: measure('overRefractionAxis'),
    overKCylinder: measure('overKCylinder'),
  })
  .partial();

type Plain = z.infer<typeof plainFindingsSchema>;

/**
 * VC-04: what is seen on one eye with the lens in it; everything is optional. Vault and clearance in µm (a vault of 0
 * touches), times in minutes, movement in mm, powers in D, the over-refraction at the vertex distance of the eye's
 * clinical data. No patient identity.
 */
export const findingsSchema = plainFindingsSchema.superRefine((findings, context) => {
  for (const [given, needed] of TOGETHER) {
    if (findings[given] !== undefined && findings[needed] === undefined) {
      context.addIssue(issue(missingBeside(needed, given), null, [needed]));
    }
  }
  const { limbal, limbalClearance = 0 } = findings;
  if (limbal === 'touch' && limbalClearance > LIMBAL.least) {
    context.addIssue(issue(touchWithClearance(LIMBAL.least), LIMBAL.least, ['limbalClearance']));
  }
});

export type Findings = z.infer<typeof findingsSchema>;
export type Rotation = NonNullable<Findings['rotation']>;
