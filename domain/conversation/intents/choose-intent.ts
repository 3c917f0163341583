import type { CalculatorId } from '../../calculators/names.ts';
import type { LensDefinition } from '../../schemas/lens.ts';
import type { ConversationCase } from '../conversation-case.ts';
import { hasFigures, hasFindings, type Told } from '../reading/told.ts';
import { calculatorIntent, namedCalculator } from './calculator-intents.ts';
import { PLAIN_INTENTS, type PlainIntent } from './plain-intents.ts';

export type Intent =
  | { kind: 'plain'; plain: PlainIntent }
  | { kind: 'calculator'; id: CalculatorId }
  | { kind: 'formula'; id: CalculatorId }
  | { kind: 'firstLens' | 'nextChange' | 'limits' | 'warnings' | 'settling' | 'guide' | 'values' };

/** What an intent is called in the case; null for what has no follow-up. */
export function nameOfIntent(intent: Intent): string | null {
  if (intent.kind === 'calculator') return intent.id;
  const follows = ['firstLens', 'nextChange', 'limits', 'warnings', 'settling'];
  return follows.includes(intent.kind) ? intent.kind : null;
}

export interface Message {
  text: string;
  told: Told;
  before: ConversationCase;
  lens: LensDefinition | null;
  /** The message names the lens, or an eye. */
  namesLens: boolean;
  namesEye: boolean;
}

const FIRST =
  /(?:which|what|que|cual)[^.;?]*(?:should|do|would|debo)?[^.;?]*(?:start(?:ing)?|begin|empiezo|empezar|comienzo|comenzar)\b|(?:first|initial|starting|start(?:ing)? with|to start|trial|diagnostic|primer\w*|inicial\w*|de prueba|de diagnostico)[^.;?]*(?:lens|parameter|sag|base curve|diameter|fit\b|lente|parametro|sagita|profundidad|curva base|diametro|values?|valores)|(?:what|which|que|cual) (?:lens|sag\w*|base curve|diameter|parameters?|lente|sagita|profundidad|curva base|diametro|parametros?)[^.;?]*(?:should|would|do (?:i|you|we)|to|can i|debo|uso|usar|elijo|elegir|pruebo|probar|empiezo|empezar|conviene|recomienda)[^.;?]*(?:start|try|choose|use|begin|order|pick|select|recommend|suggest|fit|$)?|(?:suggest|recommend|propose|design|sugi\w*|recomi\w*|propon\w*|disen\w*)[^.;?]*(?:lens|parameter|lente|parametro|sag|base curve|curva base|diameter|diametro|ampleye|scleral|escleral|bitoric|ortho|gp\b|rgp)|(?:how|where|como|donde|con que) (?:do|should|to|would|can)?\s*(?:i|we)?\s*(?:start|begin|empiezo|empezar|comienzo)|\bfit (?:a|an|this|the)\b[^.;?]*(?:lens|scleral|ortho|ampleye|gp\b|soft)|adapt(?:ar|o)\b[^.;?]*(?:lente|escleral|ampleye|orto)/u;
const NEXT =
  /(?:what|which|que|cual)[^.;?]*(?:change|modif|adjust|fix|do (?:i|next|now)|should i do|next|cambi|modific|ajust|hago|hacer|corrij|siguiente)|next (?:change|step|lens)|how (?:do|should|can|would) (?:i|we) (?:fix|change|modify|adjust|correct|solve|improve|improve|reduce|increase)|como (?:corrij|arregl|ajust|cambi|soluciono|mejor|reduzc|aument)|siguiente (?:cambio|paso|lente)|what now|y ahora|troubleshoot|que hago/u;
