import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  modelQuestionSchema,
  modelSettingsSchema,
} from '#domain/consultant/conversation/consultant-model.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { closedSignal } from '../../platform/http/closed-signal.ts';
import { Slots } from '../../platform/http/slots.ts';
import { networkOf } from '../../platform/tries/network-of.ts';
import { secondsUntil } from '../../platform/tries/pause.ts';
import { streamParts } from './answer-stream.ts';
import type { Answers } from './answers.ts';
import { STREAMS } from './limits.ts';
import type { ConfiguredModel, ModelParts } from './model-parts.ts';
import { countQuestion } from './tries.ts';

/** VC-02: the optional language model. Public, as the consultant is. Stores and logs nothing of what is asked. */
export function registerModelRoutes(
  app: FastifyInstance,
  services: Services,
  { model, ...parts }: ModelParts,
): void {
  const routes = apiRoutes(app);
  const permission = 'public';

  routes.get(
    '/api/consultant/settings',
    { permission, answers: { 200: modelSettingsSchema } },
    () => ({ hasModel: model !== null }),
  );

  const answer = model && openAnswers(app, services, { ...parts, model });
  routes.post(
    '/api/consultant/answer',
    {
      permission,
      description: 'Lines of JSON (NDJSON)',
      body: modelQuestionSchema,
      // Its other answers are a stream.
      answers: {},
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
  question: z.infer<typeof modelQuestionSchema>,
) => Promise<void>;

function openAnswers(app: FastifyInstance, services: Services, parts: ConfiguredModel): Answer {
  const closing = new AbortController();
  // Open streams would keep the server waiting.
  app.addHook('preClose', async () => closing.abort());
  let loading: Promise<Answers> | null = null;
  const load = async (): Promise<Answers> => {
    const { createAnswers } = await import('./answers.ts');
    return createAnswers(services, parts, (what) =>
      app.log.warn(what, 'the core answered for the language model'),
    );
  };
  const slots = new Slots({ ...STREAMS, message: 'Too many questions at once' });

  return async (request, reply, question) => {
    const gone = closedSignal(reply.raw);
    slots.take(networkOf(request.ip), gone);
    await requireTry(services, request, reply);
    // What could not be loaded is loaded anew with the next question.
    const answers = await (loading ??= load()).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    const stop = AbortSignal.any([gone, closing.signal]);
    // Whoever left before is not answered, and no model is asked.
    if (gone.aborted) reply.hijack();
    else await streamParts(reply, answers(question, stop));
  };
}

/** @throws Problem 429 with the seconds to wait */
async function requireTry(
  { database: { db }, clock }: Services,
  { ip }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const now = clock();
  const pausedUntil = await db.transaction((tx) => countQuestion(tx, networkOf(ip), now));
  if (!pausedUntil) return;
  reply.header('retry-after', secondsUntil(pausedUntil, now));
  throw new Problem('too-many-requests', 'Too many questions. Wait before you ask again');
}
