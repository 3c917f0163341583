import type { Knowledge, Said, Turn } from '#domain/consultant/conversation/answers/answer.ts';
import type {
  AnswerPart,
  ReplacedBecause,
} from '#domain/consultant/conversation/consultant-model.ts';
import type { Eye } from '#domain/orders/order.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { ConsultantModel } from '../../platform/program/consultant-model.ts';
import type { Breaker } from './breaker.ts';
import { OverBudget, reserveTokens, settleTokens, type Reservation } from './budget.ts';
import { checkSentence, type Refusal } from './grounding/check-sentence.ts';
import { statementsOf, statementsOfAnswer, type Statement } from './grounding/ground.ts';
import { SentenceReader } from './grounding/sentences.ts';
import { guardedFetch, ModelLimit } from './guarded-fetch.ts';
import { ANSWER } from './limits.ts';
import { questionPrompt, systemPrompt } from './prompt.ts';
import type { ModelPart } from './stream-model.ts';
import { modelTools } from './tools/model-tools.ts';
import type { Converse } from './tools/tool-parts.ts';

/** Why an answer was replaced, for the log: nothing of the question, and nothing of the answer. */
export type Report = (what: {
  because: ReplacedBecause;
  refusal?: Refusal;
  error?: string;
}) => void;

export interface Answering {
  db: Handle;
  clock: () => Date;
  model: ConsultantModel;
  breaker: Breaker;
  converse: Converse;
  /** In milliseconds; see `ANSWER.silence`. */
  silence?: number | undefined;
  report: Report;
}

class Unverified extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('A sentence was refused');
    this.name = 'Unverified';
    this.refusal = refusal;
  }
}

/**
 * VC-02: answers a question with the language model, sentence by sentence. A sentence that core and passages do not bear is
 * not sent: the answer of the core stands in for all of it. `stop`: the visitor, or the server, which closes.
 */
export async function* answerTurn(
  turn: Turn,
  knowledge: Knowledge,
  answering: Answering,
  stop: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { breaker, report, model } = answering;
  const said = await answering.converse(turn, knowledge);
  if (said.answer.kind === 'ask' || said.answer.kind === 'refuse') {
    yield { kind: 'replaced', because: 'core' };
    return;
  }
  if (!breaker.mayAsk()) {
    yield { kind: 'replaced', because: 'failed' };
    return;
  }
  const own = new AbortController();
  const signal = AbortSignal.any([stop, own.signal, AbortSignal.timeout(model.within)]);
  const budget = openBudget(answering);
  try {
    yield* checked({ turn, said, knowledge, answering, signal, budget, abort: () => own.abort() });
    breaker.worked();
    yield { kind: 'end' };
  } catch (error) {
    const because = budget.isOver() ? 'budget' : reasonOf(error);
    if (because === 'failed' && !stop.aborted) breaker.failed();
    else if (because === 'unverified') breaker.worked();
    report({
      because,
      ...(error instanceof Unverified ? { refusal: error.refusal } : { error: nameOf(error) }),
    });
    yield { kind: 'replaced', because };
  } finally {
    // Whoever stops listening ends the request, too.
    own.abort();
    await budget.settle();
  }
}

function reasonOf(error: unknown): ReplacedBecause {
  if (error instanceof OverBudget) return 'budget';
  return error instanceof Unverified ? 'unverified' : 'failed';
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** The tokens of one answer: each request reserves its own, and gives back what it did not use. */
function openBudget({ db, clock, model }: Answering) {
  const reserved: Reservation[] = [];
  const used: (number | null)[] = [];
  let isOver = false;
  return {
    isOver: () => isOver,
    reserve: async (tokens: number): Promise<Reservation> => {
      try {
        const one = await reserveTokens(db, { tokens, aDay: model.tokensADay, now: clock() });
        reserved.push(one);
        return one;
      } catch (error) {
        isOver = error instanceof OverBudget;
        throw error;
      }
    },
    used: (tokens: number | null): void => void used.push(tokens),
    /** What the model did not count stays reserved: it may have been used. */
    settle: async (): Promise<void> => {
      for (const [place, reservation] of reserved.entries()) {
        const tokens = used[place] ?? null;
        if (tokens !== null) await settleTokens(db, reservation, tokens);
      }
    },
  };
}

interface Checking {
  turn: Turn;
  said: Said;
  knowledge: Knowledge;
  answering: Answering;
  signal: AbortSignal;
  budget: ReturnType<typeof openBudget>;
  abort: () => void;
}

/** @throws Unverified, OverBudget, and whatever ends the model's stream */
async function* checked(checking: Checking): AsyncGenerator<AnswerPart> {
  const { turn, said } = checking;
  const statements: Statement[] = [
    ...statementsOfAnswer(said.answer, said.after.eye),
    ...statementsOf([{ text: turn.text, from: 'user' }]),
  ];
  const reader = new SentenceReader();
  let eye: Eye | null = null;
  let count = 0;
  let isFounded = false;
  const pass = (sentence: string): AnswerPart => {
    count += 1;
    if (count > ANSWER.sentences) throw new ModelLimit('Too many sentences');
    const result = checkSentence(sentence, { statements, eye });
    if (result.kind === 'refused') throw new Unverified(result.because);
    eye = result.eye;
    isFounded ||= !result.isPlain;
    return { kind: 'sentence', text: result.text, cites: [...result.cites] };
  };
  for await (const part of ask(checking, statements)) {
    if (part.kind === 'used') checking.budget.used(part.tokens);
    else for (const sentence of reader.add(part.text)) yield pass(sentence);
  }
  const rest = reader.end();
  if (rest) yield pass(rest);
  if (!isFounded) throw new Unverified('unfounded');
}

/** The package is loaded with the first question. */
async function* ask(checking: Checking, statements: Statement[]): AsyncGenerator<ModelPart> {
  const { turn, said, knowledge, answering, signal, budget, abort } = checking;
  const { model, converse, silence } = answering;
  const { streamModel } = await import('./stream-model.ts');
  signal.throwIfAborted();
  yield* streamModel({
    model,
    system: systemPrompt(turn.locale),
    prompt: questionPrompt(turn.text, said.answer),
    tools: modelTools({
      turn,
      said,
      knowledge,
      converse,
      onGround: (found) => void statements.push(...found),
      onTooMany: abort,
    }),
    fetch: guardedFetch({ reserve: budget.reserve, ...(silence && { silence }) }),
    signal,
  });
}
