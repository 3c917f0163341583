import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/basics/locale.ts';
import type { Knowledge, Said } from '#domain/consultant/conversation/answers/answer.ts';
import {
  newCase,
  type ConversationCase,
} from '#domain/consultant/conversation/conversation-case.ts';
import { converse } from '#domain/consultant/conversation/converse.ts';
import type { Combination } from '#domain/lens/model/lens.ts';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';
import { filesBelow } from '../../../arrows/files-below.ts';
import { importsOf } from '../../../arrows/imports-of.ts';
import { judge, judgeAll, KNOWLEDGE } from './judge.ts';
import { textOf } from './judging/allowed-figures.ts';
import { question, type Question } from './questions/question.ts';
import { SEEN_EN } from './questions/seen-en.ts';
import { SEEN_ES } from './questions/seen-es.ts';
import { ALIKE, CASES, NOT_ANSWERED } from './questions/told-apart.ts';

/** Says several messages, and returns what was said to the last one. */
async function after(
  messages: readonly string[],
  locale: Locale = 'en',
  knowledge = KNOWLEDGE,
): Promise<Said> {
  let before: ConversationCase = newCase();
  let said: Said | null = null;
  for (const text of messages) {
    // oxlint-disable-next-line no-await-in-loop -- A turn follows from the one before.
    said = await converse({ text, locale, before }, knowledge);
    before = said.after;
  }
  if (!said) throw new Error('Nothing was asked');
  return said;
}

async function said(...messages: string[]) {
  const { answer } = await after(messages);
  return { kind: answer.kind, text: textOf(answer), answer };
}

describe('the calculators of the conversation', () => {
  it('VC-01 a new question leaves the values of the last one alone', async () => {
    const { answer, after: known } = await after(['vertex -6.00', 'tear lens with BC 7.76']);
    expect([answer.kind, known.asked]).toEqual(['ask', 'flatK']);
    expect(textOf(answer)).not.toContain('−6.00');
  });
});

describe('lenses in the conversation', () => {
  it('VC-04 asks for the lens, the quadrant and the worn value', async () => {
    expect((await after(['it lifts nasally, what do I change?'])).after.asked).toBe('lens');
    expect((await after(['scleral lens, blanching'])).after.asked).toBe('landing.blanching');
    expect((await said('scleral lens, blanching', 'inferior')).text).toContain('inferior');
    const vault = 'Ampleye, vault 150 after 30 min. What should I change?';
    expect((await after([vault])).after.asked).toBe('values.sag');
    expect((await said(vault, '3800')).text).toContain('4050 µm');
  });

  it('VC-01 a question of its own drags nothing of another lens along', async () => {
    const { after: known } = await after([
      'Ampleye 3800, vault 150 µm after 30 minutes: what do I change?',
      'Custom soft toric -3.00 -1.25 x 20 rotates 4 degrees to the left',
    ]);
    expect(known.eyes.right.findings.centralVault).toBeUndefined();
    expect(known.eyes.right.prescription).toEqual({ sphere: -3, cylinder: -1.25, axis: 20 });
  });

  it.each([
    ['Ampleye', '4050 µm'],
    ['Ampleye, material Optimum Extra', '3900 µm'],
  ])('VC-04 what a material limits is said when it is told (%s)', async (lens, depth) => {
    const when = { parameter: 'material', equals: 'optimumExtra' };
    const limit: Combination = { kind: 'limits', parameter: 'sag', when, min: 2800, max: 3900 };
    const lenses = [{ ...ampleyeScleral, combinations: [limit] }];
    const turn = `${lens}, sag 3800, vault 150 after 30 min. What next?`;
    const { answer } = await after([turn], 'en', { ...KNOWLEDGE, lenses });
    expect(textOf(answer)).toContain(`Sagittal depth: 3800 µm → ${depth}`);
  });

  it('VC-01 without lenses says so, and still calculates', async () => {
    const none: Knowledge = { lenses: [], searchGuide: () => [] };
    for (const turn of ['first Ampleye?', 'any warnings?', 'a vault of 400 settles']) {
      // oxlint-disable-next-line no-await-in-loop -- One question at a time.
      const { answer } = await after([turn], 'en', none);
      expect([turn, textOf(answer)]).toEqual([turn, expect.stringContaining('not loaded')]);
    }
    expect(textOf((await after(['vertex -6.00'], 'en', none)).answer)).toContain('−5.60');
  });
});

