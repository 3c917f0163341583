import { cornealRules } from './check-corneal.ts';
import { expectedRules } from './check-expected.ts';
import { multifocalRules } from './check-multifocal.ts';
import { orderTypeRules } from './check-order-type.ts';
import { orderRules } from './check-order.ts';
import { orthoKRules } from './check-ortho-k.ts';
import { powerRules } from './check-powers.ts';
import { scleralRules } from './check-scleral.ts';
import { softRules } from './check-soft.ts';
import { unusualRules } from './check-unusual.ts';
import type { EngineRule, EyeRule, OrderRule } from './rule.ts';

function byEngine(number: number): EngineRule {
  return { subject: 'prescription', number, level: 'error', by: 'engine' };
}

/**
 * The rules that the engine enforces: a cylinder without its axis (1), an axis outside 1 to 180 (2), a value that is
 * not made (4), an add on a lens without one or a multifocal without (19), and incompatible coatings (28).
 */
export const engineRules: readonly EngineRule[] = [1, 2, 4, 19, 28].map(byEngine);

/** The checks of an order beyond what can be made. A lens may change limits or turn one off by its code. */
export const warningRules: readonly (EyeRule | OrderRule)[] = [
  ...powerRules,
  ...unusualRules,
  ...cornealRules,
  ...scleralRules,
  ...softRules,
  ...orthoKRules,
  ...multifocalRules,
  ...expectedRules,
  ...orderTypeRules,
  ...orderRules,
];
