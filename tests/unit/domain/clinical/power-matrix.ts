/** A power as a symmetric matrix over the whole lens (Long 1976): an oracle that shares nothing with power vectors. */
interface PowerMatrix {
  xx: number;
  xy: number;
  yy: number;
}

export interface Power {
  sphere: number;
  cylinder: number;
  axis: number;
}

const RADIANS = Math.PI / 180;

function toMatrix({ sphere, cylinder, axis }: Power): PowerMatrix {
  const [sin, cos] = [Math.sin(axis * RADIANS), Math.cos(axis * RADIANS)];
  return {
    xx: sphere + cylinder * sin * sin,
    xy: -cylinder * sin * cos,
    yy: sphere + cylinder * cos * cos,
  };
}

function sum(parts: readonly PowerMatrix[]): PowerMatrix {
  const total = (name: keyof PowerMatrix) => parts.reduce((all, part) => all + part[name], 0);
  return { xx: total('xx'), xy: total('xy'), yy: total('yy') };
}

/** Sphere, minus cylinder and axis by trace and determinant. */
function fromMatrix({ xx, xy, yy }: PowerMatrix): Power {
  const [trace, determinant] = [xx + yy, xx * yy - xy * xy];
  const cylinder = -Math.sqrt(Math.max(0, trace * trace - 4 * determinant));
  const sphere = (trace - cylinder) / 2;
  // Of both ways to the axis the one that divides by more.
  const isUpright = Math.abs(sphere - xx) > Math.abs(sphere - yy);
  const angle = isUpright ? Math.atan2(sphere - xx, xy) : Math.atan2(xy, sphere - yy);
  const axis = angle / RADIANS;
  return { sphere, cylinder, axis: ((axis % 180) + 180) % 180 };
}

/** F / (1 − d F), d in mm. */
function atCornea(power: number, mm: number): number {
  return 1000 / (1000 / power - mm);
}

/** What a lens must have: refraction at the cornea plus cornea less base curve, all in D but the distance in mm. */
export function neededPower(eye: {
  refraction: Power;
  vertex: number;
  cornea: { flat: number; steep: number; flatMeridian: number };
  baseCurve: number;
}): Power {
  const { refraction, vertex, cornea, baseCurve } = eye;
  const along = atCornea(refraction.sphere, vertex);
  const across = atCornea(refraction.sphere + refraction.cylinder, vertex);
  const radians = cornea.flatMeridian * RADIANS;
  const toricity = cornea.steep - cornea.flat;
  // The curvature of the cornea along any direction: flat along the flat meridian, steep across it.
  const k = {
    xx: cornea.flat + toricity * Math.sin(radians) ** 2,
    xy: -toricity * Math.sin(radians) * Math.cos(radians),
    yy: cornea.flat + toricity * Math.cos(radians) ** 2,
  };
  const tears = { xx: -baseCurve, xy: 0, yy: -baseCurve };
  const eyeNeeds = toMatrix({ sphere: along, cylinder: across - along, axis: refraction.axis });
  return fromMatrix(sum([eyeNeeds, k, tears]));
}
