import { defaultPrescription } from '../../../lens/engine/defaults.ts';
import { findParameter } from '../../../lens/model/find-parameter.ts';
import { formatFigure } from '../../../lens/model/format-figure.ts';
import { formatParameter } from '../../../lens/model/format.ts';
import type { LensDefinition, Prescription } from '../../../lens/model/lens.ts';
import {
  describeChange,
  describeMissing,
  describeSaid,
  describeUnmade,
} from '../../fitting/describe.ts';
import type { SettlingForecast } from '../../fitting/planning/settling.ts';
import type { FittingResult, ProposedChange } from '../../fitting/proposal.ts';
import { proposeChanges } from '../../fitting/propose-changes.ts';
import { draftAnswer, type AnswerDraft } from '../answers/answer-draft.ts';
import { citeFitting } from '../answers/citations.ts';
import { say, type Words } from '../answers/words.ts';
import { askLens, fromLine } from './first-lens.ts';
import { toPage } from './onward.ts';
import type { Asked, Reply } from './reply.ts';

const um = (value: number): string => formatFigure('um', value);

export function settlingText(
  { minutes, vault, expected, least, most }: SettlingForecast,
  words: Words,
): string {
  return say(words, 'settling.says', {
    vault: um(vault),
    minutes: String(minutes),
    expected: um(expected),
    least: um(least),
    most: um(most),
  });
}

interface Context {
  lens: LensDefinition;
  words: Words;
}

const sourcesOf = ({ source, amountSource }: ProposedChange, { lens, words }: Context) =>
  [...new Set([source, amountSource])].map((id) => citeFitting(id, lens.id, words));

function sayFirst(draft: AnswerDraft, change: ProposedChange, context: Context): void {
  const { lens, words } = context;
  const { lines, reason, limited } = describeChange(change, lens, words.fitting);
  const sources = sourcesOf(change, context);
  const finding = words.fitting.texts[change.finding];
  const values = { lens: lens.name, finding, change: lines.join('; ') };
  draft.say(say(words, 'change.heading', values), ...sources);
  draft.say(say(words, 'change.why', { reason }), ...sources);
  if (limited) draft.say(say(words, 'change.limited', { limited }));
}

function sayOthers(draft: AnswerDraft, changes: readonly ProposedChange[], context: Context): void {
  const { lens, words } = context;
  if (changes.length === 0) return;
  draft.say(say(words, 'change.others'));
  for (const change of changes) {
    const { lines, reason } = describeChange(change, lens, words.fitting);
    const finding = words.fitting.texts[change.finding];
    const line = say(words, 'change.other', { finding, change: lines.join('; '), reason });
    draft.items([line], ...sourcesOf(change, context));
  }
}

/** What is said beside the changes: what cannot be made, advice, where sources disagree. */
function sayBeside(draft: AnswerDraft, result: FittingResult, { lens, words }: Context): void {
  for (const one of result.unmade) {
    const finding = words.fitting.texts[one.finding];
    const why = describeUnmade(one, lens, words.fitting);
    draft.items(
      [say(words, 'change.unmade', { finding, why })],
      citeFitting(one.source, lens.id, words),
    );
  }
  for (const note of result.advice) {
    draft.say(`${describeSaid(note, words.fitting)}.`, citeFitting(note.source, lens.id, words));
  }
  for (const conflict of result.conflicts) {
    const cited = [conflict.followed, ...conflict.others].map((id) =>
      citeFitting(id, lens.id, words),
    );
    draft.say(`${describeSaid(conflict, words.fitting)}.`, ...cited);
  }
}

function sayConsult(draft: AnswerDraft, result: FittingResult, { lens, words }: Context): void {
  if (result.consult.length === 0) return;
  const reasons = [...new Set(result.consult.map((note) => describeSaid(note, words.fitting)))];
  const cited = result.consult.map(({ source }) => citeFitting(source, lens.id, words));
  draft.warn(say(words, 'consult.heading', { reasons: reasons.join('. ') }), ...cited);
  draft.goOn(toPage('contact', words));
}

/** What must be known before anything can be proposed, and its question; null when nothing is. */
function askBefore(asked: Asked): { name: string; question: string } | null {
  const { stated, known, eye, words, before } = asked;
  const { findings } = known.eyes[eye];
  const { nowhere, rotation } = stated;
  if (nowhere) return { name: `landing.${nowhere}`, question: say(words, 'ask.quadrant') };
  if (
    rotation &&
    rotation.degrees > 0 &&
    !rotation.direction &&
    !before.eyes[eye].findings.rotation
  ) {
    return { name: `rotation.${rotation.degrees}`, question: say(words, 'ask.direction') };
  }
  const side = findings.rotation?.direction;
  if (known.eye === null && (side === 'nasal' || side === 'temporal')) {
    return { name: 'eye', question: say(words, 'ask.eye') };
  }
  const seen = Object.keys(findings).filter((name) => name !== 'minutesOnEye');
  if (seen.length === 0) return { name: 'findings', question: say(words, 'ask.findings') };
  return null;
}

