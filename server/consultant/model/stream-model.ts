import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { jsonSchema, stepCountIs, streamText, tool, type ToolSet } from 'ai';
import type { ConsultantModel } from '../../platform/program/consultant-model.ts';
import { ANSWER } from './limits.ts';
import type { ModelTool } from './tools/tool.ts';

// Only this file knows the packages, and it is loaded with the first question: without a model they are never loaded.

/** What the model streams. `used`: the tokens of one request as the model counts them; null when it does not. */
export type ModelPart = { kind: 'text'; text: string } | { kind: 'used'; tokens: number | null };

/** The model broke off, failed, or went on calling tools. Quotes nothing of the question or the answer. */
export class ModelFailure extends Error {
  constructor(what: string, options?: { cause: unknown }) {
    super(what, options);
    this.name = 'ModelFailure';
  }
}

interface Asked {
  model: ConsultantModel;
  system: string;
  prompt: string;
  tools: readonly ModelTool[];
  fetch: typeof fetch;
  signal: AbortSignal;
}

// It would print warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

function toolSet(tools: readonly ModelTool[]): ToolSet {
  const entries = tools.map(({ name, description, input, run }): [string, ToolSet[string]] => [
    name,
    tool({ description, inputSchema: jsonSchema(input), execute: (given: unknown) => run(given) }),
  ]);
  return Object.fromEntries(entries);
}

const isCount = (tokens: number | undefined): tokens is number =>
  Number.isSafeInteger(tokens) && Number(tokens) > 0;

/** Asks the model and streams its answer. Aborting the signal closes the connection. @throws ModelFailure, or what the fetch threw */
export async function* streamModel(asked: Asked): AsyncGenerator<ModelPart> {
  const { model, signal } = asked;
  const provider = createOpenAICompatible({
    name: 'consultant',
    baseURL: model.url,
    apiKey: model.key,
    includeUsage: true,
    fetch: asked.fetch,
  });
  const { fullStream } = streamText({
    model: provider.chatModel(model.name),
    system: asked.system,
    prompt: asked.prompt,
    tools: toolSet(asked.tools),
    stopWhen: stepCountIs(ANSWER.steps),
    maxOutputTokens: ANSWER.outputTokens,
    maxRetries: 0,
    temperature: 0,
    abortSignal: signal,
    // Its own handler prints the error with the question in it.
    onError: () => {},
  });
  let finished: string | null = null;
  for await (const part of fullStream) {
    if (part.type === 'text-delta') yield { kind: 'text', text: part.text };
    if (part.type === 'finish-step') {
      const { totalTokens } = part.usage;
      yield { kind: 'used', tokens: isCount(totalTokens) ? totalTokens : null };
    }
    if (part.type === 'error') throw asFailure(part.error);
    if (part.type === 'abort') throw new ModelFailure('Aborted');
    if (part.type === 'finish') finished = part.finishReason;
  }
  if (finished !== 'stop') throw new ModelFailure(`The answer ended by ${finished ?? 'nothing'}`);
}

function asFailure(error: unknown): Error {
  return error instanceof Error ? error : new ModelFailure('The model failed');
}
