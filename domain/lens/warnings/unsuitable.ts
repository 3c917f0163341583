import type { EyeClinical } from '../../schemas/clinical.ts';
import type { LensDefinition, Prescription } from '../../schemas/lens.ts';
import { checkEye } from './check-warnings.ts';
import { difference } from './facts.ts';
import { warningRules } from './rules.ts';
import type { Warning, WarningContext } from './warning.ts';

/** A length against the eye that was measured; from `leastMm` to `mostMm` in their words it suits. */
const FITTING: ReadonlySet<string> = new Set([
  'cornealDiameter',
  'scleralDiameter',
  'softDiameter',
  'softCurveSteep',
  'softCurveFlat',
]);
/** A value that is more often a slip than an eye: no other one is nearer to being right. */
const SLIPS: ReadonlySet<string> = new Set(['sphereUnusual', 'cylinderUnusual', 'radiusUnusual']);

const RULES = warningRules.filter(({ code }) => FITTING.has(code) || SLIPS.has(code));

const ORDER: WarningContext = {
  type: 'new',
  sourceOrderId: null,
  returnReason: null,
  patientReference: '',
  patient: {},
  eyes: {},
  creditHold: false,
  today: '',
};

interface Start {
  lens: LensDefinition;
  clinical: EyeClinical;
  prescription: Prescription;
}

/** The lengths in mm that suit the eye. */
export interface Window {
  least: number;
  most: number;
}

function windowOf(findings: readonly Warning[]): Window {
  const bounds = (word: string) =>
    findings
      .map(({ words }) => words[word])
      .filter((bound) => typeof bound === 'number')
      .map((bound) => difference(bound, 0));
  return {
    least: Math.max(0, ...bounds('leastMm')),
    most: Math.min(Number.MAX_SAFE_INTEGER, ...bounds('mostMm')),
  };
}

/** What the warnings would say to this value of the parameter: which lengths suit instead, that it is a slip, or nothing. */
export function unsuitable(start: Start, name: string, value: number): Window | 'slip' | null {
  const prescription = { ...start.prescription, [name]: value };
  const eye = { ...start, prescription, earlier: null, eligibility: null };
  const order = { ...ORDER, eyes: { right: eye } };
  const found = RULES.flatMap((rule) =>
    rule.subject === 'eye' ? checkEye(rule, 'right', order) : [],
  ).filter(({ field }) => field === `values.${name}`);
  if (found.length === 0) return null;
  return found.some(({ code }) => SLIPS.has(code)) ? 'slip' : windowOf(found);
}
