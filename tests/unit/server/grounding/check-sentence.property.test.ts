import {
  array,
  assert,
  constantFrom,
  integer,
  nat,
  property,
  record,
  string,
  tuple,
} from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { expect, it } from 'vitest';
import type { Answer } from '#domain/consultant/conversation/answers/answer.ts';
import { checkSentence } from '#server/consultant/model/grounding/check-sentence.ts';
import { statementsOfAnswer } from '#server/consultant/model/grounding/ground.ts';
import { sentencesOf } from '#server/consultant/model/grounding/sentences.ts';
import { tokensOf } from '#server/consultant/model/grounding/tokens.ts';

const numRuns = runs();

const LABELS = [
  'Base curve',
  'Power at the cornea',
  'Bóveda central',
  'Flat K',
  'Rotation',
] as const;
const UNITS = [' mm', ' D', ' µm', '°', ''] as const;
const ENDS = ['.', '!', ''] as const;

const number = record({
  sign: constantFrom('', '−', '+'),
  whole: integer({ min: 0, max: 400 }),
  hundredths: integer({ min: 0, max: 99 }),
  unit: constantFrom(...UNITS),
});
const figure = number.map(
  ({ sign, whole, hundredths, unit }) =>
    `${sign}${whole}.${String(hundredths).padStart(2, '0')}${unit}`,
);
const statement = tuple(constantFrom(...LABELS), array(figure, { minLength: 1, maxLength: 3 })).map(
  ([label, figures]) => `${label}: ${figures.join(' → ')}`,
);
const advice = constantFrom(
  'Steepen the limbal zone.',
  'Do not sleep in the lens.',
  'Aplane un paso.',
  'A bubble is a sign of vault!',
);
const answer = array(
  array(
    constantFrom('s', 'a').chain((kind) => (kind === 's' ? statement : advice)),
    { minLength: 1 },
  ),
  { minLength: 1, maxLength: 4 },
).map((blocks): Answer => ({
  kind: 'answer',
  blocks: blocks.map((texts) => ({ kind: 'items', texts, cites: [] })),
  citations: [],
  onward: [],
}));

const textsOf = ({ blocks }: Answer) => blocks.flatMap(({ texts }) => texts);
const figuresIn = (text: string) =>
  tokensOf(text).tokens.flatMap(({ kind, is }) => (kind === 'figure' ? [is] : []));

it('VC-02 every sentence of the core passes, in any number and order', () => {
  assert(
    property(answer, nat(), (given, start) => {
      const statements = statementsOfAnswer(given, null);
      const sentences = textsOf(given).flatMap(sentencesOf);
      const turned = [...sentences.slice(start % sentences.length), ...sentences];
      for (const sentence of turned) {
        expect(checkSentence(sentence, { statements, eye: null }).kind).toBe('founded');
      }
    }),
    { numRuns },
  );
});

it('VC-02 a sentence with a figure that is not in the core is refused, wherever it stands', () => {
  assert(
    property(
      answer,
      figure,
      nat(),
      nat(),
      constantFrom(...ENDS),
      (given, invented, which, where, end) => {
        const statements = statementsOfAnswer(given, null);
        const texts = textsOf(given);
        const known = new Set(texts.flatMap(figuresIn));
        const words = (texts[which % texts.length] ?? '').split(' ');
        const place = where % (words.length + 1);
        const added = [...words.slice(0, place), invented, ...words.slice(place)].join(' ');
        const replaced = words.map((word, at) => (at === place ? invented : word)).join(' ');
        for (const sentence of [added, replaced, invented]) {
          const said = figuresIn(sentence);
          if (said.every((one) => known.has(one))) continue;
          expect(checkSentence(sentence + end, { statements, eye: null }).kind).toBe('refused');
        }
      },
    ),
    { numRuns },
  );
});

it('VC-02 any text with a digit that the core does not have is refused', () => {
  assert(
    property(
      answer,
      string({ unit: 'grapheme' }),
      nat(9),
      string(),
      (given, before, digit, after) => {
        const statements = statementsOfAnswer(given, null);
        const sentence = `${before}${digit}${after}`;
        const known = new Set(textsOf(given).flatMap(figuresIn));
        if (figuresIn(sentence).some((one) => known.has(one))) return;
        expect(checkSentence(sentence, { statements, eye: null }).kind).toBe('refused');
      },
    ),
    { numRuns },
  );
});

it('VC-02 figures of the core under another label are refused', () => {
  assert(
    property(
      figure,
      figure,
      constantFrom(...LABELS),
      constantFrom(...LABELS),
      (one, other, a, b) => {
        if (a === b || one === other) return;
        const texts = [`${a}: ${one}`, `${b}: ${other}`];
        const blocks: Answer['blocks'] = [{ kind: 'items', texts, cites: [] }];
        const statements = statementsOfAnswer(
          { kind: 'answer', blocks, citations: [], onward: [] },
          null,
        );
        const isSame = figuresIn(one)[0] === figuresIn(other)[0];
        for (const sentence of [
          `${a}: ${other}`,
          `${b} is ${one}.`,
          `${a} ${one}, ${b} ${other}`,
        ]) {
          if (isSame && !sentence.includes(',')) continue;
          expect(checkSentence(sentence, { statements, eye: null }).kind).toBe('refused');
        }
      },
    ),
    { numRuns },
  );
});
