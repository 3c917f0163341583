import { withKsInOrder } from '../../clinical/powers/ks-in-order.ts';
import type { Eye } from '../../orders/order.ts';
import type { LensDefinition } from '../model/lens.ts';
import { isOff, type EyeRule, type Finding, type OrderRule } from './rule.ts';
import { warningRules } from './rules.ts';
import type { Warning, WarningContext } from './warning.ts';

const EYES = ['right', 'left'] as const satisfies readonly Eye[];

function toWarning(rule: EyeRule | OrderRule, eye: Eye | null, finding: Finding): Warning {
  const { code, number } = rule;
  const { field = null, level = rule.level, params = {} } = finding;
  return { code, number, level, eye, field, params };
}

function concerns({ families, designs }: EyeRule, lens: LensDefinition): boolean {
  return (families?.includes(lens.family) ?? true) && (designs?.includes(lens.design) ?? true);
}

/** Returns the warnings of one rule for one eye of the order. */
export function checkEye(rule: EyeRule, eye: Eye, order: WarningContext): Warning[] {
  const one = order.eyes[eye];
  if (!one || isOff(rule, one.lens) || !concerns(rule, one.lens)) return [];
  const clinical = withKsInOrder(one.clinical);
  const look = { ...one, clinical, typed: one.clinical, eye, order };
  return rule.check(look).map((finding) => toWarning(rule, eye, finding));
}

/** Skips a rule that every lens of the order has turned off. */
function checkOrder(rule: OrderRule, order: WarningContext): Warning[] {
  const lenses = Object.values(order.eyes).map(({ lens }) => lens);
  if (lenses.length > 0 && lenses.every((lens) => isOff(rule, lens))) return [];
  return rule.check(order).map((finding) => toWarning(rule, null, finding));
}

/**
 * Returns all warnings of an order that can be made: the right eye's, the left eye's, then those of the whole order.
 * `validatePrescription` reports what cannot be made.
 */
export function checkWarnings(context: WarningContext): Warning[] {
  const ofEyes = EYES.flatMap((eye) =>
    warningRules.flatMap((rule) => (rule.subject === 'eye' ? checkEye(rule, eye, context) : [])),
  );
  const ofOrder = warningRules.flatMap((rule) =>
    rule.subject === 'order' ? checkOrder(rule, context) : [],
  );
  return [...ofEyes, ...ofOrder];
}
