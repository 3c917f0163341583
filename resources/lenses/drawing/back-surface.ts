import type { LensFamily } from '#domain/lens/model/lens.ts';
import type { LensDimensions } from './lens-dimensions.ts';
import { endOf, type Zone } from './zones.ts';

/** Depth below the apex in mm at a half chord in mm. */
export type Surface = (halfChord: number) => number;

const PERIPHERAL_FLATTER = 0.8;
const EDGE_FLATTER = 1.4;
const SKIRT_FLATTER = 1;
/** The slope of the sclera beyond the limbus in degrees, about that of a landing zone. */
const SCLERA_ANGLE = 38;
const RADIANS = Math.PI / 180;

/** s = r − √(r² − y²), with y limited to the sphere. */
function sphere(radius: number): Surface {
  return (y) => radius - Math.sqrt(Math.max(radius ** 2 - Math.min(y, radius * 0.999) ** 2, 0));
}

function slopeOf(surface: Surface, y: number): number {
  const step = 1e-4;
  return (surface(y + step) - surface(y - step)) / (2 * step);
}

/** A cubic between two points with given slopes: smooth at both ends. */
function blend(from: Point, to: Point): Surface {
  const width = to.y - from.y;
  return (y) => {
    const t = (y - from.y) / width;
    const [t2, t3] = [t ** 2, t ** 3];
    return (
      (2 * t3 - 3 * t2 + 1) * from.z +
      (t3 - 2 * t2 + t) * width * from.slope +
      (3 * t2 - 2 * t3) * to.z +
      (t3 - t2) * width * to.slope
    );
  };
}

interface Point {
  y: number;
  z: number;
  slope: number;
}

/** One curve for each zone, starting where the last one ends. */
function curves(zones: Zone[], radiusOf: (zone: Zone) => number): Surface {
  return (y) =>
    zones.reduce((depth, zone) => {
      const curve = sphere(radiusOf(zone));
      const within = Math.min(Math.max(y, zone.from), zone.to);
      return depth + curve(within) - curve(zone.from);
    }, 0);
}

const FLATTER: Partial<Record<Zone['kind'], number>> = {
  peripheral: PERIPHERAL_FLATTER,
  edge: EDGE_FLATTER,
  skirt: SKIRT_FLATTER,
};

/** A scleral lens reaches the ordered depth at its edge, with the slope of the sclera there. */
function scleral(dimensions: LensDimensions, zones: Zone[]): Surface {
  const { baseCurve, diameter, sag, limbal, landing } = dimensions;
  const edge = diameter / 2;
  const optic = endOf(zones, 'optic', edge);
  const limbus = endOf(zones, 'limbal', edge);
  const cap = sphere(baseCurve);
  const slope = Math.tan(SCLERA_ANGLE * RADIANS);
  const depth = sag ?? cap(optic) + (edge - optic) * slope;
  const atLimbus = Math.max(depth - (edge - limbus) * slope - limbal, cap(optic));
  const middle = blend(
    { y: optic, z: cap(optic), slope: slopeOf(cap, optic) },
    { y: limbus, z: atLimbus, slope },
  );
  const rim = blend({ y: limbus, z: atLimbus, slope }, { y: edge, z: depth - landing, slope });
  return (y) => (y <= optic ? cap(y) : y <= limbus ? middle(y) : rim(y));
}

/** Base curve, a return zone with the ordered depth, and a straight landing. */
function orthoK(dimensions: LensDimensions, zones: Zone[]): Surface {
  const { baseCurve, diameter, returnDepth, landingAngle } = dimensions;
  const edge = diameter / 2;
  const [optic, back] = [endOf(zones, 'optic', edge), endOf(zones, 'return', edge)];
  const cap = sphere(baseCurve);
  const slope = Math.tan(landingAngle * RADIANS);
  const end = { y: back, z: cap(optic) + returnDepth, slope };
  const middle = blend({ y: optic, z: cap(optic), slope: slopeOf(cap, optic) }, end);
  return (y) => {
    if (y <= optic) return cap(y);
    return y <= back ? middle(y) : end.z + (y - back) * slope;
  };
}

/** Returns the back surface of the lens in one meridian, for its base curve in mm. */
export function backSurface(
  family: LensFamily,
  dimensions: LensDimensions,
  zones: Zone[],
  baseCurve = dimensions.baseCurve,
): Surface {
  const own = { ...dimensions, baseCurve };
  if (family === 'scleral') return scleral(own, zones);
  if (family === 'orthoK') return orthoK(own, zones);
  if (family === 'customSoft') return curves(zones, () => baseCurve);
  return curves(zones, ({ kind }) => baseCurve + (FLATTER[kind] ?? 0));
}
