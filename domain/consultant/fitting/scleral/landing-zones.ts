import { findParameter } from '../../../lens/model/find-parameter.ts';
import { valueOf } from '../../../lens/model/given.ts';
import { QUADRANTS, type Quadrant } from '../planning/finding-fields.ts';
import { wornNumber, type FittingCase } from '../planning/fitting-case.ts';
import { ALONG_HORIZONTAL, ALONG_VERTICAL } from '../planning/scleral-rules.ts';

export type LandingKind = 'spherical' | 'toric' | 'quadrant';

/** The zone of each quadrant of a landing by quadrant. */
export const QUADRANT_ZONES: Record<Quadrant, string> = {
  nasal: 'scleralNasal',
  temporal: 'scleralTemporal',
  superior: 'scleralSuperior',
  inferior: 'scleralInferior',
};

/** All zones of each kind. */
export const ZONES_OF: Record<LandingKind, readonly string[]> = {
  spherical: ['scleralZone'],
  toric: ['scleralFlat', 'scleralSteep'],
  quadrant: Object.values(QUADRANT_ZONES),
};

/** Returns the worn lens's kind of landing; a lens without the choice has a spherical one. */
export function landingKindOf({ lens, prescription }: FittingCase): LandingKind {
  const kind = valueOf(prescription, 'landing') ?? findParameter(lens, 'landing')?.default;
  return kind === 'toric' || kind === 'quadrant' ? kind : 'spherical';
}

/** Where the flat meridian of a toric landing lies. */
export type Orientation = 'horizontal' | 'vertical' | 'oblique' | 'unknown';

export function orientationOf(c: FittingCase): Orientation {
  const meridian = wornNumber(c, 'landingMeridian');
  if (meridian === null) return 'unknown';
  const away = Math.min(meridian, 180 - meridian);
  if (away <= ALONG_HORIZONTAL) return 'horizontal';
  return away >= ALONG_VERTICAL ? 'vertical' : 'oblique';
}

const HORIZONTAL: ReadonlySet<Quadrant> = new Set(['nasal', 'temporal'] as const);

/** Returns the zone that each quadrant stands on; null when a toric landing lies at an unknown place. */
export function zonesOf(c: FittingCase): Record<Quadrant, string> | null {
  const kind = landingKindOf(c);
  if (kind === 'quadrant') return QUADRANT_ZONES;
  const zones = { ...QUADRANT_ZONES };
  if (kind === 'spherical') {
    for (const quadrant of QUADRANTS) zones[quadrant] = 'scleralZone';
    return zones;
  }
  const orientation = orientationOf(c);
  if (orientation === 'oblique' || orientation === 'unknown') return null;
  for (const quadrant of QUADRANTS) {
    const isFlat = HORIZONTAL.has(quadrant) === (orientation === 'horizontal');
    zones[quadrant] = isFlat ? 'scleralFlat' : 'scleralSteep';
  }
  return zones;
}
