import { z } from 'zod';
import { text } from '../../basics/text.ts';

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
 * The measurements of one eye; all are optional. K and powers in D, meridians and axes in degrees, HVID, pupil and
 * vertex distance in mm, vault in µm. The limits only exclude nonsense; warnings report unusual values. As orders are
 * stored.
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
    /** The requested change, in the fitter's own words. */
    changeRequest: text().trim().max(500),
  })
  .partial();

/** K in D outside these limits is a typing error: 16.9 to 3.4 mm, wider than any cornea that is fitted. */
export const K_LIMITS = { min: 20, max: 100 } as const;
const k = z.number().min(K_LIMITS.min).max(K_LIMITS.max);

/**
 * The measurements as input: a figure beyond these limits is a typing error or has the wrong unit, and no values are
 * derived from it.
 */
export const measuredEyeSchema = eyeClinicalSchema.extend({
  flatK: k.optional(),
  steepK: k.optional(),
  flatMeridian: z.number().min(0).max(180).optional(),
  hvid: z.number().min(5).max(20).optional(),
  pupil: z.number().min(0).max(20).optional(),
  vertexDistance: z.number().min(0).max(30).optional(),
});

/** The data that concerns both eyes. */
export const patientClinicalSchema = z
  .strictObject({
    dominantEye: z.enum(['right', 'left']),
    /** The lenses are shipped to the patient, so the prescription must be valid. */
    directSupply: z.boolean(),
    prescriptionExpires: z.iso.date(),
  })
  .partial();

export type EyeClinical = z.infer<typeof eyeClinicalSchema>;
export type PatientClinical = z.infer<typeof patientClinicalSchema>;