function missingQuestion(field: string, lens: LensDefinition, words: Words): string {
  if (field === 'minutesOnEye') return say(words, 'ask.minutes');
  if (!field.startsWith('values.')) {
    return `${describeMissing(field as Parameters<typeof describeMissing>[0], lens, words.fitting)}.`;
  }
  const parameter = findParameter(lens, field.slice('values.'.length));
  const label = parameter?.label[words.locale] ?? field;
  const unit = parameter?.kind === 'number' ? parameter.unit : '';
  return unit === ''
    ? say(words, 'ask.value', { label })
    : say(words, 'ask.inUnit', { label, unit });
}

/** The worn lens with the usual options where nothing was stated: a lens is ordered with them unless others are wanted. */
function withUsual(lens: LensDefinition, prescription: Prescription): Prescription {
  const usual = defaultPrescription(lens, prescription);
  const chosen = Object.entries(usual).filter(
    ([name]) => findParameter(lens, name)?.kind === 'choice' && name !== 'material',
  );
  return { ...Object.fromEntries(chosen), ...prescription };
}

/** The usual options that the changes start from, and that nobody stated. */
function usualNames(
  { changes }: FittingResult,
  stated: Prescription,
  worn: Prescription,
): [string, string | number][] {
  const touched = new Set(changes.flatMap(({ set }) => set.map(({ parameter }) => parameter)));
  return Object.entries(worn).filter(([name]) => touched.has(name) && stated[name] === undefined);
}

function sayFrom(draft: AnswerDraft, asked: Asked, usual: [string, string | number][]): void {
  const { lens, words } = asked;
  const assumed = usual.flatMap(([name, value]) => {
    const parameter = lens && findParameter(lens, name);
    if (!parameter) return [];
    const text = formatParameter(value, parameter, words.locale);
    return [say(words, 'assumed', { value: `${parameter.label[words.locale]} ${text}` })];
  });
  draft.say(fromLine(asked, undefined, assumed));
}

/** VC-04: the next change from what is seen, with its reason and source, what else, and when to ask a consultant. */
export function replyNextChange(asked: Asked): Reply {
  const { lens, known, eye, words } = asked;
  if (!lens) return askLens(asked, 'ask.worn');
  const question = askBefore(asked);
  const draft = draftAnswer();
  if (question) {
    draft.ask(question.question);
    return { answer: draft.finish('ask'), asked: question.name };
  }
  const { clinical, prescription, findings } = known.eyes[eye];
  const context = { lens, words };
  const worn = withUsual(lens, prescription);
  const result = proposeChanges({
    lens,
    prescription: worn,
    eye,
    clinical,
    findings,
  });
  const [first, ...others] = result.changes;
  const unknown = result.unmade.find(
    ({ because, parameter }) => because === 'notGiven' && prescription[parameter] === undefined,
  );
  const asksWorn = !first && unknown ? (`values.${unknown.parameter}` as const) : undefined;
  const missing = result.missing[0] ?? asksWorn;
  if (result.settling) draft.say(settlingText(result.settling, words), citeSettling(context));
  if (first) sayFirst(draft, first, context);
  else if (result.findings.length > 0) {
    const seen = result.findings.map((code) => words.fitting.texts[code]);
    draft.say(say(words, 'change.found', { findings: seen.join('; ') }));
  } else if (!missing) draft.say(say(words, 'change.none', { lens: lens.name }));
  sayOthers(draft, others, context);
  if (first) draft.say(say(words, 'change.single'));
  if (!asksWorn) sayBeside(draft, result, context);
  if (!asksWorn) sayConsult(draft, result, context);
  sayFrom(draft, asked, usualNames(result, prescription, worn));
  draft.goOn(toPage('fitting', words));
  if (!missing) return { answer: draft.finish('answer') };
  draft.ask(missingQuestion(missing, lens, words));
  return { answer: draft.finish(first ? 'answer' : 'ask'), asked: missing };
}

/** How far the lens itself settles is part of its definition. */
export function citeSettling({ lens, words }: Context) {
  const isOwn = lens.warnings['vaultLow']?.limits['settling'] !== undefined;
  return citeFitting(
    isOwn && lens.id === 'ampleye-scleral' ? 'ampleyeTool' : 'vaultInto',
    lens.id,
    words,
  );
}
