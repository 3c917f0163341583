import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/consultant/conversation/answers/answer.ts';
import {
  newCase,
  type ConversationCase,
} from '#domain/consultant/conversation/conversation-case.ts';
import { converse } from '#domain/consultant/conversation/converse.ts';
import { KNOWLEDGE } from './judge.ts';
import type { Question } from './questions/question.ts';
import { SEEN_EN } from './questions/seen-en.ts';
import { SEEN_ES } from './questions/seen-es.ts';
import { ALIKE, CASES, NOT_ANSWERED } from './questions/told-apart.ts';
import { TUNING_EN } from './questions/tuning-en.ts';
import { TUNING_ES } from './questions/tuning-es.ts';

/**
 * What is said to each question that is not held out, whole. `questions.test` says whether an answer is right; the record
 * shows what else a change changes: read its difference, and write it anew with
 * `npx vitest run --project unit tests/unit/domain/conversation/records.test.ts -u`.
 */
describe('the record of what the consultant says', () => {
  it.each([
    ['seen-en', SEEN_EN],
    ['seen-es', SEEN_ES],
    ['tuning-en', TUNING_EN],
    ['tuning-es', TUNING_ES],
    ['told-apart', [...ALIKE, ...NOT_ANSWERED, ...CASES]],
  ])('VC-05 is as it was (%s)', async (name, questions) => {
    const records = await Promise.all(questions.map(recordOf));
    await expect(records.join('\n')).toMatchFileSnapshot(`records/${name}.txt`);
  });
});

async function recordOf({ id, locale, turns }: Question): Promise<string> {
  const lines = [`# ${id}`];
  let before = newCase();
  for (const text of turns) {
    // oxlint-disable-next-line no-await-in-loop -- A turn follows from the one before.
    const { answer, after } = await converse({ text, locale, before }, KNOWLEDGE);
    lines.push(`> ${text.trim()}`, ...linesOf(answer), ...changes(before, after));
    before = after;
  }
  return `${lines.join('\n')}\n`;
}

function linesOf({ kind, blocks, citations, onward }: Answer): string[] {
  return [
    `(${kind})`,
    ...blocks.flatMap(({ kind: look, texts, cites }) =>
      texts.map((text) => `${look}: ${text} [${cites.join(',')}]`),
    ),
    ...citations.map(({ title, standing }, at) => `[${at}] ${title} (${standing})`),
    ...onward.map(({ to, title }) => `-> ${to} (${title})`),
  ];
}

/** Each part of the case that is not as it was. */
function changes(before: ConversationCase, after: ConversationCase): string[] {
  const earlier = flat(before);
  const later = flat(after);
  const paths = [...new Set([...earlier.keys(), ...later.keys()])];
  return paths
    .filter((path) => earlier.get(path) !== later.get(path))
    .map((path) => `= ${path}: ${later.get(path) ?? 'forgotten'}`);
}

function flat(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return into.set(path, JSON.stringify(value));
  for (const [key, part] of Object.entries(value))
    flat(part, path === '' ? key : `${path}.${key}`, into);
  return into;
}
