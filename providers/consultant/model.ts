import type { Turn } from '#domain/consultant/conversation/answers/answer.ts';
import {
  answerPartSchema,
  modelSettingsSchema,
  type ModelSettings,
  type ReplacedBecause,
} from '#domain/consultant/conversation/consultant-model.ts';
import type { HttpClient } from '../http/http.ts';
import { readAnswer } from '../http/read-answer.ts';
import type { SpokenSentence } from './spoken-answer.ts';

/** In milliseconds: the server gives up sooner. */
const LONGEST = 130_000;

/** VC-02: whether a language model is configured. Throws HttpFailure. */
export async function consultantSettings(
  client: HttpClient,
  signal?: AbortSignal,
): Promise<ModelSettings> {
  const { json } = await client('/consultant/settings', {
    kind: 'background',
    token: null,
    ...(signal && { signal }),
  });
  return readAnswer(modelSettingsSchema, json);
}

interface Asking {
  /** The visitor's stop: the server ends its own request, too. */
  signal: AbortSignal;
  /** Called with each sentence, which the server has checked. */
  onSentence: (sentence: SpokenSentence) => void;
}

/**
 * VC-02: asks the language model. Returns null when the sentences are the answer, and otherwise why the core's own answer
 * stands in for them: then none of them counts. The text of the turn must be masked. Throws only when it is stopped.
 */
export async function askModel(
  client: HttpClient,
  turn: Turn,
  { signal, onSentence }: Asking,
): Promise<ReplacedBecause | null> {
  let ended: ReplacedBecause | 'end' | null = null;
  const take = (line: string): void => {
    if (line === '' || ended) return;
    const part = answerPartSchema.parse(JSON.parse(line));
    if (part.kind === 'sentence') onSentence({ text: part.text, cites: part.cites });
    else ended = part.kind === 'end' ? 'end' : part.because;
  };
  try {
    await client('/consultant/answer', {
      kind: 'form',
      method: 'POST',
      token: null,
      body: JSON.stringify(turn),
      signal,
      timeout: LONGEST,
      read: async ({ body }) => {
        for await (const line of linesOf(body)) take(line);
      },
    });
  } catch (error) {
    if (signal.aborted) throw error;
    return 'failed';
  }
  return ended === 'end' ? null : (ended ?? 'failed');
}

/** Safari has no async iteration of a ReadableStream. */
async function* linesOf(body: Response['body']): AsyncGenerator<string> {
  if (!body) return;
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    reader.releaseLock();
  }
  yield rest;
}
