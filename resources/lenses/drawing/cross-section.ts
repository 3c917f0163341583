import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { backSurface, type Surface } from './back-surface.ts';
import { lensDimensions, type LensDimensions } from './lens-dimensions.ts';
import { endOf, zonesOf, type Zone } from './zones.ts';

/** A point of the section in mm: distance from the axis, and depth below the back apex. */
export interface SectionPoint {
  x: number;
  z: number;
}

/** A section through the center of a lens. */
export interface CrossSection {
  dimensions: LensDimensions;
  zones: Zone[];
  back: SectionPoint[];
  front: SectionPoint[];
  /** The back surface in the steep meridian of a bitoric lens or a toric landing. */
  steep: SectionPoint[] | null;
  /** The depth of the back surface at the edge, in mm. */
  depth: number;
}

const STEPS = 48;
const EDGE_THICKNESS = 0.12;
const THINNEST = 0.05;
/** n − 1 of a GP material, accurate enough for a picture. */
const REFRACTION = 0.45;

/** Returns the section of a lens with these values; only for the picture. */
export function crossSection(lens: LensDefinition, prescription: Prescription): CrossSection {
  const dimensions = lensDimensions(lens, prescription);
  const zones = zonesOf(lens.family, dimensions);
  const surface = backSurface(lens.family, dimensions, zones);
  const edge = dimensions.diameter / 2;
  const steep = steepSurface(lens, dimensions, zones);
  const thickness = thicknessOf(dimensions, zones);
  return {
    dimensions,
    zones,
    back: sample(edge, surface),
    front: sample(edge, (y) => surface(y) - thickness(y)),
    steep: steep && sample(edge, steep),
    depth: surface(edge),
  };
}

function steepSurface(
  { family }: LensDefinition,
  dimensions: LensDimensions,
  zones: Zone[],
): Surface | null {
  const { baseCurve, steepCurve, landing, landingSteep } = dimensions;
  if (steepCurve === null && landingSteep === null) return null;
  const steep = { ...dimensions, landing: landingSteep ?? landing };
  return backSurface(family, steep, zones, steepCurve ?? baseCurve);
}

function sample(edge: number, surface: Surface): SectionPoint[] {
  return Array.from({ length: 2 * STEPS + 1 }, (_, index) => {
    const x = ((index - STEPS) / STEPS) * edge;
    return { x, z: surface(Math.abs(x)) };
  });
}

/** Minus power is thicker outward, plus power thinner. Beyond the optic zone the thickness tapers to the edge. */
function thicknessOf({ centreThickness, power, diameter }: LensDimensions, zones: Zone[]): Surface {
  const edge = diameter / 2;
  const optic = endOf(zones, 'optic', edge);
  const within = (y: number) =>
    Math.max(centreThickness - (power * y ** 2) / (2_000 * REFRACTION), THINNEST);
  return (y) => {
    if (y <= optic) return within(y);
    const t = (y - optic) / (edge - optic);
    return within(optic) * (1 - t) + EDGE_THICKNESS * t;
  };
}
