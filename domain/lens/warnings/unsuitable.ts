import type { EyeClinical } from '../../clinical/fields/clinical.ts';
import type { LensDefinition, Prescription } from '../model/lens.ts';
import { checkEye } from './check-warnings.ts';
import { difference } from './facts.ts';
import { warningRules } from './rules.ts';
import type { Warning, WarningContext } from './warning.ts';

/** Rules about a length relative to the eye. Their figures `leastMm` to `mostMm` are suitable. */
const FITTING: ReadonlySet<string> = new Set([
  'cornealDiameter',
  'scleralDiameter',
  'softDiameter',
  'softCurveSteep',
  'softCurveFlat',
]);
/** Rules about probable typing errors, for which no nearest value is suitable. */
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

/** The suitable range of a length in mm. */
export interface Window {
  least: number;
  most: number;
}

function windowOf(findings: readonly Warning[]): Window {
  const bounds = (param: string) =>
    findings
      .map(({ params }) => params[param])
      .filter((bound) => typeof bound === 'number')
      .map((bound) => difference(bound, 0));
  return {
    least: Math.max(0, ...bounds('leastMm')),
    most: Math.min(Number.MAX_SAFE_INTEGER, ...bounds('mostMm')),
  };
}

/** Returns what the warnings would report for this value: the suitable range, a probable typing error, or nothing. */
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
