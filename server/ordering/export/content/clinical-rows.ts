import type { Locale } from '#domain/basics/locale.ts';
import type { EyeClinical, PatientClinical } from '#domain/clinical/fields/clinical.ts';
import { countDecimals } from '#domain/lens/model/grid.ts';
import type { Fact } from '../../../platform/pdf/draw-facts.ts';
import { paperDay } from '../../../platform/pdf/paper-dates.ts';
import { labelsIn, type Labels } from './labels.ts';

export interface ClinicalRow {
  label: string;
  right: string;
  left: string;
}

type Measured = Record<keyof Labels['clinical'], string>;

/** Returns the clinical data, one row for each value that is known of at least one eye. */
export function clinicalRows(right: EyeClinical, left: EyeClinical, labels: Labels): ClinicalRow[] {
  const [ofRight, ofLeft] = [measured(right, labels), measured(left, labels)];
  return (Object.keys(labels.clinical) as (keyof Measured)[])
    .map((name) => ({ label: labels.clinical[name], right: ofRight[name], left: ofLeft[name] }))
    .filter((row) => row.right || row.left);
}

/** Returns the patient's data. */
export function patientFacts(patient: PatientClinical, locale: Locale): Fact[] {
  const { dominantEye, directSupply, prescriptionExpires } = patient;
  const { patient: facts, eyes } = labelsIn(locale);
  const yesOrNo = directSupply ? facts.yes : facts.no;
  return [
    { label: facts.dominantEye, value: dominantEye ? eyes[dominantEye] : '' },
    { label: facts.directSupply, value: directSupply === undefined ? '' : yesOrNo },
    {
      label: facts.prescriptionExpires,
      value: prescriptionExpires ? paperDay(prescriptionExpires, locale) : '',
    },
  ].filter(({ value }) => value);
}

function measured(eye: EyeClinical, labels: Labels): Measured {
  const { condition, lid, limbal, landing } = eye;
  return {
    condition: condition ? labels.conditions[condition] : '',
    flatK: joined(curvature(eye.flatK), at(eye.flatMeridian)),
    steepK: curvature(eye.steepK),
    hvid: quantity(eye.hvid, 'mm', 1),
    pupil: quantity(eye.pupil, 'mm', 1),
    lid: lid ? labels.lids[lid] : '',
    refraction: joined(
      power(eye.refractionSphere, eye.refractionCylinder, eye.refractionAxis),
      eye.refractionAdd === undefined ? '' : `${labels.clinical.add} ${signed(eye.refractionAdd)}`,
    ),
    vertexDistance: quantity(eye.vertexDistance, 'mm', 1),
    overRefraction: power(
      eye.overRefractionSphere,
      eye.overRefractionCylinder,
      eye.overRefractionAxis,
    ),
    overKCylinder: eye.overKCylinder === undefined ? '' : `${signed(eye.overKCylinder)} D`,
    minutesOnEye: quantity(eye.minutesOnEye, 'min', 0),
    centralVault: quantity(eye.centralVault, 'µm', 0),
    limbal: limbal ? labels.limbalFindings[limbal] : '',
    landing: landing ? labels.landingFindings[landing] : '',
    changeRequest: eye.changeRequest ?? '',
    add: '',
  };
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** Formats a power as `−3.00 −1.25 × 010`, without the parts that are missing. */
function power(sphere?: number, cylinder?: number, axis?: number): string {
  return joined(
    sphere === undefined ? '' : signed(sphere),
    cylinder === undefined ? '' : signed(cylinder),
    axis === undefined ? '' : `× ${degrees(axis)}`,
  );
}

function curvature(value: number | undefined): string {
  return quantity(value, 'D', 2);
}

function at(meridian: number | undefined): string {
  return meridian === undefined ? '' : `@ ${degrees(meridian)}`;
}

function degrees(value: number): string {
  return `${String(value).padStart(3, '0')}°`;
}

function quantity(value: number | undefined, unit: string, decimals: number): string {
  if (value === undefined) return '';
  const sign = value < 0 ? '−' : '';
  return `${sign}${digits(value, decimals)} ${unit}`;
}

function signed(value: number): string {
  if (value === 0) return digits(value, 2);
  return (value < 0 ? '−' : '+') + digits(value, 2);
}

/** Formats the number exactly as stored: shows all decimals, even when there are more than usual. */
function digits(value: number, decimals: number): string {
  return Math.abs(value).toFixed(Math.max(decimals, countDecimals(value)));
}
