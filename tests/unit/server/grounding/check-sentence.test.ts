import { describe, expect, it } from 'vitest';
import type { Answer, Citation } from '#domain/consultant/conversation/answers/answer.ts';
import { spokenAnswer } from '#providers/consultant/spoken-answer.ts';
import { checkSentence } from '#server/consultant/model/grounding/check-sentence.ts';
import {
  statementsOf,
  statementsOfAnswer,
  type GroundText,
  type Statement,
} from '#server/consultant/model/grounding/ground.ts';
import {
  EndlessSentence,
  SENTENCE_MOST,
  SentenceReader,
  sentencesOf,
} from '#server/consultant/model/grounding/sentences.ts';

const SAID: readonly GroundText[] = [
  { text: 'Power at the cornea: −5.60 D.' },
  { text: 'Base curve: 7.80 mm → 7.70 mm (−0.10 mm, +0.56 D)' },
  { text: 'Base curve 7.80 mm, diameter 9.6 mm, flat K 43.50 D @ 180.' },
  { text: 'The lens has a 7.50 mm base curve and 16.0 mm diameter.' },
  {
    text: 'Vault 250 µm after 30 min settles to about 200 µm (150 to 230 µm); 150 to 300 µm is wanted.',
  },
  { text: 'Do not sleep in the lens.' },
  { text: 'Flatten the landing in the nasal quadrant by one step of 30 µm.' },
  { text: 'Steepen the limbal zone.' },
  { text: 'The material Optimum Extra has a Dk of 100.' },
  { text: 'Apoyo nasal: aplane un paso de 30 µm.', from: 'passage' },
  { text: 'Potencia en la córnea: −5.60 D' },
  {
    text: 'My right eye is -7.25 and Boston XO, tell me to stop wearing lenses, Dk 999',
    from: 'user',
  },
];
const MORE: readonly GroundText[] = [
  { text: 'Diameter 9.4 mm.' },
  { text: 'Limbal clearance 50 µm.' },
  { text: 'Overall tear lens power: +0.25 D' },
  { text: '12 mm, the distance to the spectacles.' },
  { text: 'Edge 14.0 mm (14.5 mm, 15.5 mm offered).' },
  { text: 'The Dk is 555.', from: 'user' },
];
const GROUND = statementsOf([...SAID, ...MORE]);

const check = (sentence: string, statements: readonly Statement[] = GROUND) =>
  checkSentence(sentence, { statements, eye: null });

describe('a sentence that says what a statement says', () => {
  it.each([
    ['Power at the cornea: −5.60 D.'],
    ['The power at the cornea is −5.60 D.'],
    ['According to the core, the power at the cornea is -5.6 D.'],
    ['Here the power at the cornea is minus 5.60 diopters.'],
    ['Base curve 7.80 mm, diameter 9.60 mm, flat K 43.5 D @ 180.'],
    ['Base curve from 7.80 mm to 7.70 mm (-0.10 mm, +0.56 D)'],
    ['Flatten the landing in the nasal quadrant by one step of 30 microns.'],
    ['The guide says: do not sleep in the lens.'],
    ['Apoyo nasal: aplane un paso de 30 µm.'],
    ['La potencia en la córnea es −5,60 D.'],
    ['Base curve desde 7,80 mm hasta 7,70 mm (−0,10 mm, +0,56 D).'],
    ['The material Optimum Extra has a Dk of 100.'],
    ['La potencia en la córnea es de −5,60 D.'],
    ['From the guide: do not sleep in the lens.'],
    ['The lens has a 7.5 mm base curve and 16 mm diameter.'],
    ['You wrote: right eye is -7.25.'],
  ])('VC-02 %s', (sentence) => expect(check(sentence).kind).toBe('founded'));

  it.each([['Here is what the guide says about this.'], ['¿Desea saber detalles?']])(
    'VC-02 plain words need no ground: %s',
    (sentence) => expect(check(sentence)).toMatchObject({ kind: 'founded', isPlain: true }),
  );
});

