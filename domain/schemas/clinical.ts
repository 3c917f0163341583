import { z } from 'zod';
import { text } from './text.ts';

export const EYE_CONDITIONS = [
  'normal',
  'keratoconus',
  'pellucid',
  'advancedKeratoconus',
  'postGraft',
  'postRefractive',
  'surfaceDisease',
] as const;
export const LID_POSITIONS = ['aboveLimbus', 'tangent', 'coversLimbus'] as const;
export const LIMBAL_FINDINGS = ['ideal', 'touch', 'excess'] as const;
export const LANDING_FINDINGS = ['ideal', 'blanching', 'impingement', 'lift'] as const;

const dioptres = z.number().min(-100).max(100);
const degrees = z.number().min(0).max(360);
const millimetres = z.number().min(0).max(50);

/**
 * What was measured at one eye; nothing of it is required. K and powers in D, meridians and axes in degrees,
 * HVID, pupil and vertex distance in mm, vault in µm. The limits only keep nonsense out: what is unusual is
 * the warnings' matter. As orders are stored.
 */
export const eyeClinicalSchema = z
  .strictObject({
    condition: z.enum(EYE_CONDITIONS),
    flatK: dioptres,
    flatMeridian: degrees,
    steepK: dioptres,
    hvid: millimetres,
    pupil: millimetres,
    lid: z.enum(LID_POSITIONS),
    refractionSphere: dioptres,
    refractionCylinder: dioptres,
    refractionAxis: degrees,
    refractionAdd: dioptres,
    /** 0: the refraction is already at the cornea. */
    vertexDistance: millimetres,
    overRefractionSphere: dioptres,
    overRefractionCylinder: dioptres,
    overRefractionAxis: degrees,
    overKCylinder: dioptres,
    minutesOnEye: z.number().min(0).max(2_000),
    centralVault: z.number().min(-500).max(5_000),
    limbal: z.enum(LIMBAL_FINDINGS),
    landing: z.enum(LANDING_FINDINGS),
    /** What is to be changed, in the fitter's words. */
    changeRequest: text().trim().max(500),
  })
  .partial();

/** K beyond these, in D, are a slip: 16.9 to 3.4 mm, wider than any cornea that is fitted. */
export const K_LIMITS = { min: 20, max: 100 } as const;
const k = z.number().min(K_LIMITS.min).max(K_LIMITS.max);

/**
 * The same as it can be sent: beyond these limits a figure is a slip of the hand or of the unit, and nothing is worked
 * out from it.
 */
export const measuredEyeSchema = eyeClinicalSchema.extend({
  flatK: k.optional(),
  steepK: k.optional(),
  flatMeridian: z.number().min(0).max(180).optional(),
  hvid: z.number().min(5).max(20).optional(),
  pupil: z.number().min(0).max(20).optional(),
  vertexDistance: z.number().min(0).max(30).optional(),
});

/** What concerns both eyes. */
export const patientClinicalSchema = z
  .strictObject({
    dominantEye: z.enum(['right', 'left']),
    /** The lenses go straight to the patient, so that the prescription must be in force. */
    directSupply: z.boolean(),
    prescriptionExpires: z.iso.date(),
  })
  .partial();

export type EyeClinical = z.infer<typeof eyeClinicalSchema>;
export type PatientClinical = z.infer<typeof patientClinicalSchema>;
