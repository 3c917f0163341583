import type { Knowledge } from '#domain/conversation/answer.ts';
import { maskIdentity } from '#domain/conversation/mask-identity.ts';
import { modelQuestionSchema, modelSettingsSchema } from '#domain/schemas/consultant-model.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '#server/access/services.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import type { ConsultantModel } from '#server/platform/program/consultant-model.ts';
import { networkOf } from '#server/platform/tries/network-of.ts';
import { secondsUntil } from '#server/platform/tries/pause.ts';
import { streamParts } from './answer-stream.ts';
import { answerTurn, type Answering } from './answer-turn.ts';
import { Breaker } from './breaker.ts';
import { STREAMS_MOST } from './limits.ts';
import type { Converse } from './tools/tool-parts.ts';
import { countQuestion } from './tries.ts';

export interface ModelParts {
  /** Null: none is configured, and nothing of it is loaded. */
  model: ConsultantModel | null;
  converse: Converse;
  loadKnowledge: () => Promise<Knowledge>;
  /** Milliseconds that the model may be silent. */
  silence?: number | undefined;
}

/** VC-02: the optional language model. Public, as the consultant is. Stores and logs nothing of what is asked. */
export function registerModelRoutes(
  app: FastifyInstance,
  services: Services,
  parts: ModelParts,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const config = { permission: 'public' } as const;
  const settings = { hasModel: parts.model !== null };

  typed.get(
    '/api/consultant/settings',
    { config, schema: { response: { 200: modelSettingsSchema, ...errorResponses } } },
    () => settings,
  );

  const answer = parts.model ? openAnswers(app, services, { ...parts, model: parts.model }) : null;
  typed.post(
    '/api/consultant/answer',
    {
      config,
      schema: { description: 'Lines of JSON (NDJSON)', body: modelQuestionSchema },
    },
    async (request, reply) => {
      if (!answer) throw new Problem('not-found', 'No language model is configured');
      await answer(request, reply, request.body);
    },
  );
}

type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  question: ReturnType<typeof modelQuestionSchema.parse>,
) => Promise<void>;

function openAnswers(
  app: FastifyInstance,
  { database, clock }: Services,
  { model, converse, loadKnowledge, silence }: ModelParts & { model: ConsultantModel },
): Answer {
  const closing = new AbortController();
  // Open streams would keep the server waiting.
  app.addHook('preClose', async () => closing.abort());
  const answering: Answering = {
    db: database.db,
    clock,
    model,
    breaker: new Breaker(clock),
    converse,
    silence,
    report: (what) => app.log.warn(what, 'the core answered for the language model'),
  };
  let open = 0;

  return async (request, reply, { locale, text, before }) => {
    if (open >= STREAMS_MOST) throw new Problem('too-many-requests', 'Too many questions at once');
    await requireTry(database.db, request, reply, clock());
    const knowledge = await loadKnowledge();
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const stop = AbortSignal.any([gone.signal, closing.signal]);
    const turn = { locale, text: maskIdentity(text).text, before };
    open += 1;
    try {
      await streamParts(reply, answerTurn(turn, knowledge, answering, stop));
    } finally {
      open -= 1;
    }
  };
}

/** @throws Problem 429 with the seconds to wait */
async function requireTry(
  db: Services['database']['db'],
  { ip }: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<void> {
  const pausedUntil = await db.transaction((tx) => countQuestion(tx, networkOf(ip), now));
  if (!pausedUntil) return;
  reply.header('retry-after', secondsUntil(pausedUntil, now));
  throw new Problem('too-many-requests', 'Too many questions. Wait before you ask again');
}
