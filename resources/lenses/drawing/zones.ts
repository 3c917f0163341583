import type { LensFamily } from '#domain/lens/model/lens.ts';
import type { LensDimensions } from './lens-dimensions.ts';

type ZoneKind = 'optic' | 'peripheral' | 'limbal' | 'landing' | 'return' | 'edge' | 'skirt';

/** A ring of the lens between two half chords in mm. */
export interface Zone {
  kind: ZoneKind;
  from: number;
  to: number;
}

const EDGE_WIDTH = 0.4;
const RETURN_WIDTH = 1;
const HYBRID_CENTRE = 8.4;
const CORNEA = 11.8;
const LIMBUS_WIDTH = 0.9;

/** Returns the rings of a lens from center to edge, each starting where the last one ends. */
export function zonesOf(family: LensFamily, dimensions: LensDimensions): Zone[] {
  const edge = dimensions.diameter / 2;
  const optic = Math.min(dimensions.opticZone, dimensions.diameter - 0.4) / 2;
  return rings([{ kind: 'optic', to: optic }, ...outer(family, optic, edge)]);
}

/** Returns the half chord in mm at the end of the zone, or `otherwise` when the lens has no such zone. */
export function endOf(zones: readonly Zone[], kind: ZoneKind, otherwise: number): number {
  return zones.find((zone) => zone.kind === kind)?.to ?? otherwise;
}

type Ring = Omit<Zone, 'from'>;

function outer(family: LensFamily, optic: number, edge: number): Ring[] {
  if (family === 'scleral') {
    const limbus = Math.min(CORNEA / 2, edge - 1.2);
    return [
      { kind: 'peripheral', to: limbus - LIMBUS_WIDTH },
      { kind: 'limbal', to: limbus },
      { kind: 'landing', to: edge },
    ];
  }
  if (family === 'orthoK') {
    return [
      { kind: 'return', to: Math.min(optic + RETURN_WIDTH, edge - EDGE_WIDTH) },
      { kind: 'landing', to: edge },
    ];
  }
  if (family === 'hybrid') {
    return [
      { kind: 'peripheral', to: Math.min(HYBRID_CENTRE / 2, edge) },
      { kind: 'skirt', to: edge },
    ];
  }
  return [
    { kind: 'peripheral', to: edge - EDGE_WIDTH },
    { kind: 'edge', to: edge },
  ];
}

/** Omits rings that an earlier one covers. */
function rings(ends: Ring[]): Zone[] {
  return ends
    .map((ring, index) => ({ ...ring, from: farthest(ends.slice(0, index)) }))
    .filter(({ from, to }) => to > from);
}

function farthest(ends: Ring[]): number {
  return Math.max(0, ...ends.map(({ to }) => to));
}
