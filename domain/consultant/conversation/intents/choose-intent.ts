import {
  ADVICE,
  ASKING,
  ASKS,
  DEFINITION,
  EXPLAIN,
  FIRST,
  FOLLOWING,
  LISTED,
  NEXT,
  OTHER_LENSES,
  OTHER_SIDE,
  PLAIN_QUESTION,
  RANGE,
  TOUCH,
  WHY,
  asks,
} from '../reading/intent-patterns.ts';
import { choicesIn } from '../reading/read-choices.ts';
import { hasFigures, hasFindings } from '../reading/stated.ts';
import { namedCalculator } from './calculator-intents.ts';
import { calculatorByFigures, calculatorNamed, takesAll } from './calculator-words.ts';
import { explicitIntent, mayCalculate } from './explicit-intent.ts';
import { topicsIn } from './guide-topics.ts';
import {
  type Intent,
  type Message,
  nameOfIntent,
  VALUE_LIKE,
  asIntent,
  isCalculation,
  knowsEye,
  statesEye,
} from './message.ts';
import { PLAIN_INTENTS } from './plain-intents.ts';

const WORDS_OF_A_REPLY = 7;
/** `What cylinder can you put on it?` */
const WORDS_OF_A_QUESTION = 8;
/** `oxygen`, `vertex distance`: the name of a calculator alone. */
const WORDS_OF_A_NAME = 4;

function plainIntent({ text, stated }: Message): Intent | null {
  const found = PLAIN_INTENTS.find(
    ({ pattern, isSmallTalk }) => pattern.test(text) && !(isSmallTalk && hasFigures(stated)),
  );
  return found ? { kind: 'plain', plain: found } : null;
}

const WORN_FIGURES = [
  'sag',
  'baseCurve',
  'diameter',
  'returnZoneDepth',
  'landingZoneAngle',
] as const;

/** A lens with its own figures or options, and nothing of the eye: it is the one that is worn. */
function statesWorn({ text, stated, lens, namesLens }: Message): boolean {
  if (!lens || !namesLens || asks(text) || FIRST.test(text)) return false;
  if (stated.k || stated.condition || stated.named.hvid) return false;
  if (stated.powers.some(({ role }) => role === 'refraction')) return false;
  const isOfLens = WORN_FIGURES.some((name) => name in stated.named);
  const isStated = stated.powers.length > 0 || stated.bare.length > 0;
  return isOfLens || isStated || Object.keys(choicesIn(text, lens)).length > 0;
}

function nameMatches(before: string, explicit: Intent | null): boolean {
  if (!explicit) return true;
  const name = nameOfIntent(explicit);
  return name === before || (explicit.kind === 'calculator' && VALUE_LIKE.has(explicit.id));
}

/** A short reply to what was asked, or a message that only makes sense with the one before. */
function isFollowing({ text, stated, before, namesLens, namesEye }: Message): boolean {
  if (before.intent === null) return false;
  const words = text.split(' ').length;
  const hasSide = /\b(?:left|right|izquierda|derecha)\b/u.test(text);
  const hasStated =
    before.intent === 'limits' ||
    hasSide ||
    hasFigures(stated) ||
    hasFindings(stated) ||
    stated.condition !== null ||
    namesLens ||
    namesEye;
  if (before.asked !== null && words <= WORDS_OF_A_REPLY && !asks(text)) return true;
  return FOLLOWING.test(text) && (hasStated || before.asked !== null);
}

/** A calculation waits for a value, and the message states values of it. */
function answersAsked({ stated, before }: Message): boolean {
  if (before.intent === null || before.asked === null || !hasFigures(stated)) return false;
  if (
    stated.rotation !== null &&
    before.intent !== 'axis-rotation' &&
    before.intent !== 'rotation-error'
  )
    return false;
  return takesAll(before.intent, stated);
}

/** The figures are for the calculation that is under way. */
function goesOn({ stated, before }: Message): boolean {
  if (before.intent === null) return false;
  return before.asked !== null || takesAll(before.intent, stated);
}

/** Returns what a message is about. A question about the guide leaves nothing to go on with. */
export function chooseIntent(message: Message): Intent {
  const { before } = message;
  return intentOf(
    before.intent === 'guide' ? { ...message, before: { ...before, intent: null } } : message,
  );
}

/** Calculations of what is known of the eye. */
const OF_THE_EYE: ReadonlySet<string> = new Set([
  'corneal-cylinder',
  'residual-astigmatism',
  'spherical-equivalent',
  'transposition',
  'vertex-distance',
]);

/** A short question that names a calculation: of the values that are known, or the one under way. */
function calledIntent({ text, stated, before }: Message): Intent | null {
  if (hasFigures(stated) || WHY.test(text) || DEFINITION.test(text) || EXPLAIN.test(text))
    return null;
  if (text.split(' ').length > WORDS_OF_A_REPLY) return null;
  const id = namedCalculator(text) ?? calculatorNamed(text);
  if (id === null) return null;
  const { clinical } = before.eyes[before.eye ?? 'right'];
  const isKnown = clinical.flatK !== undefined || clinical.refractionSphere !== undefined;
  const isMeant = id === before.intent || (isKnown && OF_THE_EYE.has(id));
  return isMeant ? { kind: 'calculator', id } : null;
}

