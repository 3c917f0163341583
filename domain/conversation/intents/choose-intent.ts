import { CALCULATOR_IDS, type CalculatorId } from '../../calculators/names.ts';
import type { LensDefinition } from '../../schemas/lens.ts';
import type { ConversationCase } from '../conversation-case.ts';
import { hasFigures, hasFindings, type Told } from '../reading/told.ts';
import { choicesIn } from '../reading/read-choices.ts';
import { calculatorIntent, namedCalculator } from './calculator-intents.ts';
import {
  calculatorByFigures,
  calculatorByWords,
  calculatorNamed,
  takesAll,
} from './calculator-words.ts';
import { topicsIn } from '../replies/guide-topics.ts';
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
  /** By its own name, not by its kind alone. */
  namesProduct: boolean;
  namesEye: boolean;
  /** A parameter of any lens, or of the lens that is spoken of. */
  names: { parameter: boolean; ofLens: boolean };
}

const FIRST =
  /\b(?:que|cual|which|what)\b[^.;?]*\b(?:primero|first)\s*\??$|\b(?:first|initial|primer[oa]?|inicial)\b[^.;?]*(?:ampleye|scleral|escleral|gp\b|rgp|ortho|orto|soft|blando|bitoric|sphere|lens|lente)|(?:que|cual) lente\b[^.;?]*(?:pongo|primero|uso|pruebo)|(?:which|what|que|cual)[^.;?]*(?:should|do|would|debo)?[^.;?]*(?:start(?:ing)?|begin|empiezo|empezar|comienzo|comenzar)\b|(?:first|initial|starting|start(?:ing)? with|to start|trial|diagnostic|primer\w*|inicial\w*|de prueba|de diagnostico)[^.;?]*(?:lens|parameter|sag|base curve|diameter|fit\b|lente|parametro|sagita|profundidad|curva base|diametro|values?|valores)|(?:what|which|que|cual) (?:lens|sag\w*|base curve|diameter|parameters?|lente|sagita|profundidad|curva base|diametro|parametros?)[^.;?]*(?:should|would|do (?:i|you|we)|to|can i|debo|uso|usar|elijo|elegir|pruebo|probar|empiezo|empezar|conviene|recomienda)[^.;?]*(?:start|try|choose|use|begin|order|pick|select|recommend|suggest|fit|$)?|(?:suggest|recommend|propose|design|sugi\w*|recomi\w*|propon\w*|disen\w*)[^.;?]*(?:lens|parameter|lente|parametro|sag|base curve|curva base|diameter|diametro|ampleye|scleral|escleral|bitoric|ortho|gp\b|rgp)|(?:how|where|como|donde|con que) (?:do|should|to|would|can)?\s*(?:i|we)?\s*(?:start|begin|empiezo|empezar|comienzo)|\bfit (?:a|an|this|the)\b[^.;?]*(?:lens|scleral|ortho|ampleye|gp\b|soft)|adapt(?:ar|o)\b[^.;?]*(?:lente|escleral|ampleye|orto)/u;
const NEXT =
  /what to do|que hacer|what (?:can|could|do|should) (?:i|we|you) (?:do|try)|que (?:se )?(?:puedo |podemos |debo |puede )?(?:hago|hacer|hace)\b|how (?:much )?(?:do|should) i (?:lower|raise|go)|cuanto (?:le |lo |la )?(?:bajo|subo|reduzco|aumento)|(?:what|which|que|cual)[^.;?]*(?:change|modif|adjust|fix|do (?:i|next|now)|should i do|next|cambi|modific|ajust|hago|hacer|corrij|siguiente)|next (?:change|step|lens)|how (?:do|should|can|would) (?:i|we) (?:fix|change|modify|adjust|correct|solve|improve|improve|reduce|increase)|como (?:corrij|arregl|ajust|cambi|soluciono|mejor|reduzc|aument)|siguiente (?:cambio|paso|lente)|what now|y ahora|troubleshoot|que hago/u;
