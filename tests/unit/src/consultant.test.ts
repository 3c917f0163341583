import { describe, expect, it, vi } from 'vitest';
import { mayDoIn, type PracticeRole } from '#domain/access/permissions.ts';
import type { Answer, Knowledge, Turn } from '#domain/consultant/conversation/answers/answer.ts';
import { newCase } from '#domain/consultant/conversation/conversation-case.ts';
import { converse } from '#domain/consultant/conversation/converse.ts';
import { newFitting } from '#domain/consultant/fitting-link/fitting-file.ts';
import { type HttpClient } from '#providers/http/http.ts';
import { nobody, type SessionState } from '#providers/session/session-state.ts';
import { practiceRoleOf, type May } from '#providers/session/use-may.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { modelAnswer } from '#src/consultant/conversation/model-answer.ts';
import { orderWay } from '#src/consultant/fitting-order/order-way.ts';
import {
  linkOf,
  reached,
  readFragment,
  writeFragment,
} from '#src/consultant/fitting/state/fragment.ts';
import { withLens } from '#src/consultant/fitting/steps/edit.ts';
import { practiceState } from '../providers/session-fixture.ts';

const KNOWLEDGE: Knowledge = { lenses: catalogue, searchGuide: () => [] };
const knowledge = async () => KNOWLEDGE;
const TURN: Turn = { text: 'vertex -6.00 at 12 mm', locale: 'en', before: newCase() };
const signal = new AbortController().signal;
const SENTENCE = { kind: 'sentence', text: 'Power at the cornea: −5.60 D.', cites: [] };

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

it('VC-02 the model is not asked when the core asks for something', async () => {
  const client = clientOf(SENTENCE, { kind: 'end' });
  const turn = { ...TURN, text: 'vertex distance' };
  const said = await modelAnswer(client, knowledge)(turn, signal, () => {});
  expect(said.answer.kind).toBe('ask');
  expect(client).not.toHaveBeenCalled();
});

const ampleye = catalogue.find(({ id }) => id === 'ampleye-scleral');

if (!ampleye) throw new Error('No Ampleye');

const begun = withLens(newFitting(), ampleye);

describe('the fragment of a fitting', () => {
  it('VC-04 holds the fitting and its stage', () => {
    for (const stage of ['eye', 'lens', 'first', 0] as const) {
      const read = readFragment(writeFragment(linkOf(begun), stage));
      expect(read).toMatchObject({ kind: 'fitting', file: begun, stage, unread: [] });
    }
  });

  it('VC-04 from elsewhere shows how far the fitting has come', () => {
    expect(readFragment(`#fitting=${linkOf(begun)}`)).toMatchObject({ stage: 0 });
    expect(readFragment(`#fitting=${linkOf(newFitting())}`)).toMatchObject({ stage: 'eye' });
  });

  it('VC-04 goes no further than the fitting', () => {
    expect(reached(7, begun)).toBe(0);
    expect(reached(-1, begun)).toBe('first');
    expect(reached('first', newFitting())).toBe('lens');
    expect(readFragment(`#fitting=${linkOf(begun)}&at=seen99`)).toMatchObject({ stage: 0 });
    expect(readFragment(`#fitting=${linkOf(begun)}&at=<b>`)).toMatchObject({ stage: 'eye' });
  });

  it('VC-04 is told from none, and from that of the skip link', () => {
    for (const text of ['', '#']) expect(readFragment(text)).toEqual({ kind: 'none' });
    expect(readFragment('#content')).toEqual({ kind: 'other' });
    expect(readFragment('#fitting=%00')).toMatchObject({
      kind: 'fitting',
      unread: [{ part: 'whole' }],
    });
  });
});

function wayOf(session: SessionState) {
  const may: May = (permission, account) =>
    mayDoIn(session.roles, practiceRoleOf(session, account), permission);
  return orderWay(session, may);
}

function member(...practiceRoles: PracticeRole[]): SessionState {
  const accounts = practiceRoles.map((practiceRole, index) => ({
    accountNumber: String(100_200 + index),
    practice: 'North',
    practiceRole,
  }));
  return practiceState({ accounts, accountNumber: '100200' });
}

const unverified = (over: Partial<SessionState> = {}) =>
  practiceState({ authStatus: 'EMAILNOTVERIFIED', ...over });

describe('the way from a fitting to a draft order', () => {
  it.each<[who: string, session: SessionState, kind: string]>([
    ['nobody', nobody, 'signIn'],
    ['somebody who is not known yet', { ...nobody, status: 'checking' }, 'wait'],
    ['somebody who is leaving', { ...practiceState(), status: 'leaving' }, 'wait'],
    ['who has to verify the address', unverified(), 'verify'],
    ['who has no account', practiceState({ authStatus: 'ACCOUNTNUMBERNOTVERIFIED' }), 'account'],
    ['the lab’s staff', practiceState({ roles: ['ADMIN'], accounts: [] }), 'staff'],
    ['staff without a verified address', unverified({ roles: ['ADMIN'] }), 'staff'],
    ['an owner', member('owner'), 'go'],
    ['who orders', member('orderer'), 'go'],
    ['who owes the terms', practiceState({ profile: null }), 'go'],
    ['who has a one-time password', practiceState({ mustChangePassword: true }), 'go'],
    ['whose accounts are not known', { ...member('viewer'), accountsUnknown: true }, 'go'],
    ['who only looks', member('viewer'), 'role'],
    ['who only pays', member('biller'), 'role'],
  ])('VC-04 AD-08 of %s', (_, session, kind) => expect(wayOf(session).kind).toBe(kind));

  it('VC-04 AD-08 names the accounts in which the user orders', () =>
    expect(wayOf(member('viewer', 'orderer', 'biller', 'owner'))).toEqual({
      kind: 'role',
      accountNumber: '100200',
      others: ['100201', '100203'],
    }));
});