/** What the words ask for: a calculation, or something that the guide says. */
function wordedIntent(message: Message): Intent | null {
  const { text, stated, before } = message;
  const asking = ASKING.test(text) && !hasFigures(stated) ? calculatorNamed(text) : null;
  if (asking && !hasFindings(stated)) return { kind: 'calculator', id: asking };
  const isName = text.split(' ').length <= WORDS_OF_A_NAME && !asks(text) && !hasFigures(stated);
  const named =
    isName && !message.namesProduct ? (namedCalculator(text) ?? calculatorNamed(text)) : null;
  if (named && !hasFindings(stated)) return { kind: 'calculator', id: named };
  if (answersAsked(message)) return asIntent(before.intent);
  const isListed = LISTED.test(text) && message.namesLens && message.names.ofLens;
  if (isListed && !hasFigures(stated)) return { kind: 'limits' };
  const explains = DEFINITION.test(text) || EXPLAIN.test(text);
  if (explains && !hasFigures(stated) && topicsIn(text).length > 0) return { kind: 'guide' };
  return OTHER_LENSES.test(text) && !hasFindings(stated)
    ? { kind: 'guide' }
    : calledIntent(message);
}

/** What is meant by naming a lens: what it is made in, a first one, the one that is worn. */
function lensIntent(message: Message): Intent | null {
  const { text, stated, before, lens, namesLens, names } = message;
  const words = text.split(' ').length;
  const isPlain = PLAIN_QUESTION.test(text);
  const isWhy = WHY.test(text) || DEFINITION.test(text);
  const isAdvice = ADVICE.test(text) && !message.namesProduct && topicsIn(text).length > 0;
  const isPhrase =
    (words <= WORDS_OF_A_REPLY || isPlain) && !isWhy && !isAdvice && !NEXT.test(text);
  const isShort = words <= (isPlain ? WORDS_OF_A_QUESTION : WORDS_OF_A_NAME);
  const isGiven = hasFigures(stated) || hasFindings(stated) || stated.condition !== null;
  if (lens && (namesLens || isShort) && names.ofLens && isPhrase && !isGiven) {
    return { kind: knowsEye(stated, before) && !RANGE.test(text) ? 'firstLens' : 'limits' };
  }
  if (message.namesProduct && stated.condition !== null && !hasFindings(stated) && !isWhy) {
    return { kind: 'firstLens' };
  }
  if (
    TOUCH.test(text) &&
    stated.named.vault === undefined &&
    stated.findings.limbal === undefined
  ) {
    return { kind: 'guide' };
  }
  return statesWorn(message) ? { kind: 'nextChange' } : null;
}

/** What is meant by what was stated alone. */
function statedIntent(message: Message): Intent | null {
  const { text, stated, before, lens } = message;
  const isQuestion = asks(text);
  const hasStated = hasFigures(stated) || stated.condition !== null;
  if (hasFindings(stated)) {
    // `Why does a lens fog?` is about lenses, not about this eye.
    const isGeneral = isQuestion || DEFINITION.test(text) || EXPLAIN.test(text);
    const isOfEye = hasFigures(stated) || NEXT.test(text);
    const goesOnHere = before.intent === 'nextChange' && FOLLOWING.test(text);
    return { kind: isGeneral && !isOfEye && !goesOnHere ? 'guide' : 'nextChange' };
  }
  if (lens && statesEye(stated) && isQuestion && hasFigures(stated)) return { kind: 'firstLens' };
  if (hasStated && before.intent !== null && !isQuestion) return asIntent(before.intent);
  if (hasStated && !statesEye(stated) && ASKS.test(text) && topicsIn(text).length > 0) {
    return { kind: 'guide' };
  }
  const isMeasured = stated.k !== null || stated.named.hvid !== undefined;
  if (lens && isMeasured && !isQuestion) return { kind: 'firstLens' };
  if (hasFigures(stated) && !isQuestion) return { kind: 'values' };
  return stated.condition !== null && !isQuestion ? { kind: 'firstLens' } : null;
}

function intentOf(message: Message): Intent {
  const { text, stated, before, lens, namesLens } = message;
  const plain = plainIntent(message);
  if (plain) return plain;
  if (OTHER_SIDE.test(text) && isCalculation(before.intent) && !hasFigures(stated)) {
    return asIntent(before.intent);
  }
  const explicit = explicitIntent(message);
  if (before.intent !== null && isFollowing(message) && nameMatches(before.intent, explicit)) {
    return asIntent(before.intent);
  }
  const meant = explicit ?? wordedIntent(message) ?? lensIntent(message);
  if (meant) return meant;
  const byFigures = calculatorByFigures(stated);
  if (byFigures && mayCalculate(message, byFigures) && !goesOn(message)) {
    return { kind: 'calculator', id: byFigures };
  }
  const words = text.split(' ').length;
  const isName = words <= WORDS_OF_A_NAME && !asks(text) && !hasFindings(stated);
  const called = isName ? (namedCalculator(text) ?? calculatorNamed(text)) : null;
  if (called) return { kind: 'calculator', id: called };
  const byStated = statedIntent(message);
  if (byStated) return byStated;
  if (asks(text) || lens === null || !namesLens) {
    const isNext = NEXT.test(text) && before.intent === 'nextChange';
    return { kind: isNext ? 'nextChange' : 'guide' };
  }
  if (before.intent !== null) return asIntent(before.intent);
  if (words > 2 && topicsIn(text).length > 0 && !FIRST.test(text)) return { kind: 'guide' };
  return { kind: words <= WORDS_OF_A_NAME ? 'firstLens' : 'guide' };
}