const LIMITS =
  /\btienen\b|\bdo you have\b|\b(?:can|could)\b[^.;?]*\b(?:have|be|come|go)\b|\bpueden? (?:tener|ser|llevar|venir|ir)\b|\bincrement\w*|\b(?:hay|is there|are there|exists?)\s*\??$|\b(?:can|could|se puede)\b[^.;?]*\b(?:be (?:done|used|made|ordered|fitted)|hacer)\b|\bgo(?:es)? (?:up |down )?to\b|\bllegan?\b|\boffered\b|\bse puede\b|\bok in\b|\bhow (?:steep|flat|high|low|strong|weak|thick|thin|big|large|small|far|deep|wide) (?:can|could|does|do|is|are|may)\b|\b(?:que tan|cuan|que tanto) \w+ (?:puede|se puede|es|va|llega)|\bhasta (?:donde|cuanto|cuando)\b|\b(?:possible|posible|(?:can|could|do|will) (?:you|they|the lab) (?:make|do|manufacture|offer|have|get|supply)|(?:me )?(?:pueden?|podrian?) (?:fabricar|hacer|pedir|mandar)|hacen|fabrican|manejan?|come[s]? (?:in|with)|made (?:in|with|of|up to)|available|ranges?|limits?|options?|steps?|at most|at least|maximum|minimum|max|min|largest|smallest|biggest|highest|lowest|steepest|flattest|strongest|weakest|thickest|thinnest|disponibles?|ofrecen?|opcion(?:es)?|rangos?|limites?|pasos?|maxim[oa]s?|minim[oa]s?|mayor|menor|mas (?:fuerte|alt[oa]|baj[oa]|plan[oa]|curv[oa]|cerrad[oa]|grande|pequen[oa])|se (?:fabrica|hace|ofrece|puede pedir)|como (?:maximo|minimo)|vienen?|existen?)\b|\b(?:can|puedo|could) (?:i |we )?(?:order|get|have|pedir|tener)\b|\b(?:what|which|que|cuales) (?:diameters|base curves|sags|materials|adds|powers|parameters|surfaces|coatings|colors|tints|cylinders|diametros|materiales|curvas base|adiciones|poderes|parametros|superficies|colores|cilindros)\b|\bdoes \S+ (?:\S+ )?(?:have|offer)\b|\b(?:hasta|up to) (?:que|what|which|how)\b|\btiene \S+ opcion/u;
/** Words of limits that mean nothing else. */
const RANGE =
  /\bhow (?:steep|flat|high|low|strong|thick|thin|big|large|small|far)\b|que tan|hasta|vienen?\b|comes? in|available|ranges?|limits?|\bmost\b|maxim|minim|\bmax\b|\bmin\b|largest|smallest|highest|lowest|steepest|flattest|strongest|disponible|rangos?|possible|posible|steps?\b|pasos?\b|made\b|fabrica|offer|ofrece|\border\b|pedir/u;
const WARNINGS =
  /\bwarnings?\b|advertencia|\bcheck (?:my|this|the|whether|if) (?:order|rx|prescription|lens|parameters|this)|anything (?:wrong|unusual|odd|strange)|(?:is|are) (?:this|these|it) (?:ok|okay|fine|unusual|reasonable|plausible)|does this look|revis[ae]\w* (?:mi|el|este|la|los|estos)|algo (?:raro|inusual|mal|extrano)|esta bien (?:este|esto|asi)/u;