describe('an aside', () => {
  it('VC-03 an aside leaves what was asked for', async () => {
    expect((await after(['tear lens', 'thanks'])).after.asked).toBe('baseCurve');
  });
});

describe('the guide in the conversation', () => {
  it('VC-01 quotes a passage with its source, and leads to it', async () => {
    const { answer } = await said('What causes midday fogging?');
    expect(answer.kind).toBe('answer');
    const [source] = answer.citations;
    expect(source?.passage).toBeTruthy();
    expect(answer.onward.map(({ to }) => to)).toContain(`guide/${source?.passage}`);
  });

  it('VC-02 answers the same to the same', async () => {
    const turn = 'Ampleye 3800, vault 150 µm after 30 minutes: what do I change?';
    expect(await after([turn])).toEqual(await after([turn]));
  });
});

const faultsOf = async (row: Question) => (await judge(row, converse, KNOWLEDGE)).faults;

it.each([...ALIKE, ...CASES])('VC-01 $turns is told apart ($id)', async (row) => {
  expect(await faultsOf(row)).toEqual([]);
});

it.each(NOT_ANSWERED)('VC-03 $turns is not answered, or says what it is ($id)', async (row) => {
  expect(await faultsOf(row)).toEqual([]);
});

/** These turns, after which an answer of any kind will do. */
const mixed = (locale: Locale, turns: readonly string[]) => [
  question(locale, 'other', `mixed | ${turns.join(' | ')} => (answer, ask, unknown, refuse)`),
];

it.each([
  ['en', 'corneal astigmatism 43.50 / 45.25', '8.10 mm'],
  ['es', 'astigmatismo corneal 43,50 / 45,25', '¿y 8,10 mm en dioptrías?'],
] as const)(
  'VC-05 a radius is no reply to the question for a meridian (%s)',
  async (locale, ...turns) => {
    const { verdicts } = await judgeAll(mixed(locale, turns), converse, KNOWLEDGE);
    expect(verdicts.map(({ invented }) => invented)).toEqual([[]]);
    const said = verdicts.map(({ evidence }) => JSON.stringify(evidence.said.answer.blocks));
    // What it is taken for can be seen, and corrected.
    expect(said).toEqual([expect.stringContaining('8.10 mm; ')]);
  },
);

it.each([
  { locale: 'en', asked: SEEN_EN },
  { locale: 'es', asked: SEEN_ES },
] as const)(
  'VC-05 turns in any order ($locale) keep a case, and no figure is invented',
  async ({ locale, asked }) => {
    const turns = fc.constantFrom(...asked.flatMap((one) => one.turns));
    const conversation = fc.array(turns, { minLength: 2, maxLength: 5 });
    const property = fc.asyncProperty(conversation, async (said) => {
      const { verdicts } = await judgeAll(mixed(locale, said), converse, KNOWLEDGE);
      expect(verdicts.map(({ faults, invented }) => faults.concat(invented))).toEqual([[]]);
    });
    await fc.assert(property, { numRuns: runs(0.1) });
  },
);

const REACHES =
  /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|RTCPeerConnection)\b|from '(?:node:|undici|axios)/u;

/** What answers a turn on the page. The domain imports nothing but itself (tests/unit/arrows.test.ts). */
const ANSWER = 'src/consultant/conversation/answer-turn.ts';

it('VC-02 the offline consultant reaches no network', () => {
  const files = [...filesBelow(process.cwd(), 'domain'), ANSWER];
  expect(files.filter((file) => REACHES.test(readFileSync(file, 'utf8')))).toEqual([]);
  const imports = importsOf(ANSWER, readFileSync(ANSWER, 'utf8')).filter(({ isType }) => !isType);
  expect(imports.filter(({ to }) => !to.startsWith('domain/'))).toEqual([]);
});
