import { formatParameter } from '../../../lens/model/format.ts';
import { isMakeable, nearestMakeable } from '../../../lens/model/grid.ts';
import type { LensDefinition, Parameter } from '../../../lens/model/lens.ts';
import { draftAnswer, type AnswerDraft } from '../answers/answer-draft.ts';
import { citeLens } from '../answers/citations.ts';
import { say, type Words } from '../answers/words.ts';
import type { Measure } from '../reading/numbers.ts';
import { inMicrometres, inMillimetres } from '../reading/numbers.ts';
import { askLens } from './first-lens.ts';
import { replyGuide } from './guide.ts';
import { toPage } from './onward.ts';
import { describeParameter } from './parameter-text.ts';
import { parametersIn } from './parameter-words.ts';
import type { Asked, Reply } from './reply.ts';

/** The figure that is asked about, in the unit of the parameter. */
function wantedOf({ stated }: Asked, parameter: Parameter): number | null {
  if (parameter.kind !== 'number') return null;
  const { named, bare, powers } = stated;
  const named1: Measure | undefined = Object.entries(named).find(([name]) =>
    parameter.name.toLowerCase().startsWith(name.toLowerCase()),
  )?.[1][0];
  const of = named1 ?? bare[0];
  if (of && parameter.unit === 'µm') return inMicrometres(of);
  if (of && parameter.name.startsWith('baseCurve'))
    return Math.round(inMillimetres(of) * 100) / 100;
  if (of) return of.value;
  const power = powers[0]?.power;
  if (!power || parameter.unit !== 'D') return null;
  return parameter.name === 'cylinder' && power.cylinder !== null ? power.cylinder : power.sphere;
}

function sayWanted(draft: AnswerDraft, parameter: Parameter, asked: Asked): void {
  const { words } = asked;
  const wanted = wantedOf(asked, parameter);
  if (wanted === null || parameter.kind !== 'number') return;
  const show = (value: number): string => formatParameter(value, parameter, words.locale);
  const label = parameter.label[words.locale];
  if (isMakeable(wanted, parameter)) {
    draft.say(say(words, 'limits.made', { label, value: show(wanted) }));
    return;
  }
  const nearest = show(nearestMakeable(wanted, parameter));
  draft.say(say(words, 'limits.notMade', { label, value: show(wanted), nearest }));
}

function sayLens(
  draft: AnswerDraft,
  lens: LensDefinition,
  parameters: readonly Parameter[],
  words: Words,
): void {
  draft.say(say(words, 'limits.heading', { lens: lens.name }));
  for (const parameter of parameters) {
    draft.items(describeParameter(lens, parameter, words), citeLens(lens, parameter.source, words));
  }
}

/** A property that so few lenses have is answered with all of their names. */
const FEW_LENSES = 4;
/** Whether every lens is asked about: `which lenses come in ...`. */
const ALL_LENSES =
  /\b(?:which|what) (?:of (?:your|the|these) )?lens(?:es)?\b|\bcual(?:es)? de (?:sus|los|las|tus) lentes\b|\b(?:que|cuales) lentes\b|\bcual(?:es)? de los lentes\b/u;

function replyAll(asked: Asked): Reply {
  const { knowledge, words, text } = asked;
  const draft = draftAnswer();
  const found = knowledge.lenses.flatMap((lens) => {
    const parameters = parametersIn(text, lens);
    return parameters.length > 0 ? [{ lens, parameters }] : [];
  });
  if (found.length === 0) {
    draft.say(
      say(words, 'limits.lenses', { lenses: knowledge.lenses.map(({ name }) => name).join(', ') }),
    );
  }
  for (const { lens, parameters } of found) sayLens(draft, lens, parameters, words);
  return { answer: draft.finish('answer') };
}

/** How large a lens is, is its diameter. */
const SIZE =
  /\b(?:smallest|largest|biggest|how (?:big|large|small)|size|mas (?:pequen[oa]|grande|chic[oa])|menor|mayor|tamano)\b/u;

/** What a lens is available in, from its definition: limits, steps, options. */
export function replyLimits(asked: Asked): Reply {
  const { lens, words, text, knowledge } = asked;
  if (!lens && knowledge.lenses.length > 0 && ALL_LENSES.test(text)) return replyAll(asked);
  const having = knowledge.lenses.filter((one) => parametersIn(text, one).length > 0);
  if (!lens && having.length > 0 && having.length <= FEW_LENSES) return replyAll(asked);
  if (!lens) return replyGuide(asked) ?? askLens(asked, 'ask.lens');
  const draft = draftAnswer();
  const parameters = parametersIn(text, lens);
  const isWhole = /\b(?:parameters?|parametros?|everything|todo)\b/u.test(text);
  const shown =
    parameters.length > 0
      ? parameters
      : isWhole
        ? lens.parameters
        : SIZE.test(text)
          ? lens.parameters.filter(({ name }) => name === 'diameter')
          : meantBy(asked, lens);
  if (shown.length === 0) {
    const named = knowledge.lenses.some((other) => parametersIn(text, other).length > 0);
    if (named) {
      draft.say(
        say(words, 'limits.noParameter', { lens: lens.name }),
        citeLens(lens, lens.source, words),
      );
      return { answer: draft.finish('answer') };
    }
    const passage = replyGuide(asked);
    if (passage) return passage;
    const labels = lens.parameters.map(({ label }) => label[words.locale]).join(', ');
    draft.ask(say(words, 'ask.parameter', { lens: lens.name, parameters: labels }));
    return { answer: draft.finish('ask'), asked: 'parameter' };
  }
  const [only] = shown;
  if (only && shown.length === 1) sayWanted(draft, only, asked);
  sayLens(draft, lens, shown, words);
  draft.goOn(toPage('fitting', words));
  const names = shown.length === 1 ? { parameter: shown[0]?.name ?? '' } : undefined;
  return { answer: draft.finish('answer'), ...(names && { values: names }) };
}

/** The parameter that was spoken of last, or the one that a length can only be of. */
function meantBy({ stated, before }: Asked, { parameters }: LensDefinition): Parameter[] {
  const power =
    parameters.find(({ name }) => name === 'targetSphere') ??
    parameters.find(({ name }) => POWERS.has(name));
  if (stated.powers.length > 0 && power) return [power];
  const length = stated.bare.find(
    ({ unit, value }) => unit === 'mm' || (unit === null && value > 5),
  );
  const name = length ? lengthName(length.value) : before.values['parameter'];
  return before.intent === 'limits' || length ? parameters.filter((one) => one.name === name) : [];
}

const POWERS: ReadonlySet<string> = new Set(['sphere', 'sphereFlat']);
const SHORTEST_DIAMETER = 10.6;
const lengthName = (mm: number): string => (mm >= SHORTEST_DIAMETER ? 'diameter' : 'baseCurve');
