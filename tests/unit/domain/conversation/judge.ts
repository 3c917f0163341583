import type { Locale } from '#domain/basics/locale.ts';
import type {
  Answer,
  Knowledge,
  Said,
  Turn,
} from '#domain/consultant/conversation/answers/answer.ts';
import {
  conversationCaseSchema,
  newCase,
} from '#domain/consultant/conversation/conversation-case.ts';
import type { GuidePassage } from '#domain/consultant/guide/guide.ts';
import { searchGuide } from '#domain/consultant/guide/search-guide.ts';
import { unedited } from '#server/consultant/guide/first-passages.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { inventedFigures, textOf, type Evidence } from './judging/allowed-figures.ts';
import { describeFact, hasFact } from './judging/facts.ts';
import { says } from './judging/text.ts';
import type { Question } from './questions/question.ts';

/** What the portal knows before anybody has edited anything. */
export const KNOWLEDGE: Knowledge = { lenses: catalogue, searchGuide: searchGuide(unedited()) };

/** Answers a turn: the engine, or a language model whose sentences were checked. */
export type Answerer = (turn: Turn, knowledge: Knowledge) => Said | Promise<Said>;

export interface Verdict {
  question: Question;
  /** What is wrong with the answer to the last turn; none: it is right. */
  faults: string[];
  /** Figures that nobody gave, in the answers to all turns. */
  invented: string[];
  /** The last turn, and what its answer may have been drawn from. */
  evidence: Evidence;
}

export interface Score {
  asked: number;
  right: number;
  invented: number;
  verdicts: Verdict[];
}

/** The knowledge, and what the guide gave when it was searched. */
function watched(knowledge: Knowledge) {
  const passages = new Map<string, GuidePassage>();
  const searchGuide = (words: string, locale: Locale) => {
    const found = knowledge.searchGuide(words, locale);
    for (const one of found) passages.set(one.id, one);
    return found;
  };
  return { passages, knowledge: { ...knowledge, searchGuide } };
}

/** Subjects that are answered from the core or the guide, so that the answer must cite. */
const CITING = new Set<Question['subject']>([
  'calculator',
  'firstLens',
  'nextChange',
  'limits',
  'guide',
]);

function citationFaults(
  { subject, cites }: Question,
  { kind, citations, blocks }: Answer,
): string[] {
  const faults: string[] = [];
  if (kind === 'answer' && CITING.has(subject) && citations.length === 0)
    faults.push('cites nothing');
  if (blocks.some((one) => one.cites.some((place) => citations[place] === undefined))) {
    faults.push('cites a source that is not listed');
  }
  const isCited = citations.some(
    ({ standing, title }) => standing === cites || (cites && says(title, cites)),
  );
  if (cites !== null && !isCited) faults.push(`does not cite ${cites}`);
  return faults;
}

function faultsOf(question: Question, answer: Answer): string[] {
  const text = textOf(answer);
  const faults = citationFaults(question, answer);
  if (!question.kinds.includes(answer.kind)) faults.push(`is ${answer.kind}`);
  if (text.trim() === '') faults.push('says nothing');
  if (answer.kind === 'ask' && answer.blocks.at(-1)?.kind !== 'question')
    faults.push('asks nothing');
  for (const fact of question.facts) {
    if (!hasFact(text, fact)) faults.push(`does not say ${describeFact(fact)}`);
  }
  for (const fact of question.not)
    if (hasFact(text, fact)) faults.push(`says ${describeFact(fact)}`);
  const { onward } = question;
  if (onward !== null && !answer.onward.some(({ kind }) => kind === onward)) {
    faults.push(`does not lead to a ${onward}`);
  }
  return faults;
}

/** Asks a question with the turns before it, and judges the answer. */
export async function judge(
  question: Question,
  answerer: Answerer,
  knowledge: Knowledge,
): Promise<Verdict> {
  const { passages, knowledge: seen } = watched(knowledge);
  const { locale, turns } = question;
  const invented: string[] = [];
  const caseFaults: string[] = [];
  let said: Said = {
    answer: { kind: 'unknown', blocks: [], citations: [], onward: [] },
    after: newCase(),
  };
  const about = { locale, lenses: seen.lenses };
  let evidence: Evidence = { ...about, turns, said, passages: [] };
  for (const [at, text] of turns.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- A turn follows from the one before.
    said = await answerer({ text, locale, before: said.after }, seen);
    evidence = { ...about, turns: turns.slice(0, at + 1), said, passages: [...passages.values()] };
    invented.push(...inventedFigures(evidence));
    if (!conversationCaseSchema.safeParse(said.after).success)
      caseFaults.push('keeps a case that is none');
  }
  return {
    question,
    faults: [...caseFaults, ...faultsOf(question, said.answer)],
    invented,
    evidence,
  };
}

/** Judges the answers to all questions, one after the other. */
export async function judgeAll(
  questions: readonly Question[],
  answerer: Answerer,
  knowledge: Knowledge,
): Promise<Score> {
  const verdicts: Verdict[] = [];
  // oxlint-disable-next-line no-await-in-loop -- A model is asked one question at a time.
  for (const one of questions) verdicts.push(await judge(one, answerer, knowledge));
  const right = verdicts.filter(({ faults }) => faults.length === 0).length;
  const invented = verdicts.reduce((sum, one) => sum + one.invented.length, 0);
  return { asked: verdicts.length, right, invented, verdicts };
}

/** `seen: 210 asked, 205 right (97.6 %), 0 figures invented`. */
export function summarize(part: string, { asked, right, invented }: Score): string {
  const share = asked === 0 ? 0 : (100 * right) / asked;
  return `${part}: ${asked} asked, ${right} right (${share.toFixed(1)} %), ${invented} figures invented`;
}

/** What is wrong, one line a question. Not for the part that is held out. */
export function listFaults({ verdicts }: Score): string[] {
  return verdicts
    .filter(({ faults, invented }) => faults.length + invented.length > 0)
    .map(({ question, faults, invented, evidence }) => {
      const wrong = [...faults, ...invented.map((one) => `invents ${one}`)].join('; ');
      return `${question.id} "${question.turns.join(' / ')}": ${wrong}\n    → ${textOf(evidence.said.answer).replaceAll('\n', ' | ').slice(0, 400)}`;
    });
}
