import type { LensDefinition } from '../../lens/model/lens.ts';
import { draftAnswer } from './answers/answer-draft.ts';
import type { Knowledge, Said, Turn } from './answers/answer.ts';
import { loadWords, say, type Words } from './answers/words.ts';
import { newCase, type ConversationCase } from './conversation-case.ts';
import { calculatorNamed } from './intents/calculator-words.ts';
import { chooseIntent } from './intents/choose-intent.ts';
import { nameOfIntent, type Intent } from './intents/message.ts';
import type { PlainIntent } from './intents/plain-intents.ts';
import { FOLLOWING, QUESTION } from './reading/intent-patterns.ts';
import { normalize, withoutPoints } from './reading/normalize.ts';
import { isNamed, readLens } from './reading/read-lens.ts';
import { readTurn } from './reading/read-turn.ts';
import { hasFigures, hasFindings } from './reading/stated.ts';
import { calculatorOf, replyCalculator, replyFormula } from './replies/calculator.ts';
import { replyFirstLens } from './replies/first-lens.ts';
import { replyGuide, replyUnknown } from './replies/guide.ts';
import { replyLimits } from './replies/limits.ts';
import { replyNextChange } from './replies/next-change.ts';
import { toCalculators, toPage } from './replies/onward.ts';
import { parametersIn } from './replies/parameter-words.ts';
import type { Asked, Reply } from './replies/reply.ts';
import { replySettling } from './replies/settling.ts';
import { replyValues } from './replies/values.ts';
import { replyWarnings } from './replies/warnings.ts';
import { withEye, withFindings, withLens, withSameLens } from './turn-case.ts';
import { spokenEye, updateCase } from './update-case.ts';
import { withinLimits } from './within-limits.ts';

/** Answers one message. Deterministic and without network; it waits only for the texts of the language. */
export async function converse(turn: Turn, knowledge: Knowledge): Promise<Said> {
  return answerWith(turn, knowledge, await loadWords(turn.locale));
}

const NEW_CASE =
  /\b(?:new|another|different|next) (?:patient|case)\b|start over|\b(?:nuevo|otro) (?:paciente|caso)\b|empezar de nuevo|empecemos de nuevo/u;
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

type Simple = Exclude<Intent['kind'], 'plain' | 'calculator' | 'formula'>;

const REPLIES: Record<Simple, (asked: Asked) => Reply> = {
  firstLens: replyFirstLens,
  nextChange: replyNextChange,
  limits: replyLimits,
  warnings: replyWarnings,
  settling: replySettling,
  values: replyValues,
  guide: (asked) => replyGuide(asked) ?? replyUnknown(asked),
};

function replyTo(intent: Intent, asked: Asked): Reply {
  if (intent.kind === 'plain') return replyPlain(intent.plain, asked);
  if (intent.kind !== 'calculator' && intent.kind !== 'formula') return REPLIES[intent.kind](asked);
  const calculator = calculatorOf(intent.id);
  if (!calculator) return replyUnknown(asked);
  if (intent.kind === 'calculator') return replyCalculator(calculator, asked);
  return replyFormula(calculator, asked);
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
  const { parts, whole } = readTurn(text, knowledge.lenses, former);
  const namesEye = parts.some(({ eye }) => eye !== null);
  const intent = chooseIntent({
    text: withoutPoints(text),
    stated: whole,
    before: former,
    lens,
    namesLens: named !== null,
    namesProduct: named !== null && isNamed(named, text),
    namesEye,
    names: {
      parameter: knowledge.lenses.some((one) => parametersIn(text, one).length > 0),
      ofLens: lens !== null && parametersIn(text, lens).length > 0,
    },
  });
  const isOwn = named !== null && hasFindings(whole) && !FOLLOWING.test(text);
  const before = withFindings(withLens(former, named), { intent, isOwn });
  const isAside = ASIDE.has(intent.kind);
  const ofEye = isAside || (intent.kind === 'calculator' && !namesEye) ? [] : parts;
  const stated = updateCase(
    withEye(before, spokenEye(parts, null), former.asked === 'eye'),
    ofEye,
    lens,
    LENS_SIDE.has(intent.kind) ? 'lens' : 'refraction',
  );
  const asked: Asked = {
    text,
    typed: turn.text,
    stated: whole,
    before,
    known: withinLimits(withSameLens(stated, before, text)),
    eye: stated.eye ?? 'right',
    lens,
    knowledge,
    words,
  };
  const reply = withGuide(intent, replyTo(intent, asked), asked);
  return { answer: reply.answer, after: afterOf(intent, reply, asked, named) };
}

/** A question in general about what is seen, of which more must be stated: the guide says what there is to do. */
function withGuide(intent: Intent, reply: Reply, asked: Asked): Reply {
  const isOpen = intent.kind === 'nextChange' && reply.answer.kind === 'ask';
  if (!isOpen || hasFigures(asked.stated) || asked.before.asked !== null) return reply;
  if (!QUESTION.test(asked.text)) return reply;
  const guide = replyGuide(asked);
  return guide ? { ...reply, answer: guide.answer } : reply;
}

/** What a conversation is about after a question about the guide, when nothing is being worked on. */
const GUIDE = 'guide';

function afterOf(
  intent: Intent,
  reply: Reply,
  { before, known, text }: Asked,
  named: LensDefinition | null,
): ConversationCase {
  // A question beside the subject leaves what is being worked on, and what was asked for, as it is.
  if (intent.kind === 'plain') return before;
  if (intent.kind === 'guide' || intent.kind === 'formula') {
    const lens = named?.id ?? before.lens;
    const calculator = intent.kind === 'formula' ? intent.id : calculatorNamed(text);
    const isFree = (before.intent ?? GUIDE) === GUIDE || calculatorOf(before.intent) !== undefined;
    if (intent.kind === 'guide' && calculator === null && (before.intent ?? GUIDE) === GUIDE) {
      return { ...before, lens, intent: GUIDE, asked: null, values: reply.values ?? {} };
    }
    if (calculator === null || !isFree || calculator === before.intent) return { ...before, lens };
    return { ...before, lens, intent: calculator, asked: null, values: {} };
  }
  return {
    ...known,
    intent: nameOfIntent(intent),
    asked: reply.asked ?? null,
    values: reply.values ?? {},
  };
}
