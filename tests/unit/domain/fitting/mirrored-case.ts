import type { Findings, Rotation } from '#domain/fitting/findings.ts';
import type { FittingCase } from '#domain/fitting/fitting-case.ts';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import type { Prescription } from '#domain/schemas/lens.ts';

/** An axis in the other eye: 10 is 170, and 180 stays. */
export const mirrored = (axis: number) => (axis === 180 ? 180 : 180 - axis);

const SIDES: Record<string, Rotation['direction']> = { left: 'right', right: 'left' };

function mirroredFindings(seen: Findings): Findings {
  const { rotation, overRefractionAxis: axis } = seen;
  return {
    ...seen,
    ...(axis !== undefined && { overRefractionAxis: mirrored(axis) }),
    // Nasal stays nasal.
    ...(rotation && {
      rotation: { ...rotation, direction: SIDES[rotation.direction] ?? rotation.direction },
    }),
  };
}

const MERIDIANS: ReadonlySet<string> = new Set(['axis', 'landingMeridian']);

function turn([name, value]: [string, number | string]): [string, number | string] {
  return MERIDIANS.has(name) ? [name, mirrored(Number(value))] : [name, value];
}

function mirroredLens(prescription: Prescription): Prescription {
  return Object.fromEntries(Object.entries(prescription).map(turn));
}

function mirroredClinical(clinical: EyeClinical): EyeClinical {
  const { flatMeridian } = clinical;
  if (flatMeridian === undefined) return clinical;
  return { ...clinical, flatMeridian: mirrored(flatMeridian) };
}

/** The same case in the other eye, as a mirror shows it. */
export function mirroredCase(c: FittingCase): FittingCase {
  return {
    lens: c.lens,
    prescription: mirroredLens(c.prescription),
    eye: c.eye === 'right' ? 'left' : 'right',
    clinical: mirroredClinical(c.clinical),
    findings: mirroredFindings(c.findings),
  };
}
