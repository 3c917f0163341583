import { newCase } from '#domain/conversation/conversation-case.ts';
import type { Turn } from '#domain/conversation/answer.ts';
import type { SpokenSentence } from '#domain/grounding/spoken-answer.ts';
import { askModel, consultantSettings } from '#providers/consultant/model.ts';
import { HttpFailure, type HttpClient, type HttpRequest } from '#providers/http/http.ts';
import { describe, expect, it, vi } from 'vitest';

const TURN: Turn = { text: 'Power?', locale: 'en', before: newCase() };
const CITE = {
  title: 'Optics',
  version: null,
  address: null,
  standing: 'formula',
  passage: null,
} as const;
const FIRST = { kind: 'sentence', text: 'Power −5.60 D.', cites: [CITE] } as const;

/** A client whose answer is this text, in pieces of three bytes. */
function clientOf(text: string, sent: HttpRequest[] = []): HttpClient {
  return async (path, request) => {
    expect(path).toBe('/consultant/answer');
    sent.push(request);
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let from = 0; from < bytes.length; from += 3) {
          controller.enqueue(bytes.slice(from, from + 3));
        }
        controller.close();
      },
    });
    await request.read?.(new Response(body));
    return { status: 200, headers: new Headers(), json: null };
  };
}

async function ask(client: HttpClient, signal = new AbortController().signal) {
  const sentences: SpokenSentence[] = [];
  const replaced = await askModel(client, TURN, {
    signal,
    onSentence: (sentence) => void sentences.push(sentence),
  });
  return { replaced, sentences };
}

const untilStopped: HttpClient = (_path, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

const linesOf = (...parts: object[]) => parts.map((part) => `${JSON.stringify(part)}\n`).join('');

describe('an answer of the language model', () => {
  it('VC-02 comes sentence by sentence', async () => {
    const sent: HttpRequest[] = [];
    const { replaced, sentences } = await ask(
      clientOf(linesOf(FIRST, FIRST, { kind: 'end' }), sent),
    );
    expect(replaced).toBeNull();
    expect(sentences).toEqual([
      { text: FIRST.text, cites: [CITE] },
      { text: FIRST.text, cites: [CITE] },
    ]);
    expect(sent[0]).toMatchObject({ method: 'POST', token: null, body: JSON.stringify(TURN) });
  });

  it.each([
    [
      'that the server replaced',
      linesOf(FIRST, { kind: 'replaced', because: 'unverified' }),
      'unverified',
    ],
    ['for which no tokens are left', linesOf({ kind: 'replaced', because: 'budget' }), 'budget'],
    ['without an end', linesOf(FIRST), 'failed'],
    ['that breaks off in a line', `${linesOf(FIRST)}{"kind":"en`, 'failed'],
    ['that is none', '<html>', 'failed'],
    ['of a kind that is not known', linesOf({ kind: 'other' }), 'failed'],
    ['that is empty', '', 'failed'],
  ])('VC-02 %s is the one of the core', async (_what, text, because) => {
    expect((await ask(clientOf(text))).replaced).toBe(because);
  });

  it('VC-02 after its end nothing counts', async () => {
    const { sentences } = await ask(
      clientOf(linesOf({ kind: 'replaced', because: 'failed' }, FIRST, { kind: 'end' })),
    );
    expect(sentences).toEqual([]);
  });

  it.each([0, 404, 429, 503])('VC-02 a status of %i: the core answers', async (status) => {
    const client: HttpClient = async () => {
      throw new HttpFailure('no', status);
    };
    expect((await ask(client)).replaced).toBe('failed');
  });

  it('VC-02 a stop is passed on', async () => {
    const stop = new AbortController();
    const asked = ask(untilStopped, stop.signal);
    stop.abort();
    await expect(asked).rejects.toThrow('aborted');
  });
});

it('VC-02 the settings say whether there is a model', async () => {
  const client = vi.fn<HttpClient>(async () => ({
    status: 200,
    headers: new Headers(),
    json: { hasModel: true },
  }));
  expect(await consultantSettings(client)).toEqual({ hasModel: true });
  expect(client.mock.calls[0]?.[1]).toMatchObject({ token: null, kind: 'background' });
});
