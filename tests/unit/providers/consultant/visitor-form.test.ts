import { visitorForm } from '#providers/consultant/visitor-form.ts';
import { HttpFailure, type HttpClient, type HttpRequest } from '#providers/http/http.ts';
import { expect, it } from 'vitest';

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

it('OR-04 gives other text another key', async () => {
  const { form, sent } = server([new HttpFailure('', 0)]);
  await expect(form.send({ ...RATING, citations: [] })).rejects.toThrow(HttpFailure);
  await form.send({ ...RATING, citations: [], comment: 'More' });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('VC-03 takes another pass before the first one is too old', async () => {
  const { form, sent, clock } = server();
  await form.open();
  clock.at += 11 * 60 * 60 * 1000;
  await form.send({ ...RATING, citations: [] });
  expect(sent[0]?.body['pass']).toBe('pass-2');
});
