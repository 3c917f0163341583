import { dkOf } from '../../../lens/model/materials-dk.ts';
import { ALL_CALCULATORS } from '../../calculators/all-calculators.ts';
import type { Calculator, Problem, Result } from '../../calculators/parts/calculator.ts';
import { fromQuery, toQuery } from '../../calculators/parts/link.ts';
import { calculate, type TypedValues } from '../../calculators/parts/read-values.ts';
import { draftAnswer } from '../answers/answer-draft.ts';
import { citeFormula, citeNote } from '../answers/citations.ts';
import { oneOf, say, type Words } from '../answers/words.ts';
import type { ConversationTextKey } from '../messages/en.ts';
import { OTHER_SIDE } from '../reading/intent-patterns.ts';
import { hasFigures } from '../reading/stated.ts';
import { replacedBy, valuesIn, valuesOfEye, type LinkValues } from './calculator-values.ts';
import { toCalculator } from './onward.ts';
import type { Asked, Reply } from './reply.ts';

/** Returns the calculator of an intent; undefined for another intent. */
export function calculatorOf(intent: string | null): Calculator | undefined {
  return ALL_CALCULATORS.find(({ id }) => id === intent);
}

const MINUS = '−';

function unitText(unit: Result['unit'], { names }: Words): string {
  return unit in names.units ? names.units[unit as keyof typeof names.units] : unit;
}

export function resultText({ name, text, unit, verdict }: Result, words: Words): string {
  const value = `${words.names.results[name]}: ${text} ${unitText(unit, words)}`.trim();
  return verdict ? `${value} (${words.names.verdicts[verdict]})` : value;
}

function labelOf({ fields }: Calculator, field: string, { names }: Words): string {
  const label = fields[field]?.label;
  return label ? names.fields[label] : field;
}

function problemText(
  calculator: Calculator,
  problem: Exclude<Problem, { kind: 'missing' }>,
  typed: TypedValues,
  words: Words,
): string {
  const field = labelOf(calculator, problem.field, words);
  const one = typed[problem.field];
  const unit = 'unit' in problem ? unitText(problem.unit, words) : '';
  const stated = `${one?.text ?? ''} ${one?.unit ? unitText(one.unit, words) : ''}`.trim();
  const values: Record<string, string> = {
    ...problem,
    field,
    unit,
    value: stated.replace(/^-/u, MINUS),
    other: 'other' in problem ? unitText(problem.other, words) : '',
  };
  return say(words, `problem.${problem.kind}` as ConversationTextKey, values).replace(
    / +\./gu,
    '.',
  );
}

/** The values that were used, each with its name: `From: Sphere −6.00 D; …`. */
function fromValues(
  calculator: Calculator,
  typed: TypedValues,
  values: LinkValues,
  { words, known, eye }: Asked,
): string {
  const ofEye = valuesOfEye(calculator, known.eyes[eye].clinical);
  const used = Object.entries(calculator.fields).flatMap(([name, field]) => {
    const one = typed[name];
    if (!one || one.text === '') return [];
    const label = words.names.fields[field.label];
    if (field.kind === 'choice') {
      const option = field.options.find((candidate) => candidate === one.text);
      return option ? [`${label}: ${words.names.choices[option]}`] : [];
    }
    const unit = one.unit ? unitText(one.unit, words) : '';
    const space = unit === '°' || unit === '' ? '' : ' ';
    const isSigned = field.min < 0 && one.unit === 'D' && Number(one.text) > 0;
    const digits = (isSigned ? '+' : '') + one.text.replace(/^-/u, MINUS);
    const value = `${label} ${digits}${space}${unit}`;
    if (values[name] === undefined) return [say(words, 'assumed', { value })];
    const isKept = ofEye[name] !== undefined && ofEye[name] === values[name];
    return [isKept ? say(words, 'kept', { value, eye: say(words, `eye.${eye}`) }) : value];
  });
  return say(words, 'from', { values: used.join('; ') });
}

function questionFor(calculator: Calculator, name: string, words: Words): string {
  const field = calculator.fields[name];
  const label = labelOf(calculator, name, words);
  if (field?.kind === 'choice') {
    const options = oneOf(
      field.options.map((option) => words.names.choices[option]),
      words,
    );
    return say(words, 'ask.choice', { label, options });
  }
  const units = field ? field.units.map((unit) => unitText(unit, words)) : [];
  const unit = units.filter((one) => !one.startsWith('×')).join(say(words, 'or'));
  return unit === ''
    ? say(words, 'ask.value', { label })
    : say(words, 'ask.inUnit', { label, unit });
}

/** `What is its spherical equivalent?`: what the calculation before was given is meant. */
function valuesFor({ fields }: Calculator, values: LinkValues): LinkValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => fields[name]?.kind === 'number'),
  );
}

/** The opposite direction of the calculation under way. */
function turnedRound({ fields }: Calculator, { direction, turn }: LinkValues): LinkValues {
  if ('direction' in fields) {
    return { direction: direction === 'toSpectacles' ? 'toCornea' : 'toSpectacles' };
  }
  return turn === undefined ? {} : { turn: turn === 'left' ? 'right' : 'left' };
}

