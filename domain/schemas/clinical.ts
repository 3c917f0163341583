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
 * the warnings' matter.
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
