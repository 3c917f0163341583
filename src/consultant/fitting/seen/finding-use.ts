import type { Findings } from '#domain/consultant/fitting/findings.ts';
import { QUADRANTS } from '#domain/consultant/fitting/planning/finding-fields.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import type { LensDefinition, LensFamily } from '#domain/lens/model/lens.ts';

export type FindingName = keyof Findings;

const POWER: readonly FindingName[] = [
  'overRefractionSphere',
  'overRefractionCylinder',
  'overRefractionAxis',
];
const CORNEAL: readonly FindingName[] = ['position', 'movement', 'bubbles', 'overKCylinder'];

/** What the rules of each family work with, beside the minutes of wear and the over-refraction. */
const USED: Record<LensFamily, readonly FindingName[]> = {
  scleral: [
    'centralVault',
    'limbal',
    'limbalClearance',
    'landing',
    'dye',
    'bubbles',
    'foggingAfter',
    'movement',
    'position',
    'overKCylinder',
  ],
  gpSphere: CORNEAL,
  gpToric: CORNEAL,
  gpMultifocal: CORNEAL,
  keratoconus: ['overKCylinder'],
  customSoft: ['movement', 'movementMm'],
  orthoK: ['landing', 'position'],
  hybrid: ['overKCylinder'],
};

/** Whether it can matter how the lens is turned: it has a cylinder, or a landing that keeps it from turning. */
function canTurn(lens: LensDefinition): boolean {
  return lens.family !== 'orthoK' && findParameter(lens, 'axis') !== undefined;
}

/** Returns the findings that the rules of the lens's family work with. */
export function findingsUsed(lens: LensDefinition): ReadonlySet<FindingName> {
  const turned: FindingName[] = canTurn(lens) ? ['rotation'] : [];
  return new Set<FindingName>(['minutesOnEye', ...USED[lens.family], ...turned, ...POWER]);
}

/** The places of the picture of the eye. */
export const PLACES = ['center', 'limbus', ...QUADRANTS, 'edge'] as const;
export type Place = (typeof PLACES)[number];

/** What is seen there; where there is more, it is used together. */
const AT: Record<Place, FindingName> = {
  center: 'centralVault',
  limbus: 'limbal',
  nasal: 'landing',
  temporal: 'landing',
  superior: 'landing',
  inferior: 'landing',
  edge: 'dye',
};

/** Returns the places of the eye that can be tapped for a lens; none where its rules know no place. */
export function placesOf(lens: LensDefinition): Place[] {
  const used = findingsUsed(lens);
  return PLACES.filter((place) => used.has(AT[place]));
}
