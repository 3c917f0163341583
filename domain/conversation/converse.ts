import { QUADRANTS } from '../fitting/finding-fields.ts';
import type { LensDefinition } from '../schemas/lens.ts';
import type { Eye } from '../schemas/order.ts';
import type { Knowledge, Said, Turn } from './answer.ts';
import { draftAnswer } from './answer-draft.ts';
import { newCase, type ConversationCase } from './conversation-case.ts';
import { chooseIntent, FOLLOWING, nameOfIntent, type Intent } from './intents/choose-intent.ts';
import type { PlainIntent } from './intents/plain-intents.ts';
import { inMicrometres } from './reading/numbers.ts';
import { normalize, withoutPoints } from './reading/normalize.ts';
import { eyeParts } from './reading/read-eye.ts';
import { readQuadrants, sideOf } from './reading/read-findings.ts';
import { readLens } from './reading/read-lens.ts';
import { hasFindings, readTold, type Told } from './reading/told.ts';
import { calculatorOf, replyCalculator, replyFormula } from './replies/calculator.ts';
import { replyFirstLens } from './replies/first-lens.ts';
import { replyGuide, replyUnknown } from './replies/guide.ts';
import { replyLimits } from './replies/limits.ts';
import { parametersIn } from './replies/parameter-words.ts';
import { replyNextChange } from './replies/next-change.ts';
import { toCalculators, toPage } from './replies/onward.ts';
import type { Asked, Reply } from './replies/reply.ts';
import { replySettling } from './replies/settling.ts';
import { replyValues } from './replies/values.ts';
import { replyWarnings } from './replies/warnings.ts';
import { tellCase, type ToldPart } from './tell-case.ts';
import { loadWords, say, type Words } from './words.ts';

/** Answers one message. Deterministic and without network; it waits only for the texts of the language. */
export async function converse(turn: Turn, knowledge: Knowledge): Promise<Said> {
  return answerWith(turn, knowledge, await loadWords(turn.locale));
}

const NEW_CASE =
  /\b(?:new|another|different|next) (?:patient|case)\b|start over|\b(?:nuevo|otro) (?:paciente|caso)\b|empezar de nuevo|empecemos de nuevo/u;
/** Left and right are no eyes where a direction was asked for. */
const ASKED_SIDE = /^(?:turn|rotation\..*|landing\..*)$/u;

/** `GP Sphere 7.70` is no sphere of 7.70: the names of lenses are hidden before figures are read. */
function withoutNames(text: string, { lenses }: Knowledge): string {
  return lenses.reduce((left, { name }) => left.replaceAll(normalize(name), ' lens '), text);
}

function partsOf(text: string, asked: string | null): ToldPart[] {
  const parts = asked !== null && ASKED_SIDE.test(asked) ? [{ eye: null, text }] : eyeParts(text);
  return parts.map(({ eye, text: part }) => ({ eye, told: readTold(part) }));
}

/** What was asked for may be told by a figure or a word alone. */
function withReply(parts: ToldPart[], asked: string | null): ToldPart[] {
  if (asked === null) return parts;
  return parts.map(({ eye, told }) => ({ eye, told: asReply(told, asked) }));
}

const NAMED: Readonly<Record<string, keyof Told['named']>> = {
  hvid: 'hvid',
  pupil: 'pupil',
  vertexDistance: 'distance',
  centralVault: 'vault',
  limbalClearance: 'limbalClearance',
  overKCylinder: 'overK',
  movementMm: 'movementMm',
  refractionAdd: 'add',
  'values.sag': 'sag',
  'values.baseCurve': 'baseCurve',
  'values.baseCurveFlat': 'flatBaseCurve',
  'values.baseCurveSteep': 'steepBaseCurve',
  'values.diameter': 'diameter',
  'values.centreThickness': 'thickness',
  'values.axis': 'axis',
};

