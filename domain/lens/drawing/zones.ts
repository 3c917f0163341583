import type { LensFamily } from '../../schemas/lens.ts';
import type { LensDimensions } from './lens-dimensions.ts';

export type ZoneKind = 'optic' | 'peripheral' | 'limbal' | 'landing' | 'return' | 'edge' | 'skirt';

/** A ring of the lens, from and to half chords in mm. */
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

/** The rings of a lens from the centre to the edge, each beginning where the last one ends. */
export function zonesOf(family: LensFamily, dimensions: LensDimensions): Zone[] {
  const edge = dimensions.diameter / 2;
  const optic = Math.min(dimensions.opticZone, dimensions.diameter - 0.4) / 2;
  return rings([{ kind: 'optic', to: optic }, ...outer(family, optic, edge)]);
}

type Ring = Omit<Zone, 'from'>;

function outer(family: LensFamily, optic: number, edge: number): Ring[] {
  if (family === 'scleral') {
    const limbus = Math.min(CORNEA / 2, edge - 1.2);
    return [
      { kind: 'peripheral', to: Math.max(limbus - LIMBUS_WIDTH, optic) },
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
      { kind: 'peripheral', to: HYBRID_CENTRE / 2 },
      { kind: 'skirt', to: edge },
    ];
  }
  return [
    { kind: 'peripheral', to: Math.max(edge - EDGE_WIDTH, optic) },
    { kind: 'edge', to: edge },
  ];
}

function rings(ends: Ring[]): Zone[] {
  return ends
    .map((ring, index) => ({ ...ring, from: ends[index - 1]?.to ?? 0 }))
    .filter(({ from, to }) => to > from);
}
