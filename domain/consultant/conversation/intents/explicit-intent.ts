import type { CalculatorId } from '../../calculators/parts/names.ts';
import {
  ADVICE,
  DEFINITION,
  EXPLAIN,
  FIRST,
  LIMITS,
  NEXT,
  OF_BEFORE,
  RANGE,
  SETTLING,
  SEVERAL,
  WARNINGS,
  asks,
} from '../reading/intent-patterns.ts';
import { hasFigures, hasFindings } from '../reading/stated.ts';
import { calculatorIntent, namedCalculator } from './calculator-intents.ts';
import { calculatorByWords, calculatorNamed } from './calculator-words.ts';
import { topicsIn } from './guide-topics.ts';
import {
  type Intent,
  type Message,
  VALUE_LIKE,
  isCalculation,
  statesEye,
  OF_A_LENS,
  knowsEye,
} from './message.ts';

/** What a lens is made in: by words of limits and a lens, or a parameter of lenses. */
function asksLimits(
  { text, stated, before, lens, namesLens, namesProduct, names }: Message,
  isCalculator: boolean,
): boolean {
  if (!LIMITS.test(text) || hasFindings(stated)) return false;
  if (ADVICE.test(text) && !namesProduct && topicsIn(text).length > 0) return false;
  if (isCalculator && hasFigures(stated) && !namesLens) return false;
  // `What base curves?` after the eye was stated asks for the first lens.
  if (knowsEye(stated, before) && !RANGE.test(text)) return false;
  // `Larger than the HVID` is a rule, not a limit.
  if (/\bhvid\b|\biris\b/u.test(text)) return false;
  const isCone = lens?.family === 'keratoconus';
  return (namesLens || names.parameter) && (stated.condition === null || isCone);
}

/** Whether figures are for a calculator, not for an eye or a lens. */
export function mayCalculate(
  { text, stated, lens, namesLens, namesProduct }: Message,
  id: CalculatorId,
): boolean {
  if (stated.condition !== null || stated.named.hvid !== undefined || stated.nowhere !== null)
    return false;
  if (Object.keys(stated.findings).some((name) => name !== 'minutesOnEye' && name !== 'position'))
    return false;
  if (stated.named.vault !== undefined || stated.named.limbalClearance !== undefined) return false;
  if (namesProduct && (FIRST.test(text) || OF_A_LENS.has(id))) return false;
  return !OF_A_LENS.has(id) || lens === null || namesLens;
}

/** The message asks for something by its words. */
export function explicitIntent(message: Message): Intent | null {
  const { text, stated, lens } = message;
  const figures = hasFigures(stated);
  const definition = (DEFINITION.test(text) || EXPLAIN.test(text)) && !figures;
  const centralVault = stated.named.vault;
  const hasMinutes = stated.findings.minutesOnEye !== undefined && !asks(text);
  if (SETTLING.test(text) && (centralVault || hasMinutes)) return { kind: 'settling' };
  if (WARNINGS.test(text)) return { kind: 'warnings' };
  if (!lens && stated.condition && !figures && SEVERAL.test(text) && asks(text))
    return { kind: 'guide' };
  if (definition) {
    const id = namedCalculator(text) ?? (OF_BEFORE.test(text) ? calculatorNamed(text) : null);
    const isOfBefore = OF_BEFORE.test(text) && Object.keys(message.before.values).length > 0;
    if (id && isOfBefore && isCalculation(message.before.intent)) return { kind: 'calculator', id };
    if (id && !asksLimits(message, false)) return { kind: 'formula', id };
  }
  const calculator = calculatorIntent(text, stated);
  const byWords = calculatorByWords(text, stated);
  const isOther = byWords === 'keratometry' && (calculator ?? byWords) !== byWords;
  if (byWords && !isOther && mayCalculate(message, byWords))
    return { kind: 'calculator', id: byWords };
  const isOver = calculator === 'over-refraction' && (figures || !lens);
  if (isOver) return { kind: 'calculator', id: 'over-refraction' };
  if (FIRST.test(text) && !hasFindings(stated) && (!calculator || VALUE_LIKE.has(calculator))) {
    if (!(asksLimits(message, calculator !== null) && !stated.condition && !statesEye(stated))) {
      return { kind: 'firstLens' };
    }
  }
  const isOfLens = calculator !== null && OF_A_LENS.has(calculator);
  if (NEXT.test(text) && hasFindings(stated) && !isOfLens) return { kind: 'nextChange' };
  if (asksLimits(message, calculator !== null)) return { kind: 'limits' };
  if (calculator && (figures || !asks(text) || /calcul|work out/u.test(text))) {
    return { kind: 'calculator', id: calculator };
  }
  return null;
}