function asReply(told: Told, asked: string): Told {
  const [first, second] = told.bare;
  const [group = '', part = ''] = asked.split('.');
  const next: Told = { ...told, findings: { ...told.findings } };
  if (group === 'landing') {
    const places = readQuadrants(told.text);
    const landing = Object.fromEntries(
      QUADRANTS.filter((one) => places.includes(one)).map((one) => [one, part]),
    );
    if (places.length > 0) Object.assign(next.findings, { landing });
    return next;
  }
  if (group === 'rotation' && part !== '') {
    const word = /\b(left|right|nasal\w*|temporal\w*|izquierda|derecha)\b/u.exec(told.text)?.[1];
    const direction = sideOf(word ?? '');
    if (direction) next.rotation = { degrees: Number(part), direction, isStable: true };
    return next;
  }
  if (!first) return next;
  if (asked === 'minutesOnEye') next.findings.minutesOnEye = first.value;
  else if (asked === 'flatK')
    next.k = { flat: first, ...(second ? { steep: second } : {}), ...told.k };
  else if (asked === 'steepK') next.k = { ...told.k, steep: first };
  else if (asked === 'flatMeridian' || asked === 'clinical.flatMeridian') {
    next.k = { ...told.k, flatMeridian: first.value };
  } else if (asked === 'centralVault' && second && told.findings.minutesOnEye === undefined) {
    next.findings.minutesOnEye = second.value;
    next.named = { ...told.named, vault: [first] };
  } else {
    const name = NAMED[asked];
    if (!name) return next;
    const unit = asked === 'values.sag' ? { ...first, value: inMicrometres(first) } : first;
    next.named = { ...told.named, [name]: [unit] };
  }
  next.bare = [];
  return next;
}

/** `And if it turned to the right?`: as far as before, to the other side. */
function withTurn(told: Told, { intent, eye, eyes }: ConversationCase): Told {
  const before = eyes[eye ?? 'right'].findings.rotation;
  if (intent !== 'nextChange' || !before || told.rotation || !FOLLOWING.test(told.text))
    return told;
  const side = sideOf(
    /\b(left|right|nasal|temporal|izquierda|derecha)\b/u.exec(told.text)?.[1] ?? '',
  );
  if (!side) return told;
  const rotation = {
    degrees: before.degrees,
    direction: side,
    isStable: before.stability === 'stable',
  };
  return { ...told, rotation };
}

/** Another lens is another subject: what was worn and seen belongs to the former one. */
function withLens(before: ConversationCase, lens: LensDefinition | null): ConversationCase {
  if (!lens || before.lens === null || before.lens === lens.id) return before;
  const { right, left } = before.eyes;
  const eyes = {
    right: { ...right, prescription: {}, findings: {} },
    left: { ...left, prescription: {}, findings: {} },
  };
  return { ...before, eyes };
}

/** A message that names its lens and what is seen, and does not go on from the last one, is a case of its own. */
function withFindings(
  before: ConversationCase,
  { intent, isOwn }: { intent: Intent; isOwn: boolean },
): ConversationCase {
  if (!isOwn || before.asked !== null) return before;
  if (intent.kind !== 'nextChange' && intent.kind !== 'settling') return before;
  const eye = before.eye ?? 'right';
  const one = { ...before.eyes[eye], prescription: {}, findings: {} };
  return { ...before, eyes: { ...before.eyes, [eye]: one } };
}

const SAME_LENS = /\b(?:same lens|same parameters|mism[oa] lente|mismos parametros)\b/u;

/** `The left eye, same lens`: the parameters of the other eye's lens. */
function withSameLens(
  known: ConversationCase,
  before: ConversationCase,
  text: string,
): ConversationCase {
  const { eye, eyes } = known;
  if (eye === null || before.eye === eye || !SAME_LENS.test(text)) return known;
  const other = eyes[eye === 'right' ? 'left' : 'right'].prescription;
  const prescription = { ...other, ...eyes[eye].prescription };
  return { ...known, eyes: { ...eyes, [eye]: { ...eyes[eye], prescription } } };
}

/** What was told before anybody named the eye is of the eye that is named now. */
function withEye(before: ConversationCase, eye: Eye | null, wasAsked: boolean): ConversationCase {
  if (before.eye !== null || eye !== 'left' || !wasAsked) return before;
  const { right, left } = before.eyes;
  return { ...before, eyes: { right: left, left: right } };
}

