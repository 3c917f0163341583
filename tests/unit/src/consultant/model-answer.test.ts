import type { Answer, Knowledge, Turn } from '#domain/conversation/answer.ts';
import { newCase } from '#domain/conversation/conversation-case.ts';
import { converse } from '#domain/conversation/converse.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';
import { modelAnswer } from '#src/consultant/conversation/model-answer.ts';
import { expect, it, vi } from 'vitest';

const KNOWLEDGE: Knowledge = { lenses: catalogue, searchGuide: () => [] };
const knowledge = async () => KNOWLEDGE;
const TURN: Turn = { text: 'vertex -6.00 at 12 mm', locale: 'en', before: newCase() };
const signal = new AbortController().signal;

const SENTENCE = { kind: 'sentence', text: 'Power at the cornea: −5.60 D.', cites: [] };

const unreachable: HttpClient = async () => {
  throw new HttpFailure('no', 0);
};

function clientOf(...parts: object[]) {
  return vi.fn<HttpClient>(async (_path, { read }) => {
    await read?.(new Response(parts.map((part) => `${JSON.stringify(part)}\n`).join('')));
    return { status: 200, headers: new Headers(), json: null };
  });
}

it('VC-02 shows what the model says as it comes, with the answer of the core beside it', async () => {
  const shown: Answer[] = [];
  const answer = modelAnswer(clientOf(SENTENCE, { kind: 'end' }), knowledge);
  const said = await answer(TURN, signal, (part) => void shown.push(part));
  const core = await converse(TURN, KNOWLEDGE);
  expect(shown).toHaveLength(1);
  expect(said.answer).toEqual(shown[0]);
  expect(said.answer.blocks.at(-1)?.texts).toEqual([SENTENCE.text]);
  expect(said.after).toEqual(core.after);
  expect(said.by).toEqual({ kind: 'model', core: core.answer });
});

it.each(['unverified', 'failed', 'budget'] as const)(
  'VC-02 %s: the core answers, nothing of the model is left, and it is said why',
  async (because) => {
    const answer = modelAnswer(clientOf(SENTENCE, { kind: 'replaced', because }), knowledge);
    const said = await answer(TURN, signal, () => {});
    expect(said).toEqual({ ...(await converse(TURN, KNOWLEDGE)), by: { kind: 'core', because } });
  },
);

it('VC-02 without a connection the core answers', async () => {
  const said = await modelAnswer(unreachable, knowledge)(TURN, signal, () => {});
  expect(said).toMatchObject({ answer: { kind: 'answer' }, by: { because: 'failed' } });
});

it('VC-02 the model is not asked when the core asks for something', async () => {
  const client = clientOf(SENTENCE, { kind: 'end' });
  const turn = { ...TURN, text: 'vertex distance' };
  const said = await modelAnswer(client, knowledge)(turn, signal, () => {});
  expect(said.answer.kind).toBe('ask');
  expect(client).not.toHaveBeenCalled();
});
