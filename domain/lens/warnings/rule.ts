import type { EyeClinical } from '../../clinical/fields/clinical.ts';
import type { Eye } from '../../orders/order.ts';
import type { LensDefinition, LensDesign, LensFamily } from '../model/lens.ts';
import type { WarningCode } from './messages/en.ts';
import type { WarningContext, WarningEye, WarningLevel } from './warning.ts';

/** One eye, and the order that it belongs to. */
export interface EyeLook extends WarningEye {
  eye: Eye;
  /** The data as typed; `clinical` has flat and steep K in order, as formulas need them. */
  typed: EyeClinical;
  order: WarningContext;
}

/** The finding of a check. By default the field is the whole eye or order, and the level is the rule's. */
export interface Finding {
  field?: string;
  level?: WarningLevel;
  params?: Record<string, string | number>;
}

type Found = Finding | null | false | (Finding | null | false)[];

interface RuleBase {
  code: WarningCode;
  /** Its number in section 5 of the trade's facts; 0 for additional rules. */
  number: number;
  level: WarningLevel;
  /** The default limits; a lens may have others in `warnings[code].limits`. */
  limits: Record<string, number>;
}

export interface EyeRule extends RuleBase {
  subject: 'eye';
  families: readonly LensFamily[] | null;
  designs: readonly LensDesign[] | null;
  check: (look: EyeLook) => Finding[];
}

export interface OrderRule extends RuleBase {
  subject: 'order';
  check: (order: WarningContext) => Finding[];
}

/** A rule that the engine enforces, so that nothing is reported twice. */
export interface EngineRule {
  subject: 'prescription';
  number: number;
  level: 'error';
  by: 'engine';
}

interface EyeDetails<L extends string> {
  code: WarningCode;
  number: number;
  level: WarningLevel;
  /** The families that the rule is about: every family and every design by default. */
  families?: readonly LensFamily[];
  designs?: readonly LensDesign[];
  limits?: Record<L, number>;
  check: (look: EyeLook, limits: Record<L, number>) => Found;
}

function asList(found: Found): Finding[] {
  return [found].flat().filter((one) => one !== null && one !== false);
}

function limitsFor<L extends string>(
  defaults: Record<L, number>,
  lens: LensDefinition,
  code: string,
): Record<L, number> {
  return { ...defaults, ...lens.warnings[code]?.limits };
}

/** Creates a rule about one eye; its check receives the lens's limits. */
export function eyeRule<L extends string = never>(details: EyeDetails<L>): EyeRule {
  const { code, number, level, families = null, designs = null, check } = details;
  const limits = details.limits ?? ({} as Record<L, number>);
  return {
    subject: 'eye',
    code,
    number,
    level,
    families,
    designs,
    limits,
    check: (look) => asList(check(look, limitsFor(limits, look.lens, code))),
  };
}

/** Creates a rule about the order as a whole. */
export function orderRule(
  details: Pick<OrderRule, 'code' | 'number' | 'level'> & {
    check: (order: WarningContext) => Found;
  },
): OrderRule {
  const { check, ...rest } = details;
  return { subject: 'order', limits: {}, ...rest, check: (order) => asList(check(order)) };
}

/** Whether the lens turns the rule off. Errors cannot be turned off. */
export function isOff(
  { code, level }: Pick<RuleBase, 'code' | 'level'>,
  lens: LensDefinition,
): boolean {
  return level !== 'error' && lens.warnings[code]?.off === true;
}

/** Returns the rule's limits for this lens; null when turned off, so that no other rule relies on it. */
export function limitsIfOn<L extends string>(
  rule: Pick<EyeRule, 'code' | 'level'> & { limits: Record<L, number> },
  lens: LensDefinition,
): Record<L, number> | null {
  return isOff(rule, lens) ? null : limitsFor(rule.limits, lens, rule.code);
}