function replyPlain(plain: PlainIntent, asked: Asked): Reply {
  const { words } = asked;
  const draft = draftAnswer();
  for (const key of plain.texts) {
    if (plain.isUrgent && key === plain.texts[0]) draft.warn(say(words, key));
    else draft.say(say(words, key));
  }
  for (const kind of plain.onward ?? []) {
    if (kind === 'calculator') draft.goOn(toCalculators(words));
    else draft.goOn(toPage(kind, words));
  }
  return { answer: draft.finish(plain.kind) };
}

function replyTo(intent: Intent, asked: Asked): Reply {
  switch (intent.kind) {
    case 'plain':
      return replyPlain(intent.plain, asked);
    case 'calculator':
    case 'formula': {
      const calculator = calculatorOf(intent.id);
      if (!calculator) return replyUnknown(asked);
      if (intent.kind === 'calculator') return replyCalculator(calculator, asked);
      return replyFormula(calculator, asked);
    }
    case 'firstLens':
      return replyFirstLens(asked);
    case 'nextChange':
      return replyNextChange(asked);
    case 'limits':
      return replyLimits(asked);
    case 'warnings':
      return replyWarnings(asked);
    case 'settling':
      return replySettling(asked);
    case 'values':
      return replyValues(asked);
    case 'guide':
      return replyGuide(asked) ?? replyUnknown(asked);
  }
}

const LENS_SIDE: ReadonlySet<Intent['kind']> = new Set([
  'nextChange',
  'settling',
  'warnings',
  'limits',
]);
/** These neither read values into the case nor change what it is about. */
const ASIDE: ReadonlySet<Intent['kind']> = new Set(['plain', 'guide', 'formula', 'limits']);

function answerWith(turn: Turn, knowledge: Knowledge, words: Words): Said {
  const text = normalize(turn.text);
  const isNew = NEW_CASE.test(text);
  const former = isNew ? newCase() : turn.before;
  const named = readLens(text, knowledge.lenses);
  const lens = named ?? knowledge.lenses.find(({ id }) => id === former.lens) ?? null;
  const figures = withoutNames(text, knowledge);
  const parts = withReply(partsOf(figures, former.asked), former.asked).map(({ eye, told }) => ({
    eye,
    told: withTurn(told, former),
  }));
  const whole = withTurn(asReply(readTold(figures), former.asked ?? ''), former);
  const namesEye = parts.some(({ eye }) => eye !== null);
  const intent = chooseIntent({
    text: withoutPoints(text),
    told: whole,
    before: former,
    lens,
    namesLens: named !== null,
    namesEye,
    names: { parameter: knowledge.lenses.some((one) => parametersIn(text, one).length > 0) },
  });
  const isOwn = named !== null && hasFindings(whole) && !FOLLOWING.test(text);
  const before = withFindings(withLens(former, named), { intent, isOwn });
  const single = parts.find(({ eye }) => eye === 'right' || eye === 'left')?.eye ?? null;
  const isAside = ASIDE.has(intent.kind);
  const ofEye = isAside || (intent.kind === 'calculator' && !namesEye) ? [] : parts;
  const told = tellCase(
    withEye(before, single === 'both' ? null : single, former.asked === 'eye'),
    ofEye,
    lens,
    LENS_SIDE.has(intent.kind) ? 'lens' : 'refraction',
  );
  const asked: Asked = {
    text,
    typed: turn.text,
    told: whole,
    before,
    known: withSameLens(told, before, text),
    eye: told.eye ?? 'right',
    lens,
    knowledge,
    words,
  };
  const reply = replyTo(intent, asked);
  return { answer: reply.answer, after: afterOf(intent, reply, asked, named) };
}

function afterOf(
  intent: Intent,
  reply: Reply,
  { before, known }: Asked,
  named: LensDefinition | null,
): ConversationCase {
  // A question beside the subject leaves what is being worked on, and what was asked for, as it is.
  if (intent.kind === 'plain') return before;
  if (intent.kind === 'guide' || intent.kind === 'formula') {
    return { ...before, lens: named?.id ?? before.lens };
  }
  return {
    ...known,
    intent: nameOfIntent(intent),
    asked: reply.asked ?? null,
    values: reply.values ?? {},
  };
}
