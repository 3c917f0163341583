import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import type { Warning } from '#domain/lens/warnings/warning.ts';
import type { Eye } from '#domain/orders/order.ts';
import { warningContext } from '../state/warning-context.ts';
import type { Known } from '../state/warning-context.ts';
import type { FormPath, Problem } from './problems.ts';

/** The warnings about a whole eye that are resolved by changing the order type. */
const BY_TYPE: ReadonlySet<string> = new Set(['warrantyEnded', 'exchangesUsedUp', 'notWarranted']);

/** Returns the blocking warnings as problems at the fields that resolve them. */
export function warningProblems(known: Known): Problem[] {
  return checkWarnings(warningContext(known))
    .filter(({ level }) => level === 'error')
    .filter((warning) => isDecidable(warning, known))
    .map((warning) => ({
      path: warningPath(warning),
      eye: warning.eye,
      cause: { kind: 'warning', warning },
    }));
}

/** Returns false for warnings that need the earlier order while it loads. */
function isDecidable({ code }: Warning, { source }: Known): boolean {
  return code !== 'eyeNotInEarlierOrder' || source !== null;
}

/** Returns the form field of a warning. */
export function warningPath({ code, eye, field }: Warning): FormPath {
  if (BY_TYPE.has(code)) return 'type';
  if (code === 'eyeNotInEarlierOrder' && eye) return `${eye}.ordered`;
  return eye ? eyePath(eye, field) : orderPath(field);
}

function eyePath(eye: Eye, field: string | null): FormPath {
  const [part, name] = field?.split('.') ?? [];
  if (part === 'clinical' && name) return `${eye}.clinical.${name}`;
  return part === 'values' && name ? `${eye}.values.${name}` : `${eye}.lensId`;
}

function orderPath(field: string | null): FormPath {
  const plain = (['patientReference', 'sourceOrderId', 'returnReason'] as const).find(
    (name) => name === field,
  );
  if (plain) return plain;
  return field?.startsWith('patient.') ? (field as `patient.${string}`) : 'type';
}