const LIMITS =
  /(?:what|which|que|cual\w*|does|do|is|are|can|how|hay|tiene|viene|hasta)[^.;?]*(?:come[s]? (?:in|with)|made in|available|offer\w*|options?|range|limits?|steps?|maximum|minimum|max\b|min\b|largest|smallest|biggest|highest|lowest|steepest|flattest|disponible\w*|ofrec\w*|opcion\w*|rango|limites?|pasos?|maxim\w*|minim\w*|mayor|menor|se (?:fabrica|hace)|viene[n]?|existe[n]?|hay)|(?:range|limits|options|steps|rango|limites|opciones|pasos) (?:of|for|de|del|para)|in (?:what|which) (?:diameters?|materials?|base curves?|steps)|en que (?:diametros?|materiales?|curvas?|pasos?)|(?:what|which|que|cuales) (?:diameters?|base curves|sags|materials|adds|powers|parameters|surfaces|coatings|colors|tints|diametros|materiales|curvas base|adiciones|poderes|parametros|superficies|colores)\b|\b(?:can|puedo|se puede) (?:i |we )?(?:order|get|have|pedir)\b|does \w+ (?:lens )?(?:have|come)|is \w+(?: \w+)? (?:made|available)/u;
const WARNINGS =
  /\bwarnings?\b|advertencia|\bcheck (?:my|this|the|whether|if) (?:order|rx|prescription|lens|parameters|this)|anything (?:wrong|unusual|odd|strange)|(?:is|are) (?:this|these|it) (?:ok|okay|fine|unusual|reasonable|plausible)|does this look|revis[ae]\w* (?:mi|el|este|la|los|estos)|algo (?:raro|inusual|mal|extrano)|esta bien (?:este|esto|asi)/u;
const SETTLING = /\bsettl\w*|asent\w*|asient\w*/u;
const QUESTION =
  /^(?:what|why|how|when|where|which|who|is|are|does|do|can|should|define|explain|tell me|que|por que|como|cuando|donde|cual|es|son|puede|define|explica|dime|debo|hay)\b|\?\s*$/u;