/** The values of this message over those of the last one, and over those of the eye. */
export function mergedValues(calculator: Calculator, asked: Asked): LinkValues {
  const { stated, before, known, eye } = asked;
  const isSame = before.intent === calculator.id;
  const isOtherEye = known.eye !== before.eye && before.eye !== null;
  const carried = hasFigures(stated) ? {} : valuesFor(calculator, before.values);
  const old: LinkValues = { ...(isSame ? before.values : carried) };
  if (isSame && OTHER_SIDE.test(stated.text)) Object.assign(old, turnedRound(calculator, old));
  const asking = isSame ? before.asked : null;
  const fresh = valuesIn(calculator, stated, known.eye, { old, asked: asking });
  const ofEye = valuesOfEye(calculator, known.eyes[eye].clinical);
  // Another eye has its own measurements; what is no measurement of an eye stays.
  if (isSame && isOtherEye) {
    for (const name of Object.keys(valuesOfEye(calculator, EVERY_MEASUREMENT))) delete old[name];
  }
  for (const name of replacedBy(calculator, fresh)) {
    delete old[name];
    delete ofEye[name];
  }
  return { ...ofEye, ...old, ...fresh };
}

const EVERY_MEASUREMENT = {
  refractionSphere: 0,
  refractionCylinder: 0,
  refractionAxis: 0,
  flatK: 0,
  steepK: 0,
  flatMeridian: 0,
};

/** `Convert 43.50/44.75`: the other one of two readings, in the same way. */
function secondReading(calculator: Calculator, { stated, known }: Asked) {
  const { k } = stated;
  if (calculator.id !== 'keratometry' || !k?.flat || !k.steep) return null;
  const steep = { ...stated, k: { steep: k.steep } };
  const values = valuesIn(calculator, steep, known.eye, { old: {}, asked: null });
  const typed = fromQuery(calculator, new URLSearchParams(values).toString());
  const { outcome } = calculate(calculator, typed);
  return outcome.kind === 'solved' ? outcome : null;
}

/** Works out a calculator with its working, or asks for the first value that is missing. */
export function replyCalculator(calculator: Calculator, asked: Asked): Reply {
  const { words } = asked;
  const values = mergedValues(calculator, asked);
  const typed = fromQuery(calculator, new URLSearchParams(values).toString());
  if ('turn' in calculator.fields && values['turn'] === undefined) {
    return askFor(calculator, 'turn', values, asked);
  }
  const { outcome } = calculate(calculator, typed);
  if (outcome.kind === 'problems') {
    const wrong = outcome.problems.filter((one) => one.kind !== 'missing');
    const [first] = wrong;
    if (!first) return askFor(calculator, outcome.problems[0]?.field ?? '', values, asked);
    const draft = draftAnswer();
    for (const one of wrong) draft.warn(problemText(calculator, one, typed, words));
    draft.ask(questionFor(calculator, first.field, words));
    draft.goOn(toCalculator(calculator.id, '', words));
    const { [first.field]: _, ...rest } = values;
    return { answer: draft.finish('ask'), asked: first.field, values: rest };
  }
  const draft = draftAnswer();
  const sources = calculator.sources.map((id) => citeFormula(id, words));
  const second = secondReading(calculator, asked);
  const results = [...outcome.results, ...(second?.results ?? [])];
  draft.say(`${results.map((result) => resultText(result, words)).join('. ')}.`, ...sources);
  const dk = dkOf(asked.stated.material);
  const from = fromValues(calculator, typed, values, asked);
  draft.say(from, ...(dk ? [citeNote(dk.source)] : []));
  const steps = [...outcome.steps, ...(second?.steps ?? [])];
  draft.items(
    steps.map(({ name, formula, filled }) => `${words.steps[name]}: ${formula}; ${filled}`),
    ...sources,
  );
  draft.say(words.limits[calculator.id]);
  draft.goOn(toCalculator(calculator.id, toQuery(calculator, typed), words));
  return { answer: draft.finish('answer'), values };
}

function askFor(calculator: Calculator, name: string, values: LinkValues, asked: Asked): Reply {
  const { words } = asked;
  const draft = draftAnswer();
  const query = new URLSearchParams(values).toString();
  draft.say(`${words.pages[calculator.id].title}.`);
  if (query !== '') draft.say(fromValues(calculator, fromQuery(calculator, query), values, asked));
  draft.ask(questionFor(calculator, name, words));
  draft.goOn(toCalculator(calculator.id, query, words));
  return { answer: draft.finish('ask'), asked: name, values };
}

/** What a formula is: what it is for, its steps without figures, and when it does not hold. */
export function replyFormula(calculator: Calculator, asked: Asked): Reply {
  const { words } = asked;
  const draft = draftAnswer();
  const { title, summary } = words.pages[calculator.id];
  const sources = calculator.sources.map((id) => citeFormula(id, words));
  draft.say(say(words, 'formula.is', { title, summary }), ...sources);
  const example = fromQuery(calculator, '');
  const shown = Object.entries(calculator.example).map(
    ([name, text]): [string, TypedValues[string]] => [
      name,
      { text, unit: example[name]?.unit ?? null },
    ],
  );
  const { outcome } = calculate(calculator, { ...example, ...Object.fromEntries(shown) });
  if (outcome.kind === 'solved') {
    const lines = outcome.steps.map(({ name, formula }) =>
      say(words, 'formula.line', { step: words.steps[name], formula }),
    );
    draft.items([...new Set(lines)], ...sources);
  }
  draft.say(words.limits[calculator.id], ...sources);
  draft.goOn(toCalculator(calculator.id, '', words));
  return { answer: draft.finish('answer') };
}
