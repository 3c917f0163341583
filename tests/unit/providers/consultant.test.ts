import { describe, expect, it, vi } from 'vitest';
import type { Turn } from '#domain/consultant/conversation/answers/answer.ts';
import { newCase } from '#domain/consultant/conversation/conversation-case.ts';
import { consultantGuide } from '#providers/consultant/guide.ts';
import { askModel } from '#providers/consultant/model.ts';
import type { SpokenSentence } from '#providers/consultant/spoken-answer.ts';
import { visitorForm } from '#providers/consultant/visitor-form.ts';
import { HttpFailure, type HttpClient, type HttpRequest } from '#providers/http/http.ts';
import { unedited } from '#server/consultant/guide/first-passages.ts';

type Answer = Awaited<ReturnType<HttpClient>>;
const answered = { json: unedited().slice(0, 2) } as Answer;

describe('the guide in the browser', () => {
  it('VC-01 is loaded once, without a token', async () => {
    const client = vi.fn<HttpClient>().mockResolvedValue(answered);
    const [one, other] = await Promise.all([consultantGuide(client), consultantGuide(client)]);
    expect(one).toEqual(unedited().slice(0, 2));
    expect(other).toBe(one);
    expect(client.mock.calls).toEqual([['/consultant/guide', { kind: 'form', token: null }]]);
  });

  it('VC-01 is asked for again after a failure', async () => {
    const client = vi
      .fn<HttpClient>()
      .mockRejectedValueOnce(new HttpFailure('No response', 0))
      .mockResolvedValue(answered);
    await expect(consultantGuide(client)).rejects.toThrow('No response');
    expect(await consultantGuide(client)).toHaveLength(2);
  });
});

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
        for (let from = 0; from < bytes.length; from += 3)
          controller.enqueue(bytes.slice(from, from + 3));
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
      'that was replaced',
      linesOf(FIRST, { kind: 'replaced', because: 'unverified' }),
      'unverified',
    ],
    ['for which no tokens are left', linesOf({ kind: 'replaced', because: 'budget' }), 'budget'],
    ['without an end', linesOf(FIRST), 'failed'],
    ['that breaks off in a line', `${linesOf(FIRST)}{"kind":"en`, 'failed'],
    ['that is none', '<html>', 'failed'],
    ['of a kind that is not known', linesOf({ kind: 'other' }), 'failed'],
  ])('VC-02 %s is the one of the core', async (_what, text, because) =>
    expect((await ask(clientOf(text))).replaced).toBe(because),
  );

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

const RATING = {
  helpful: true,
  reason: null,
  comment: '',
  question: 'Which lens?',
  kind: 'answer',
  intent: '',
  language: 'en',
  citations: [],
} as const;

/** A server whose passes are numbered, with the failures that its next answers are. */
function server(failures: (HttpFailure | null)[] = []) {
  const sent: { path: string; key: string | undefined; body: Record<string, unknown> }[] = [];
  const waits: number[] = [];
  const clock = { at: 0 };
  let passes = 0;
  const client: HttpClient = async (path, { headers, body, token }: HttpRequest) => {
    expect(token).toBeNull();
    if (path === '/consultant/pass') {
      passes += 1;
      const json = { pass: `pass-${passes}`, wait: { request: 3_000, rating: 1_000 } };
      return { status: 200, headers: new Headers(), json };
    }
    sent.push({ path, key: headers?.['idempotency-key'], body: JSON.parse(body ?? '{}') });
    const failure = failures.shift();
    if (failure) throw failure;
    return { status: 201, headers: new Headers(), json: { received: true } };
  };
  const time = {
    now: () => clock.at,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
      clock.at += milliseconds;
    },
  };
  return { form: visitorForm(client, 'rating', time), sent, waits, clock, passes: () => passes };
}

it('VC-03 asks for nothing before something is sent, and waits until the pass is good', async () => {
  const { form, sent, waits, passes } = server();
  expect(passes()).toBe(0);
  await form.send({ ...RATING, citations: [] });
  expect(waits).toEqual([1_000]);
  expect(sent).toMatchObject([
    { path: '/consultant/ratings', body: { ...RATING, website: '', pass: 'pass-1' } },
  ]);
});

it('VC-03 does not wait again once somebody has typed for as long', async () => {
  const { form, waits, clock } = server();
  await form.open();
  clock.at += 5_000;
  await form.send({ ...RATING, citations: [] });
  expect(waits).toEqual([0]);
});

it('OR-04 sends the same again with the same key, and with a newer pass after a refusal', async () => {
  const { form, sent } = server([new HttpFailure('', 429), new HttpFailure('', 0)]);
  const typed = { ...RATING, citations: [] };
  await expect(form.send(typed)).rejects.toThrow(HttpFailure);
  await expect(form.send(typed)).rejects.toThrow(HttpFailure);
  await form.send(typed);
  await form.send(typed);
  const [first, second, third, fourth] = sent;
  expect([second?.key, third?.key]).toEqual([first?.key, first?.key]);
  expect(fourth?.key).not.toBe(first?.key);
  expect(sent.map(({ body }) => body['pass'])).toEqual(['pass-1', 'pass-2', 'pass-2', 'pass-2']);
});

it('VC-03 takes another pass before the first one is too old', async () => {
  const { form, sent, clock } = server();
  await form.open();
  const typed = { ...RATING, citations: [] };
  for (const after of [11 * 60 * 60 * 1000 - 1, 1]) {
    clock.at += after;
    await form.send(typed);
  }
  expect(sent.map(({ body }) => body['pass'])).toEqual(['pass-1', 'pass-2']);
});