const DEFINITION =
  /^(?:(?:so |and |y )?(?:what(?:'s| is| are| does)|define|definition of|meaning of|explain|how (?:is|do you|do i|does one) (?:calculat|comput|work out)\w*|what do you mean by|que (?:es|son|significa|quiere decir)|define|definicion de|explica(?:me)?|como se calcula|formula (?:for|of|de|del)|what is the formula|cual es la formula))/u;
/** A message that goes on from the one before. */
export const FOLLOWING =
  /^(?:and|y|e|ok,? and|what if|what about|how about|and if|que pasa si|y si|si fuera|if it were|now with|now|ahora|with|con|at|instead|en cambio|same|lo mismo|for|para|a|make it|change it to)\b/u;

/** Calculators whose words are values elsewhere: a vertex distance in a lens's power. */
const VALUE_LIKE: ReadonlySet<string> = new Set([
  'vertex-distance',
  'over-refraction',
  'keratometry',
  'oxygen',
  'sagittal-depth',
  'corneal-cylinder',
  'lens-power',
]);

const WORDS_OF_A_REPLY = 7;
/** `oxygen`, `vertex distance`: the name of a calculator alone. */
const WORDS_OF_A_NAME = 4;

function plainIntent({ text, told }: Message): Intent | null {
  const found = PLAIN_INTENTS.find(
    ({ pattern, isSmallTalk }) => pattern.test(text) && !(isSmallTalk && hasFigures(told)),
  );
  return found ? { kind: 'plain', plain: found } : null;
}

/** The message asks for something by its words. */
function explicitIntent({ text, told, lens }: Message): Intent | null {
  const figures = hasFigures(told);
  const definition = DEFINITION.test(text) && !figures;
  const { centralVault } = { centralVault: told.named.vault };
  if (SETTLING.test(text) && (centralVault || told.findings.minutesOnEye))
    return { kind: 'settling' };
  if (WARNINGS.test(text)) return { kind: 'warnings' };
  if (definition) {
    const id = namedCalculator(text);
    const isLimits = LIMITS.test(text) && lens !== null;
    if (id && !isLimits) return { kind: 'formula', id };
  }
  const calculator = calculatorIntent(text, told);
  if (FIRST.test(text) && !hasFindings(told) && (!calculator || VALUE_LIKE.has(calculator))) {
    if (!(LIMITS.test(text) && !figures && !told.condition)) return { kind: 'firstLens' };
  }
  const asksChange = NEXT.test(text) && (hasFindings(told) || lens !== null);
  if (
    asksChange &&
    hasFindings(told) &&
    calculator !== 'axis-rotation' &&
    calculator !== 'over-refraction' &&
    calculator !== 'rotation-error' &&
    calculator !== 'base-curve-change'
  ) {
    return { kind: 'nextChange' };
  }
  if (LIMITS.test(text) && !told.condition && (!calculator || !figures)) return { kind: 'limits' };
  if (calculator && (figures || !QUESTION.test(text) || /calcul|work out/u.test(text))) {
    return { kind: 'calculator', id: calculator };
  }
  return null;
}

function nameMatches(before: string, explicit: Intent | null): boolean {
  if (!explicit) return true;
  const name = nameOfIntent(explicit);
  return name === before || (explicit.kind === 'calculator' && VALUE_LIKE.has(explicit.id));
}

function asIntent(name: string): Intent {
  const kinds = ['firstLens', 'nextChange', 'limits', 'warnings', 'settling'] as const;
  const kind = kinds.find((one) => one === name);
  return kind ? { kind } : { kind: 'calculator', id: name as CalculatorId };
}

/** A short reply to what was asked, or a message that only makes sense with the one before. */
function isFollowing({ text, told, before, namesLens, namesEye }: Message): boolean {
  if (before.intent === null) return false;
  const words = text.split(' ').length;
  const hasSide = /\b(?:left|right|izquierda|derecha)\b/u.test(text);
  const tells =
    before.intent === 'limits' ||
    hasSide ||
    hasFigures(told) ||
    hasFindings(told) ||
    told.condition !== null ||
    namesLens ||
    namesEye;
  if (before.asked !== null && words <= WORDS_OF_A_REPLY && !QUESTION.test(text)) return true;
  return FOLLOWING.test(text) && (tells || before.asked !== null);
}

/** Whether measurements of the eye are told that a first lens follows from. */
function tellsEye({ k, condition, named, powers }: Told): boolean {
  return k !== null || condition !== null || named.hvid !== undefined || powers.length > 0;
}

/** Returns what a message is about. */
export function chooseIntent(message: Message): Intent {
  const { text, told, before, lens } = message;
  const plain = plainIntent(message);
  if (plain) return plain;
  const explicit = explicitIntent(message);
  if (before.intent !== null && isFollowing(message) && nameMatches(before.intent, explicit)) {
    return asIntent(before.intent);
  }
  if (explicit) return explicit;
  const short = text.split(' ').length <= WORDS_OF_A_NAME && !QUESTION.test(text);
  const called = short ? namedCalculator(text) : null;
  if (called && !hasFindings(told)) return { kind: 'calculator', id: called };
  const tells = hasFigures(told) || told.condition !== null;
  if (hasFindings(told)) {
    // `Why does a lens fog?` is about lenses, not about this eye.
    const isGeneral = QUESTION.test(text) && !hasFigures(told) && !NEXT.test(text);
    return isGeneral && !(before.intent === 'nextChange' && FOLLOWING.test(text))
      ? { kind: 'guide' }
      : { kind: 'nextChange' };
  }
  if (lens && tellsEye(told) && QUESTION.test(text) && hasFigures(told))
    return { kind: 'firstLens' };
  if (tells && before.intent !== null && !QUESTION.test(text)) return asIntent(before.intent);
  if (tells && hasFigures(told) && !QUESTION.test(text)) return { kind: 'values' };
  if (told.condition !== null && !QUESTION.test(text)) return { kind: 'firstLens' };
  if (QUESTION.test(text) || lens === null || !message.namesLens) {
    if (NEXT.test(text) && before.intent === 'nextChange') return { kind: 'nextChange' };
    return { kind: 'guide' };
  }
  return before.intent !== null ? asIntent(before.intent) : { kind: 'firstLens' };
}