const SETTLING = /\bsettl\w*|\basent\w*|\basient\w*/u;
export const QUESTION =
  /^(?:(?:at|in|on|from|to|for|with|by|up to|since|until|en|a|de|desde|hasta|para|con|por|and|so|ok|y) )?(?:what(?:'?s)?|whos?|why|how|when|where|which|who|is|are|does|do|can|should|define|explain|tell me|que|cuant[oa]s?|por que|como|cuando|donde|cual|es|son|puede|define|explica|dime|debo)\b|\?\s*$|\b(?:why|por que|what now|y ahora)\s*$/u;
const WHY = /^(?:why|how|when|por que|como|cuando|para que|explain|explica)\b/u;
/** A lens on the cornea has no vault to tell. */
const TOUCH =
  /(?:touch\w*|bearing|\btoca\w*|toque|apoya\w*)\b[^.;,|]{0,30}\b(?:cent(?:er|re|ro|ral\w*)|apex|apical|apice)|\b(?:central\w*|apical\w*) (?:touch|bearing|toque|apoyo|contact)/u;
/** `Es un trasplante` tells something. */
const TELLS = /^(?:es|son|esta|tiene)\b[^?]*$/u;
const asks = (text: string): boolean => QUESTION.test(text) && !TELLS.test(text);
const DEFINITION =
  /^(?:(?:so |and |y )?(?:what(?:'s| is| are| does)|define|definition of|meaning of|explain|how (?:is|do you|do i|does one) (?:calculat|comput|work out)\w*|what do you mean by|que (?:es|son|significa|quiere decir)|define|definicion de|explica(?:me)?|como se calcula|formula (?:for|of|de|del)|what is the formula|cual es la formula))/u;
const EXPLAIN = /difference|diferencia|\bvs\b|\bversus\b|\brules\b|\breglas\b|\bexpl(?:ain|ica)\w*|\brule\b|\bregla\b|\bformula\b/u;
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
/** `What cylinder can you put on it?` */
const WORDS_OF_A_QUESTION = 8;
const PLAIN_QUESTION = /^(?:(?:in|en|a|hasta|up to) )?(?:what|which|que|cual(?:es)?|how|cuant\w*)\b/u;
/** `oxygen`, `vertex distance`: the name of a calculator alone. */
const WORDS_OF_A_NAME = 4;

function plainIntent({ text, told }: Message): Intent | null {
  const found = PLAIN_INTENTS.find(
    ({ pattern, isSmallTalk }) => pattern.test(text) && !(isSmallTalk && hasFigures(told)),
  );
  return found ? { kind: 'plain', plain: found } : null;
}

/** Whether the eye that a lens is for was measured. */
function knowsEye({ k, named }: Told, { eyes }: ConversationCase): boolean {
  const isKnown = Object.values(eyes).some(
    ({ clinical }) => clinical.flatK !== undefined || clinical.hvid !== undefined || clinical.condition !== undefined,
  );
  return k !== null || named.hvid !== undefined || isKnown;
}

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

const WORN_FIGURES = [
  'sag',
  'baseCurve',
  'diameter',
  'returnZoneDepth',
  'landingZoneAngle',
] as const;

/** A lens with its own figures or options, and nothing of the eye: it is the one that is worn. */
function tellsWorn({ text, told, lens, namesLens }: Message): boolean {
  if (!lens || !namesLens || asks(text) || FIRST.test(text)) return false;
  if (told.k || told.condition || told.named.hvid) return false;
  if (told.powers.some(({ role }) => role === 'refraction')) return false;
  const isOfLens = WORN_FIGURES.some((name) => name in told.named);
  const isTold = told.powers.length > 0 || told.bare.length > 0;
  return isOfLens || isTold || Object.keys(choicesIn(text, lens)).length > 0;
}

/** `What is its spherical equivalent?` */
const OF_BEFORE = /\b(?:its|it|that|this|these|su|sus|eso|esa|ese|esto|esta)\b|^(?:and|y)\b/u;
const isCalculation = (intent: string | null): boolean =>
  CALCULATOR_IDS.some((id) => id === intent);
/** The calculation the other way round. */
const OTHER_WAY =
  /other (?:way|direction)|\breverse|the opposite|al reves|(?:otra|la) direccion|otro (?:lado|sentido)|a la inversa|lo contrario/u;

/** `What are the materials of ...?` */
const LISTED = /^(?:what|which) are the\b|^cuales son\b/u;
/** Not one lens, but which there are. */
const SEVERAL = /\blenses\b|\blentes\b|\boptions\b|\bopciones\b/u;
/** Advice on a kind of lens is in the guide, what one lens is made in is not. */
const ADVICE = /\b(?:debe|deberia|should|ought|conviene|recom\w+end\w*|recomiend\w*|ideal)\b/u;

/** Of a lens that is known, these are next changes. */
const OF_A_LENS: ReadonlySet<CalculatorId> = new Set([
  'over-refraction',
  'axis-rotation',
  'rotation-error',
  'base-curve-change',
]);

/** Whether figures are for a calculator, not for an eye or a lens. */
function mayCalculate(
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
function explicitIntent(message: Message): Intent | null {
  const { text, told, lens } = message;
  const figures = hasFigures(told);
  const definition = (DEFINITION.test(text) || EXPLAIN.test(text)) && !figures;
  const centralVault = told.named.vault;
  const hasMinutes = told.findings.minutesOnEye !== undefined && !asks(text);
  if (SETTLING.test(text) && (centralVault || hasMinutes))
    return { kind: 'settling' };
  if (WARNINGS.test(text)) return { kind: 'warnings' };
  if (!lens && told.condition && !figures && SEVERAL.test(text) && asks(text)) return { kind: 'guide' };
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
  if (isOver && !(hasFindings(told) && lens && NEXT.test(text)))
    return { kind: 'calculator', id: 'over-refraction' };
  if (FIRST.test(text) && !hasFindings(told) && (!calculator || VALUE_LIKE.has(calculator))) {
    if (!(asksLimits(message, calculator !== null) && !told.condition && !tellsEye(told))) {
      return { kind: 'firstLens' };
    }
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
  if (asksLimits(message, calculator !== null)) return { kind: 'limits' };
  if (calculator && (figures || !asks(text) || /calcul|work out/u.test(text))) {
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
  if (before.asked !== null && words <= WORDS_OF_A_REPLY && !asks(text)) return true;
  return FOLLOWING.test(text) && (tells || before.asked !== null);
}

/** Whether measurements of the eye are told that a first lens follows from. */
function tellsEye({ k, condition, named, powers }: Told): boolean {
  return k !== null || condition !== null || named.hvid !== undefined || powers.length > 0;
}

/** Somebody wants something worked out. */
const ASKING =
  /calcul|work out|comput|convert|conviert|could you|can you|would you|please|\bpls\b|\bi (?:need|want|would like|have to)\b|help me|necesito|quiero|quisiera|me (?:puede|podria|ayuda)|podrias?\b|puedes?\b|por favor|(?:transpon|combin|compens|conviert|sum|calcul)\w*me\b|^(?:to )?(?:add|combine|transpose|transponer|combinar|sumar|compensar|convertir)\b/u;

/** A calculation waits for a value, and the message tells values of it. */
function answersAsked({ told, before }: Message): boolean {
  if (before.intent === null || before.asked === null || !hasFigures(told)) return false;
  if (told.rotation !== null && before.intent !== 'axis-rotation' && before.intent !== 'rotation-error')
    return false;
  return takesAll(before.intent, told);
}

/** Lenses that only the guide speaks of. */
const OTHER_LENSES =
  /\b(?:kerasoft|intelliwave|achievement|renovation|magniclear|atlantis|europa|jupiter|maxim|zenlens|ultrahealth|clearkone|eyespace|digiform|bi.?expert|thinsite|artcon)\b/u;
/** A question somewhere in the text. */
const ASKS = /\b(?:how|what|which|why|when|como|que|cual|cuando|por que|cuanto)\b/u;

/** The figures are for the calculation that is under way. */
function goesOn({ told, before }: Message): boolean {
  if (before.intent === null) return false;
  return before.asked !== null || takesAll(before.intent, told);
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
function calledIntent({ text, told, before }: Message): Intent | null {
  if (hasFigures(told) || WHY.test(text) || DEFINITION.test(text) || EXPLAIN.test(text)) return null;
  if (text.split(' ').length > WORDS_OF_A_REPLY) return null;
  const id = namedCalculator(text) ?? calculatorNamed(text);
  if (id === null) return null;
  const { clinical } = before.eyes[before.eye ?? 'right'];
  const isKnown = clinical.flatK !== undefined || clinical.refractionSphere !== undefined;
  const isMeant = id === before.intent || (isKnown && OF_THE_EYE.has(id));
  return isMeant ? { kind: 'calculator', id } : null;
}

/** What the words ask for: a calculation, or something that the guide tells. */
function wordedIntent(message: Message): Intent | null {
  const { text, told, before } = message;
  const asking = ASKING.test(text) && !hasFigures(told) ? calculatorNamed(text) : null;
  if (asking && !hasFindings(told)) return { kind: 'calculator', id: asking };
  const isName = text.split(' ').length <= WORDS_OF_A_NAME && !asks(text) && !hasFigures(told);
  const named =
    isName && !message.namesProduct ? (namedCalculator(text) ?? calculatorNamed(text)) : null;
  if (named && !hasFindings(told)) return { kind: 'calculator', id: named };
  if (answersAsked(message)) return asIntent(before.intent ?? '');
  const isListed = LISTED.test(text) && message.namesLens && message.names.ofLens;
  if (isListed && !hasFigures(told)) return { kind: 'limits' };
  const explains = DEFINITION.test(text) || EXPLAIN.test(text);
  if (explains && !hasFigures(told) && topicsIn(text).length > 0) return { kind: 'guide' };
  return OTHER_LENSES.test(text) && !hasFindings(told) ? { kind: 'guide' } : calledIntent(message);
}

/** What is meant by naming a lens: what it is made in, a first one, the one that is worn. */
function lensIntent(message: Message): Intent | null {
  const { text, told, before, lens, namesLens, names } = message;
  const words = text.split(' ').length;
  const isPlain = PLAIN_QUESTION.test(text);
  const isWhy = WHY.test(text) || DEFINITION.test(text);
  const isAdvice = ADVICE.test(text) && !message.namesProduct && topicsIn(text).length > 0;
  const isPhrase =
    (words <= WORDS_OF_A_REPLY || isPlain) && !isWhy && !isAdvice && !NEXT.test(text);
  const isShort = words <= (isPlain ? WORDS_OF_A_QUESTION : WORDS_OF_A_NAME);
  const isGiven = hasFigures(told) || hasFindings(told) || told.condition !== null;
  if (lens && (namesLens || isShort) && names.ofLens && isPhrase && !isGiven) {
    return { kind: knowsEye(told, before) && !RANGE.test(text) ? 'firstLens' : 'limits' };
  }
  if (message.namesProduct && told.condition !== null && !hasFindings(told) && !isWhy) {
    return { kind: 'firstLens' };
  }
  if (TOUCH.test(text) && told.named.vault === undefined && told.findings.limbal === undefined) {
    return { kind: 'guide' };
  }
  return tellsWorn(message) ? { kind: 'nextChange' } : null;
}

/** What is meant by what was told alone. */
function toldIntent(message: Message): Intent | null {
  const { text, told, before, lens } = message;
  const isQuestion = asks(text);
  const tells = hasFigures(told) || told.condition !== null;
  if (hasFindings(told)) {
    // `Why does a lens fog?` is about lenses, not about this eye.
    const isGeneral = isQuestion || DEFINITION.test(text) || EXPLAIN.test(text);
    const isOfEye = hasFigures(told) || NEXT.test(text);
    const goesOnHere = before.intent === 'nextChange' && FOLLOWING.test(text);
    return { kind: isGeneral && !isOfEye && !goesOnHere ? 'guide' : 'nextChange' };
  }
  if (lens && tellsEye(told) && isQuestion && hasFigures(told)) return { kind: 'firstLens' };
  if (tells && before.intent !== null && !isQuestion) return asIntent(before.intent);
  if (tells && !tellsEye(told) && ASKS.test(text) && topicsIn(text).length > 0) {
    return { kind: 'guide' };
  }
  const isMeasured = told.k !== null || told.named.hvid !== undefined;
  if (lens && isMeasured && !isQuestion) return { kind: 'firstLens' };
  if (hasFigures(told) && !isQuestion) return { kind: 'values' };
  return told.condition !== null && !isQuestion ? { kind: 'firstLens' } : null;
}

function intentOf(message: Message): Intent {
  const { text, told, before, lens, namesLens } = message;
  const plain = plainIntent(message);
  if (plain) return plain;
  if (OTHER_WAY.test(text) && isCalculation(before.intent) && !hasFigures(told)) {
    return asIntent(before.intent ?? '');
  }
  const explicit = explicitIntent(message);
  if (before.intent !== null && isFollowing(message) && nameMatches(before.intent, explicit)) {
    return asIntent(before.intent);
  }
  const meant = explicit ?? wordedIntent(message) ?? lensIntent(message);
  if (meant) return meant;
  const byFigures = calculatorByFigures(told);
  if (byFigures && mayCalculate(message, byFigures) && !goesOn(message)) {
    return { kind: 'calculator', id: byFigures };
  }
  const words = text.split(' ').length;
  const isName = words <= WORDS_OF_A_NAME && !asks(text) && !hasFindings(told);
  const called = isName ? (namedCalculator(text) ?? calculatorNamed(text)) : null;
  if (called) return { kind: 'calculator', id: called };
  const byTold = toldIntent(message);
  if (byTold) return byTold;
  if (asks(text) || lens === null || !namesLens) {
    const isNext = NEXT.test(text) && before.intent === 'nextChange';
    return { kind: isNext ? 'nextChange' : 'guide' };
  }
  if (before.intent !== null) return asIntent(before.intent);
  if (words > 2 && topicsIn(text).length > 0 && !FIRST.test(text)) return { kind: 'guide' };
  return { kind: words <= WORDS_OF_A_NAME ? 'firstLens' : 'guide' };
}