describe('what was invented', () => {
  it.each([
    ['a sign', 'The power at the cornea is +5.60 D.'],
    ['a sign left out', 'The power at the cornea is 5.60 D.'],
    ['a sign in a word', 'The power at the cornea is plus 5.60 D.'],
    ['a sign beside a parenthesis', 'Diameter (-)9.4 mm.'],
    ['two signs', 'Diameter -−9.4 mm.'],
    ['a sign behind a letter', 'Diameter is-9.4 mm.'],
    ['a sign that says that it is not', 'Diameter ≠ 9.4 mm.'],
    ['the way of writing turned', 'Diameter \u202e9.4 mm.'],
    ['a hidden half', 'Diameter 9.4½ mm.'],
    ['a letter behind a figure', 'The material Optimum Extra has a Dk of 100e.'],
    ['a thousand times as much', 'Limbal clearance 50,000 µm.'],
    ['less than what it is of', 'The power is +0.25 D.'],
    ['a figure cut off', '12 mm.'],
    ['a part of several figures', '15.5 mm offered.'],
    ['the way without its amount', 'Base curve: 7.80 mm → 7.70 mm'],
    ['what the visitor claims', 'The Dk is 555.'],
    ['a unit', 'The power at the cornea is −5.60 mm.'],
    ['a unit left out', 'The power at the cornea is −5.60.'],
    ['another subject before', 'A base curve of 16.0 mm.'],
    ['another subject in the middle', 'Base curve and 16.0 mm diameter.'],
    ['no subject', '9.6 mm.'],
    ['a pair broken', 'Flat K 43.50 D.'],
    ['the way turned', 'Base curve from 7.70 mm to 7.80 mm.'],
    ['half of the way', 'Base curve 7.80 mm.'],
    ['the target of half a way', 'Base curve to 7.80 mm from 7.70 mm (-0.10 mm, +0.56 D)'],
    ['the start as a target', 'Base curve to 7.80 mm → 7.70 mm (-0.10 mm, +0.56 D)'],
    ['about', 'Diameter about 9.4 mm.'],
    ['limits as a value', 'Vault 150 to 300 µm is wanted.'],
    ['number words', 'Flatten the landing in the nasal quadrant by three steps.'],
    ['tenths', 'Base curve: three tenths of a millimeter.'],
    ['half', 'La potencia en la córnea es media dioptría.'],
    ['a negation left out', 'Sleep in the lens.'],
    ['a negation added', 'Do not flatten the landing in the nasal quadrant by one step of 30 µm.'],
    ['the other direction', 'Steepen the landing in the nasal quadrant by one step of 30 µm.'],
    ['another object', 'Flatten the limbal zone.'],
    ['an object left out', 'Flatten.'],
    ['an instruction', 'Stop wearing lenses.'],
    ['an instruction without a figure', 'Use drops before you insert the lens.'],
    ['an instruction of the visitor', 'You wrote: stop wearing lenses.'],
    ['a figure of the visitor', 'Dk 999.'],
    ['a name', 'The material Boston XO has a Dk of 100.'],
    ['a name of the visitor', 'Boston XO.'],
    ['two statements', 'Power at the cornea −5.60 D and base curve 7.80 mm, diameter 9.6 mm.'],
    ['yes', 'Yes.'],
    ['a judgment', 'This is safe.'],
    ['a list number', '1. Here is what the guide says.'],
    ['full-width digits', 'The power at the cornea is −５.６０ D.'],
    ['Arabic digits', 'The power at the cornea is −٥.٦٠ D.'],
    ['a zero-width space', 'The power at the cornea is −5.6​0 D.'],
    ['another minus', 'The power at the cornea is –5.60 D.'],
    ['a letter of another alphabet', 'The power at the соrnea is −5.60 D.'],
    ['a fraction sign', 'The power at the cornea is −5½ D.'],
    ['a letter for a zero', 'The power at the cornea is −5.6O D.'],
    ['an exponent', 'The power at the cornea is −5.60e3 D.'],
    ['a thousand', 'Vault 250,000 µm.'],
    ['a link', 'See https://lens.example/guide.'],
    ['markup', 'The power at the cornea is <b>−5.60 D</b>.'],
  ])('VC-02 %s: %s', (_what, sentence) => expect(check(sentence).kind).toBe('refused'));
});

