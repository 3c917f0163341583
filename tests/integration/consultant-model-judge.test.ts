import { converse } from '#domain/conversation/converse.ts';
import type { Knowledge, Said, Turn } from '#domain/conversation/answer.ts';
import { sentencesOf } from '#domain/grounding/sentences.ts';
import { spokenAnswer, type SpokenSentence } from '#domain/grounding/spoken-answer.ts';
import { unedited } from '#domain/guide/first-passages.ts';
import { searchGuide } from '#domain/guide/search-guide.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { answerTurn } from '#server/consultant/model/answer-turn.ts';
import { Breaker } from '#server/consultant/model/breaker.ts';
import type { Database } from '#server/platform/database/open-database.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { judgeAll, listFaults, summarize } from '#tests/unit/domain/conversation/judge.ts';
import { SEEN_EN } from '#tests/unit/domain/conversation/questions/seen-en.ts';
import { SEEN_ES } from '#tests/unit/domain/conversation/questions/seen-es.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { modelAt } from './support/consultant-model.ts';
import { startModelServer, type ModelServer, type Script } from './support/model-server.ts';
import { openTestDatabase } from './support/test-database.ts';

let model: ModelServer;
let database: Database;
beforeAll(async () => {
  model = await startModelServer();
  database = await openTestDatabase('firstRun');
});
afterAll(async () => {
  await database.close();
  await model.close();
});

const now = () => new Date();
const knowledge: Knowledge = { lenses: catalogue, searchGuide: searchGuide(unedited()) };

/** Every so manieth question in a short run. */
const EACH = runs() > 300 ? 1 : 6;
const QUESTIONS = [...SEEN_EN, ...SEEN_ES].filter((_, place) => place % EACH === 0);

const requestSchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
const dataSchema = z.object({ core: z.array(z.string()) });

/** What the core said, as the model was told it. */
function coreSentences(body: string): string[] {
  const { messages } = requestSchema.parse(JSON.parse(body));
  const asked = messages.find(({ role }) => role === 'user')?.content ?? '';
  const data = /<data>\n(.*)\n<\/data>/su.exec(asked)?.[1] ?? '';
  return dataSchema.parse(JSON.parse(data)).core.flatMap(sentencesOf);
}

const LIES = [
  (sentence: string) => sentence.replace(/\d/u, (digit) => String((Number(digit) + 1) % 10)),
  (sentence: string) => (sentence.includes('−') ? sentence.replace('−', '+') : `${sentence} 7`),
  () => 'Increase the sagittal depth by 90 µm.',
  () => 'Aumente tres décimas de milímetro.',
  (sentence: string) => `${sentence.replace(/[.!?]$/u, '')}, and stop wearing lenses.`,
];

/** What was shown, answer by answer. */
interface Shown {
  spoken: number;
  replaced: number;
}

/** Asks as the server does, and shows what a page would. */
function answererOf(shown: Shown) {
  const breaker = new Breaker(now);
  return async (turn: Turn, seen: Knowledge): Promise<Said> => {
    const said = await converse(turn, seen);
    const sentences: SpokenSentence[] = [];
    const answering = {
      db: database.db,
      clock: now,
      model: modelAt(model.url),
      breaker,
      converse,
      report: () => {},
    };
    let isReplaced = false;
    for await (const part of answerTurn(turn, seen, answering, new AbortController().signal)) {
      if (part.kind === 'sentence') sentences.push(part);
      if (part.kind === 'replaced') isReplaced = true;
    }
    if (isReplaced) shown.replaced += 1;
    else shown.spoken += 1;
    return isReplaced ? said : { ...said, answer: spokenAnswer(sentences, said.answer) };
  };
}

const text = (sentences: readonly string[]) =>
  ({ kind: 'say', text: sentences.join('\n') }) as const;

/** Half of the sentences have words of the model's own before them. */
const honest: Script = ({ body }) => {
  const words = body.includes('Answer in Spanish')
    ? 'Según el núcleo, '
    : 'According to the core, ';
  return text(coreSentences(body).map((one, place) => (place % 2 === 0 ? words + one : one)));
};

/** Every third sentence is a lie, and the first of every third answer. */
const lying: Script = ({ body, number }) =>
  text(
    coreSentences(body).map((one, place) => {
      const lie = LIES[(number + place) % LIES.length] as (typeof LIES)[number];
      return (place + number) % 3 === 0 ? lie(one) : one;
    }),
  );

const MODELS = { honest, lying };

it.each(['honest', 'lying'] as const)(
  'VC-05 with a %s model the answers are as right as without, and no figure is invented',
  async (name) => {
    model.script(MODELS[name]);
    const shown: Shown = { spoken: 0, replaced: 0 };
    const alone = await judgeAll(QUESTIONS, converse, knowledge);
    const score = await judgeAll(QUESTIONS, answererOf(shown), knowledge);
    process.stdout.write(
      `${summarize('without a model', alone)}\n${summarize(`${name} model`, score)}; ` +
        `turns answered by the model ${shown.spoken}, by the core ${shown.replaced}\n`,
    );
    if (score.right < alone.right || score.invented > 0) {
      process.stdout.write(`${listFaults(score).join('\n')}\n`);
    }
    expect(score.invented).toBe(0);
    expect(score.right).toBeGreaterThanOrEqual(alone.right);
    // A part of the questions says less of the share.
    expect(EACH > 1 || score.right / score.asked >= 0.95).toBe(true);
    expect(shown.spoken).toBeGreaterThan(0);
    expect(shown.replaced > 0 || name === 'honest').toBe(true);
  },
);
