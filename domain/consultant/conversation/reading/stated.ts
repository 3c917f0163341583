import type { EyeClinical } from '../../../clinical/fields/clinical.ts';
import type { Findings } from '../../fitting/findings.ts';
import type { LandingSign } from '../../fitting/planning/finding-fields.ts';
import { isVault } from './curves.ts';
import { withoutPoints } from './normalize.ts';
import type { Measure } from './numbers.ts';
import {
  readChosen,
  readLanding,
  takeMinutes,
  takeRotation,
  type StatedRotation,
} from './read-findings.ts';
import { takeK, type StatedK } from './read-k.ts';
import { readCondition } from './read-lens.ts';
import { takeBare, takeCurves, takeNamed, takeNamedFirst, type Named } from './read-named.ts';
import { takePowers, type StatedPower } from './read-powers.ts';
import { scanOf } from './scan.ts';

/** What a part of a message states of one eye, as it was typed; nothing is checked yet. */
export interface Stated {
  text: string;
  powers: StatedPower[];
  k: StatedK | null;
  named: Named;
  /** Figures without a name. */
  bare: Measure[];
  condition: NonNullable<EyeClinical['condition']> | null;
  findings: Pick<
    Findings,
    | 'minutesOnEye'
    | 'foggingAfter'
    | 'limbal'
    | 'dye'
    | 'bubbles'
    | 'movement'
    | 'position'
    | 'landing'
  >;
  rotation: StatedRotation | null;
  /** A sign of the landing of which the text does not say where it is. */
  nowhere: LandingSign | null;
  /** The material of a question about oxygen, by the name of its option. */
  material: string | null;
}

/** `cyl, 15 degrees`: no cylinder is in degrees. */
function withoutDegrees(named: Named): Measure[] {
  const { cylinder = [] } = named;
  const rest = cylinder.filter(({ unit }) => unit !== '°');
  if (rest.length > 0) named.cylinder = rest;
  else delete named.cylinder;
  return cylinder.filter(({ unit }) => unit === '°');
}

/** Reads a normalized text. */
export function readStated(text: string): Stated {
  const scan = scanOf(text);
  const rotation = takeRotation(scan);
  const minutes = takeMinutes(scan);
  const named = takeNamedFirst(scan);
  takeCurves(scan, named);
  const k = takeK(scan);
  const { powers, cylinder } = takePowers(scan);
  if (cylinder) named.cylinder = [cylinder];
  takeNamed(scan, named);
  const bare = [...withoutDegrees(named), ...takeBare(scan)];
  const sentences = withoutPoints(text);
  const { landing, nowhere } = readLanding(sentences);
  const isLanding = Object.keys(landing).length > 0;
  const chosen = readChosen(sentences);
  return {
    text,
    powers,
    k,
    named,
    bare,
    condition: readCondition(text),
    findings: { ...minutes, ...chosen, ...(isLanding ? { landing } : {}) },
    rotation,
    nowhere,
    material: null,
  };
}

/** Whether a text states any figure. */
export function hasFigures({ powers, k, named, bare, rotation, findings }: Stated): boolean {
  const { minutesOnEye, foggingAfter } = findings;
  return (
    powers.length + bare.length + Object.keys(named).length > 0 ||
    [k, rotation].some((part) => part !== null) ||
    [minutesOnEye, foggingAfter].some((time) => time !== undefined)
  );
}

/** Whether a text states what is seen on the eye. */
export function hasFindings({ findings, rotation, named, powers, nowhere, bare }: Stated): boolean {
  return (
    Object.keys(findings).some((name) => name !== 'minutesOnEye') ||
    rotation !== null ||
    nowhere !== null ||
    // `230 microns` after some hours is the vault.
    bare.some((one) => one.unit === 'µm' && isVault(one)) ||
    ['vault', 'limbalClearance', 'overK', 'movementMm'].some((name) => name in named) ||
    powers.some(({ role }) => role === 'over')
  );
}
