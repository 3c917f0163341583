import type { CalculatorId } from '../../calculators/parts/names.ts';
import { hasFigures, hasFindings } from '../reading/told.ts';
import { topicsIn } from './guide-topics.ts';
import { calculatorIntent, namedCalculator } from './calculator-intents.ts';
import { calculatorByWords, calculatorNamed } from './calculator-words.ts';
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
import {
  type Intent,
  type Message,
  VALUE_LIKE,
  isCalculation,
  tellsEye,
  OF_A_LENS,
  knowsEye,
} from './message.ts';

/** What a lens is made in: by words of limits and a lens, or a parameter of lenses. */
function asksLimits(
  { text, told, before, lens, namesLens, namesProduct, names }: Message,
  isCalculator: boolean,
): boolean {
  if (!LIMITS.test(text) || hasFindings(told)) return false;
  if (ADVICE.test(text) && !namesProduct && topicsIn(text).length > 0) return false;
  if (isCalculator && hasFigures(told) && !namesLens) return false;
  // `What base curves?` after the eye was told asks for the first lens.
  if (knowsEye(told, before) && !RANGE.test(text)) return false;
  // `Larger than the HVID` is a rule, not a limit.
  if (/\bhvid\b|\biris\b/u.test(text)) return false;
  const isCone = lens?.family === 'keratoconus';
  return (namesLens || names.parameter) && (told.condition === null || isCone);
}

/** Whether figures are for a calculator, not for an eye or a lens. */
export function mayCalculate(
  { text, told, lens, namesLens, namesProduct }: Message,
  id: CalculatorId,
): boolean {
  if (told.condition !== null || told.named.hvid !== undefined || told.nowhere !== null)
    return false;
  if (Object.keys(told.findings).some((name) => name !== 'minutesOnEye' && name !== 'position'))
    return false;
  if (told.named.vault !== undefined || told.named.limbalClearance !== undefined) return false;
  if (namesProduct && (FIRST.test(text) || OF_A_LENS.has(id))) return false;
  return !OF_A_LENS.has(id) || lens === null || namesLens;
}

/** The message asks for something by its words. */
export function explicitIntent(message: Message): Intent | null {
  const { text, told, lens } = message;
  const figures = hasFigures(told);
  const definition = (DEFINITION.test(text) || EXPLAIN.test(text)) && !figures;
  const centralVault = told.named.vault;
  const hasMinutes = told.findings.minutesOnEye !== undefined && !asks(text);
  if (SETTLING.test(text) && (centralVault || hasMinutes)) return { kind: 'settling' };
  if (WARNINGS.test(text)) return { kind: 'warnings' };
  if (!lens && told.condition && !figures && SEVERAL.test(text) && asks(text))
    return { kind: 'guide' };
  if (definition) {
    const id = namedCalculator(text) ?? (OF_BEFORE.test(text) ? calculatorNamed(text) : null);
    const isOfBefore = OF_BEFORE.test(text) && Object.keys(message.before.values).length > 0;
    if (id && isOfBefore && isCalculation(message.before.intent)) return { kind: 'calculator', id };
    if (id && !asksLimits(message, false)) return { kind: 'formula', id };
  }
  const calculator = calculatorIntent(text, told);
  const byWords = calculatorByWords(text, told);
  const isOther = byWords === 'keratometry' && (calculator ?? byWords) !== byWords;
  if (byWords && !isOther && mayCalculate(message, byWords))
    return { kind: 'calculator', id: byWords };
  const isOver = calculator === 'over-refraction' && (figures || !lens);
  if (isOver) return { kind: 'calculator', id: 'over-refraction' };
  if (FIRST.test(text) && !hasFindings(told) && (!calculator || VALUE_LIKE.has(calculator))) {
    if (!(asksLimits(message, calculator !== null) && !told.condition && !tellsEye(told))) {
      return { kind: 'firstLens' };
    }
  }
  const isOfLens = calculator !== null && OF_A_LENS.has(calculator);
  if (NEXT.test(text) && hasFindings(told) && !isOfLens) return { kind: 'nextChange' };
  if (asksLimits(message, calculator !== null)) return { kind: 'limits' };
  if (calculator && (figures || !asks(text) || /calcul|work out/u.test(text))) {
    return { kind: 'calculator', id: calculator };
  }
  return null;
}