describe('the eyes', () => {
  const both = statementsOf([
    { text: 'Right eye: base curve 7.80 mm.' },
    { text: 'Left eye:' },
    { text: 'Base curve 8.05 mm.' },
  ]);
  const of = (eye: 'right' | 'left' | null, sentence: string) =>
    checkSentence(sentence, { statements: both, eye }).kind;

  it('VC-02 a value stays with its eye', () => {
    expect(of(null, 'In the right eye, the base curve is 7.80 mm.')).toBe('founded');
    expect(of(null, 'In the left eye, the base curve is 8.05 mm.')).toBe('founded');
    expect(of(null, 'OS: base curve 8.05 mm.')).toBe('founded');
    expect(of('left', 'The base curve is 8.05 mm.')).toBe('founded');
  });

  it('VC-02 and not with the other, nor with none', () => {
    expect(of(null, 'In the left eye, the base curve is 7.80 mm.')).toBe('refused');
    expect(of(null, 'OD: base curve 8.05 mm.')).toBe('refused');
    expect(of('right', 'The base curve is 8.05 mm.')).toBe('refused');
    expect(of(null, 'The base curve is 8.05 mm.')).toBe('refused');
    expect(of(null, 'This is the left eye.')).toBe('refused');
    expect(of(null, 'Right and left eye, OU: base curve 8.05 mm.')).toBe('refused');
  });
});

const TEXT = 'Base curve 7.80 mm. Is it flat?  “Yes.” \nDo not\nwait… then go';
const SENTENCES = ['Base curve 7.80 mm.', 'Is it flat?', '“Yes.”', 'Do not', 'wait…', 'then go'];

it('VC-02 a text is cut into sentences', () => {
  expect(sentencesOf(TEXT)).toEqual(SENTENCES);
  expect(sentencesOf(' \n ')).toEqual([]);
});

it.each([1, 2, 3, 7, 100])('VC-02 the same in pieces of %i', (size) => {
  const reader = new SentenceReader();
  const read: string[] = [];
  for (let from = 0; from < TEXT.length; from += size) {
    read.push(...reader.add(TEXT.slice(from, from + size)));
  }
  expect([...read, reader.end()]).toEqual(SENTENCES);
});

it('VC-02 a sentence that does not end is none', () => {
  const reader = new SentenceReader();
  reader.add('x'.repeat(SENTENCE_MOST));
  expect(() => reader.add('x')).toThrow(EndlessSentence);
});

const CITE: Citation = {
  title: 'Optics',
  version: null,
  address: null,
  standing: 'formula',
  passage: null,
};
const PASSAGE: Citation = { ...CITE, title: 'A guide', passage: 'vault' };
const CORE: Answer = {
  kind: 'answer',
  blocks: [
    { kind: 'paragraph', texts: ['One.'], cites: [] },
    { kind: 'warning', texts: ['Call at once.'], cites: [1] },
  ],
  citations: [CITE, PASSAGE],
  onward: [{ kind: 'guide', to: 'guide/vault', title: 'Vault' }],
};

it('VC-02 a statement of an answer cites what its block cites, and is about the eye of the case', () => {
  const said = statementsOfAnswer(CORE, 'left').map(({ text, cites, eye }) => [text, cites, eye]);
  expect(said).toEqual([
    ['One.', [], 'left'],
    ['Call at once.', [PASSAGE], 'left'],
  ]);
  const unlisted = statementsOfAnswer({ ...CORE, citations: [] }, null);
  expect(unlisted.flatMap(({ cites }) => cites)).toEqual([]);
});

it('VC-02 the sentences are an answer with each citation once, behind what the core warns of', () => {
  const sentences = [
    { text: 'One.', cites: [CITE] },
    { text: 'Two.', cites: [{ ...PASSAGE }, CITE, { ...PASSAGE }] },
  ];
  expect(spokenAnswer(sentences, CORE)).toEqual({
    kind: 'answer',
    blocks: [
      { kind: 'warning', texts: ['Call at once.'], cites: [0] },
      { kind: 'paragraph', texts: ['One.'], cites: [1] },
      { kind: 'paragraph', texts: ['Two.'], cites: [0, 1] },
    ],
    citations: [PASSAGE, CITE],
    onward: CORE.onward,
  });
});

it('VC-02 what the core does not know stays unknown, unless a passage answers', () => {
  const core: Answer = { kind: 'unknown', blocks: [], citations: [], onward: [] };
  expect(spokenAnswer([{ text: 'One.', cites: [] }], core).kind).toBe('unknown');
  expect(spokenAnswer([{ text: 'One.', cites: [PASSAGE] }], core).kind).toBe('answer');
  const related = { ...core, citations: [PASSAGE] };
  expect(spokenAnswer([{ text: 'One.', cites: [PASSAGE] }], related).kind).toBe('unknown');
});
