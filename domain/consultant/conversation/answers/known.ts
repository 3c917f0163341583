import type { Locale } from '../../../basics/locale.ts';
import { CLINICAL_LABELS } from '../../../clinical/fields/clinical-labels.ts';
import type { EyeClinical } from '../../../clinical/fields/clinical.ts';
import { findParameter } from '../../../lens/model/find-parameter.ts';
import { formatParameter } from '../../../lens/model/format.ts';
import type { LensDefinition, Prescription } from '../../../lens/model/lens.ts';
import { formatAxis, formatPlain, formatPower } from '../../../lens/optics/format-optics.ts';
import type { Eye } from '../../../orders/order.ts';
import type { Findings } from '../../fitting/findings.ts';
import { CHOSEN_LABELS, MEASURES, QUADRANTS } from '../../fitting/planning/finding-fields.ts';
import type { ConversationCase } from '../conversation-case.ts';
import type { ConversationTextKey } from '../messages/en.ts';
import { say, type Words } from './words.ts';

type Group = 'clinical' | 'prescription' | 'findings';

/** A value of the case in words, and what it is, so that it can be forgotten. */
export interface KnownValue {
  eye: Eye;
  group: Group;
  /** The fields that it stands for: a power is one value. */
  fields: readonly string[];
  text: string;
}

const lengths = ['hvid', 'pupil', 'vertexDistance'] as const;

function power(sphere: number, cylinder?: number, axis?: number, add?: number): string {
  const parts = [
    formatPower(sphere),
    cylinder === undefined ? '' : formatPower(cylinder),
    axis === undefined ? '' : `× ${formatAxis(axis)}`,
    add === undefined ? '' : `add ${formatPower(add)}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

type Part = [fields: string[], text: string];

function clinicalParts(clinical: EyeClinical, locale: Locale): Part[] {
  const { labels, conditions } = CLINICAL_LABELS[locale];
  const parts: Part[] = [];
  const { condition, flatK, steepK, flatMeridian } = clinical;
  if (condition) parts.push([['condition'], `${labels.condition}: ${conditions[condition]}`]);
  if (flatK !== undefined) parts.push([['flatK'], `${labels.flatK} ${formatPlain(flatK)} D`]);
  if (steepK !== undefined) parts.push([['steepK'], `${labels.steepK} ${formatPlain(steepK)} D`]);
  if (flatMeridian !== undefined) {
    parts.push([['flatMeridian'], `${labels.flatMeridian} ${formatAxis(flatMeridian)}`]);
  }
  for (const name of lengths) {
    const value = clinical[name];
    if (value !== undefined) parts.push([[name], `${labels[name]} ${formatPlain(value)} mm`]);
  }
  const { refractionSphere, refractionCylinder, refractionAxis, refractionAdd } = clinical;
  if (refractionSphere !== undefined) {
    const text = power(refractionSphere, refractionCylinder, refractionAxis, refractionAdd);
    const fields = ['refractionSphere', 'refractionCylinder', 'refractionAxis', 'refractionAdd'];
    parts.push([fields, `${labels.refraction} ${text}`]);
  } else if (refractionAdd !== undefined) {
    parts.push([['refractionAdd'], `${labels.add} ${formatPower(refractionAdd)}`]);
  }
  return parts;
}

function prescriptionParts(
  prescription: Prescription,
  lens: LensDefinition | null,
  locale: Locale,
): Part[] {
  if (!lens) return [];
  return Object.entries(prescription).flatMap(([name, value]): Part[] => {
    const parameter = findParameter(lens, name);
    if (!parameter) return [];
    const text = formatParameter(value, parameter, locale);
    return [[[name], `${parameter.label[locale]} ${text}`]];
  });
}

const measured = [
  'minutesOnEye',
  'foggingAfter',
  'centralVault',
  'limbalClearance',
  'movementMm',
  'overKCylinder',
] as const;
const chosen = ['limbal', 'dye', 'bubbles', 'movement', 'position'] as const;

function measure(name: (typeof measured)[number], value: number, locale: Locale): string {
  const { label, grid } = MEASURES[name];
  const digits = grid.step < 1 ? formatPlain(value) : String(value);
  return `${label[locale]} ${digits} ${grid.unit || 'min'}`;
}

const sign = (words: Words, value: string): string =>
  say(words, `sign.${value}` as ConversationTextKey);

function findingParts(findings: Findings, words: Words): Part[] {
  const { locale } = words;
  const parts: Part[] = [];
  for (const name of measured) {
    const value = findings[name];
    if (value !== undefined) parts.push([[name], measure(name, value, locale)]);
  }
  for (const name of chosen) {
    const value = findings[name];
    if (value) parts.push([[name], `${CHOSEN_LABELS[name][locale]}: ${sign(words, value)}`]);
  }
  for (const name of QUADRANTS) {
    const value = findings.landing?.[name];
    if (value) {
      parts.push([[`landing.${name}`], `${CHOSEN_LABELS[name][locale]}: ${sign(words, value)}`]);
    }
  }
  if (findings.rotation) {
    const { degrees, direction } = findings.rotation;
    const values = { degrees: `${degrees}°`, direction: sign(words, direction) };
    parts.push([['rotation'], say(words, 'known.rotation', values)]);
  }
  const { overRefractionSphere, overRefractionCylinder, overRefractionAxis } = findings;
  if (overRefractionSphere !== undefined) {
    const text = power(overRefractionSphere, overRefractionCylinder, overRefractionAxis);
    const fields = ['overRefractionSphere', 'overRefractionCylinder', 'overRefractionAxis'];
    parts.push([fields, `${say(words, 'known.over')} ${text}`]);
  }
  return parts;
}

/** Returns what is known of an eye, in words: `Flat K 43.50 D`. */
export function knownOf(
  known: ConversationCase,
  eye: Eye,
  lens: LensDefinition | null,
  words: Words,
): KnownValue[] {
  const { clinical, prescription, findings } = known.eyes[eye];
  const groups: [Group, Part[]][] = [
    ['clinical', clinicalParts(clinical, words.locale)],
    ['prescription', prescriptionParts(prescription, lens, words.locale)],
    ['findings', findingParts(findings, words)],
  ];
  return groups.flatMap(([group, parts]) =>
    parts.map(([fields, text]) => ({ eye, group, fields, text })),
  );
}

/** Removes one value from the case. */
export function forgetValue(
  known: ConversationCase,
  { eye, group, fields }: Pick<KnownValue, 'eye' | 'group' | 'fields'>,
): ConversationCase {
  const values: Record<string, unknown> = { ...known.eyes[eye][group] };
  for (const field of fields) {
    const [name = '', part] = field.split('.');
    if (part === undefined) delete values[name];
    else {
      const { [part]: _, ...rest } = values[name] as Record<string, unknown>;
      if (Object.keys(rest).length > 0) values[name] = rest;
      else delete values[name];
    }
  }
  const eyes = { ...known.eyes, [eye]: { ...known.eyes[eye], [group]: values } };
  return { ...known, eyes, asked: null };
}
