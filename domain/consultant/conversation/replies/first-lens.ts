import { CLINICAL_LABELS } from '../../../clinical/fields/clinical-labels.ts';
import type { EyeClinical } from '../../../clinical/fields/clinical.ts';
import { findParameter } from '../../../lens/model/find-parameter.ts';
import { formatParameter } from '../../../lens/model/format.ts';
import type { LensDefinition, LensFamily } from '../../../lens/model/lens.ts';
import { suggestParameters } from '../../../lens/nomogram/suggest-parameters.ts';
import { draftAnswer } from '../answers/answer-draft.ts';
import { citeNote } from '../answers/citations.ts';
import { knownOf } from '../answers/known.ts';
import { oneOf, say, type Words } from '../answers/words.ts';
import { toPage } from './onward.ts';
import type { Asked, Reply } from './reply.ts';

type Needed = Extract<
  keyof EyeClinical,
  'condition' | 'hvid' | 'flatK' | 'steepK' | 'flatMeridian' | 'refractionSphere' | 'refractionAdd'
>;

/** What the nomogram of a family starts from, in the order in which it is asked for. */
const NEEDS: Record<LensFamily, readonly Needed[]> = {
  scleral: ['condition', 'hvid'],
  gpSphere: ['flatK', 'steepK', 'refractionSphere'],
  gpToric: ['flatK', 'steepK', 'refractionSphere'],
  gpMultifocal: ['flatK', 'steepK', 'refractionSphere', 'refractionAdd'],
  keratoconus: ['flatK', 'steepK', 'refractionSphere'],
  customSoft: ['flatK', 'hvid', 'refractionSphere'],
  orthoK: ['flatK', 'refractionSphere'],
  hybrid: [],
};

const UNITS: Record<Exclude<Needed, 'condition'>, string> = {
  hvid: 'mm',
  flatK: 'D',
  steepK: 'D',
  flatMeridian: '°',
  refractionSphere: 'D',
  refractionAdd: 'D',
};

function needLabel(need: Needed, { locale }: Words): string {
  const { labels } = CLINICAL_LABELS[locale];
  if (need === 'refractionSphere') return labels.refraction;
  return need === 'refractionAdd' ? labels.add : labels[need];
}

export function questionForNeed(need: Needed, words: Words): string {
  if (need === 'condition') {
    const options = Object.values(CLINICAL_LABELS[words.locale].conditions).join(', ');
    return say(words, 'ask.condition', { options });
  }
  return say(words, 'ask.inUnit', { label: needLabel(need, words), unit: UNITS[need] });
}

export function missingFor(lens: LensDefinition, clinical: EyeClinical): Needed[] {
  return NEEDS[lens.family].filter((need) => clinical[need] === undefined);
}

/** Asks which lens is meant. */
export function askLens(asked: Asked, key: 'ask.lens' | 'ask.worn'): Reply {
  const { knowledge, words } = asked;
  const draft = draftAnswer();
  if (knowledge.lenses.length === 0) {
    draft.say(say(words, 'noLenses'));
    return { answer: draft.finish('unknown') };
  }
  const lenses = oneOf(
    knowledge.lenses.map(({ name }) => name),
    words,
  );
  draft.ask(say(words, key, { lenses }));
  return { answer: draft.finish('ask'), asked: 'lens' };
}

/** What an answer about an eye rests on: `From (right eye): Flat K 43.50 D.` */
export function fromLine(
  { known, eye, lens, words }: Asked,
  isNamed = known.eye !== null,
  assumed: readonly string[] = [],
): string {
  const values = [...knownOf(known, eye, lens, words).map(({ text }) => text), ...assumed];
  if (values.length === 0) return '';
  const stated = { values: values.join('; '), eye: say(words, `eye.${eye}`) };
  return say(words, isNamed ? 'fromEye' : 'from', stated);
}

/** VC-01: first parameters by the nomogram of the lens, each with its reason and source. */
export function replyFirstLens(asked: Asked): Reply {
  const { lens, known, eye, words } = asked;
  if (!lens) return askLens(asked, 'ask.lens');
  const { clinical } = known.eyes[eye];
  const missing = missingFor(lens, clinical);
  const suggestions = suggestParameters(lens, clinical);
  const draft = draftAnswer();
  if (suggestions.length === 0) {
    const [need] = missing;
    if (!need) {
      draft.say(say(words, 'first.none', { lens: lens.name }));
      const stated = fromLine(asked);
      if (stated) draft.say(stated);
      draft.goOn(toPage('contact', words));
      return { answer: draft.finish('unknown') };
    }
    const from = fromLine(asked);
    if (from) draft.say(from);
    draft.ask(questionForNeed(need, words));
    return { answer: draft.finish('ask'), asked: need };
  }
  draft.say(say(words, 'first.heading', { lens: lens.name }));
  for (const { parameter: name, value, reason, source } of suggestions) {
    const parameter = findParameter(lens, name);
    if (!parameter) continue;
    const label = parameter.label[words.locale];
    const shown = formatParameter(value, parameter, words.locale);
    const line = { label, value: shown, reason: reason[words.locale] };
    draft.items([say(words, 'first.value', line)], citeNote(source));
  }
  draft.say(fromLine(asked));
  draft.say(say(words, 'first.confirm'));
  draft.goOn(toPage('fitting', words));
  const [next] = missing;
  if (next) draft.ask(questionForNeed(next, words));
  return { answer: draft.finish('answer'), asked: next ?? null };
}
