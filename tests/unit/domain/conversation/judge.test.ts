import { describe, expect, it } from 'vitest';
import type {
  Answer,
  Citation,
  Knowledge,
  Said,
} from '#domain/consultant/conversation/answers/answer.ts';
import { newCase } from '#domain/consultant/conversation/conversation-case.ts';
import { converse } from '#domain/consultant/conversation/converse.ts';
import { unedited } from '#server/consultant/guide/first-passages.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { judge, judgeAll, KNOWLEDGE as OF_PORTAL, summarize, type Answerer } from './judge.ts';
import { inventedFigures } from './judging/allowed-figures.ts';
import { question } from './questions/question.ts';
import { SEEN_EN } from './questions/seen-en.ts';
import { SEEN_ES } from './questions/seen-es.ts';

const PASSAGES = unedited().slice(0, 1);
for (const one of PASSAGES) {
  Object.assign(one, {
    id: 'waiting',
    body: { en: 'Wait 15 to 20 minutes.', es: 'Espere 15 a 20 minutos.' },
  });
}
const KNOWLEDGE: Knowledge = { lenses: catalogue, searchGuide: () => PASSAGES };
const FORMULA: Citation = {
  title: 'Formula',
  version: null,
  address: null,
  standing: 'formula',
  passage: null,
};
const OF_PASSAGE: Citation = { ...FORMULA, standing: 'secondHand', passage: 'waiting' };

const VERTEX = {
  kind: 'calculator',
  to: 'calculators/vertex-distance?sphere=-6.00D&distance=12mm&direction=toCornea',
  title: 'Vertex',
} as const;

function saying(text: string, change: Partial<Answer> = {}, after: Partial<Said['after']> = {}) {
  const blocks = [{ kind: 'paragraph', texts: [text], cites: [] } as const];
  const answer: Answer = {
    kind: 'answer',
    blocks,
    citations: [FORMULA],
    onward: [VERTEX],
    ...change,
  };
  return (): Said => ({ answer, after: { ...newCase(), ...after } });
}

const vertex = question('en', 'calculator', 'q | vertex -6.00 => -5.6 D');

async function faultsOf(answerer: Answerer, question = vertex): Promise<string[]> {
  return (await judge(question, answerer, KNOWLEDGE)).faults;
}

async function inventedBy(answerer: Answerer, question = vertex): Promise<string[]> {
  return (await judge(question, answerer, KNOWLEDGE)).invented;
}

const asking = (turn: string, facts = '') =>
  question('es', 'guide', `q | ${turn} => (answer, ask) ${facts}`.trim());

describe('the judge of answers', () => {
  it.each(['−5.61 D', '+5.60 D', '5.60 D', '−5.60 mm', '−5.6 °', 'minus five', '15.60 D'])(
    'VC-05 does not take %j for it',
    async (text) => {
      expect(await faultsOf(saying(text))).toEqual(['does not say -5.6 D']);
    },
  );

  it('VC-05 refuses another kind of answer, none at all, one without a source, and one that asks nothing', async () => {
    expect(await faultsOf(saying('−5.60 D', { kind: 'unknown' }))).toEqual(['is unknown']);
    expect(await faultsOf(saying('−5.60 D', { citations: [] }))).toEqual(['cites nothing']);
    expect(await faultsOf(saying('−5.60 D', { kind: 'ask' }))).toEqual(['is ask', 'asks nothing']);
    expect(await faultsOf(saying(' '))).toEqual(['says nothing', 'does not say -5.6 D']);
    const blocks = [{ kind: 'paragraph', texts: ['−5.60 D'], cites: [1] } as const];
    expect(await faultsOf(saying('', { blocks }))).toEqual(['cites a source that is not listed']);
  });

  it('VC-05 refuses what must not be said, the wrong source and the missing page', async () => {
    const row = 'q | x => never perfect; never 900 µm; cites maker; onward guide';
    const asked = question('en', 'calculator', row);
    expect(await faultsOf(saying('900 µm is perfect'), asked)).toEqual([
      'does not cite maker',
      'says "perfect"',
      'says 900 µm',
      'does not lead to a guide',
    ]);
  });

  it('VC-05 reads powers, other units, alternatives and words without accents', async () => {
    const asked = asking('x', '-6.67 -2.26 x 180; 1750 µm; 3 mm / límbo; tórico');
    const text = 'Tórica no, TORICO sí: −6.67 −2.26 × 000°, 1.75 mm, limbo';
    expect(await faultsOf(saying(text), asked)).toEqual([]);
    expect(await faultsOf(saying('−6.67, axis 180, −2.26; 1.75 D; limb'), asked)).toHaveLength(4);
  });

  it('VC-05 refuses a case that is none', async () => {
    const said = saying('−5.60 D', {}, { eye: 'middle' as 'left' });
    expect(await faultsOf(said)).toEqual(['keeps a case that is none']);
  });
});

describe('the judge of figures', () => {
  it('VC-05 finds a figure that nobody gave', async () => {
    expect(await inventedBy(saying('−5.60 D, so order 8.75 mm'))).toEqual(['8.75 mm']);
    expect(await inventedBy(saying('−5.60 D', { onward: [] }))).toEqual(['-5.60 D']);
    expect(await inventedBy(saying('250-401 µm'))).toEqual(['250', '401 µm']);
  });

  it('VC-05 takes no answer of a calculator that was given other values than the person’s', async () => {
    const to = VERTEX.to.replace('6.00', '6.25');
    expect(await inventedBy(saying('−5.81 D', { onward: [{ ...VERTEX, to }] }))).toEqual([
      '-5.81 D',
      'vertex-distance: -6.25',
    ]);
  });

  it('VC-05 takes the figures of a passage only when it is cited', async () => {
    const asked = asking('¿cuánto espero?');
    const search: Answerer = (turn, { searchGuide }) => {
      searchGuide(turn.text, turn.locale);
      return saying('De 15 a 20 min', { citations: [OF_PASSAGE], onward: [] })();
    };
    expect(await inventedBy(search, asked)).toEqual([]);
    const silent: Answerer = async (turn, knowledge) => {
      const { answer, after } = await search(turn, knowledge);
      return { answer: { ...answer, citations: [FORMULA] }, after };
    };
    expect(await inventedBy(silent, asked)).toEqual(['15', '20 min']);
    const unread = saying('De 15 a 20 min', { citations: [OF_PASSAGE], onward: [] });
    expect(await inventedBy(unread, asked)).toEqual(['15', '20 min']);
  });

  it('VC-05 finds a source with a year that no publication has', async () => {
    const citations = [{ ...FORMULA, title: 'Journal of 1871', version: 'edition 77' }];
    expect(await inventedBy(saying('−5.60 D', { citations }))).toEqual([
      'citation: 1871',
      'citation: 77',
    ]);
  });

  it('VC-05 asks the core again with the case, and finds what was put into the case', async () => {
    const row = 'q | Ampleye 3800 | 600 µm after half an hour => 3600 µm';
    const asked = question('en', 'nextChange', row);
    const right = {
      clinical: {},
      prescription: { sag: 3800 },
      findings: { centralVault: 600, minutesOnEye: 30 },
    };
    const eyes = { right, left: newCase().eyes.left };
    const after = { lens: 'ampleye-scleral', eyes };
    const answerer: Answerer = ({ text }) =>
      saying(
        text.includes('600') ? '3800 → 3600 µm (−200 µm), settles to 535 µm' : '3800 µm',
        { onward: [] },
        text.includes('600') ? after : {},
      )();
    expect(await judge(asked, answerer, KNOWLEDGE)).toMatchObject({ faults: [], invented: [] });
    const other = saying('3550 µm', { onward: [] }, after);
    expect(await inventedBy(other, asked)).toContain('3550 µm');
    const findings = { ...right.findings, centralVault: 615 };
    const madeUp = { ...after, eyes: { ...eyes, right: { ...right, findings } } };
    expect(await inventedBy(saying('', { onward: [] }, madeUp), asked)).toContain('case: 615');
  });
});

const slow: Answerer = async () => Promise.resolve(saying('−5.60 D or 77 mm')());

describe('the figures of a set', () => {
  it('VC-05 counts what is right and what is invented, also of an answerer that takes its time', async () => {
    const rows = ['a | vertex -6.00 => -5.6 D', 'b | vertex -6.00 => -5.7 D'].map((row) =>
      question('en', 'calculator', row),
    );
    const score = await judgeAll(rows, slow, KNOWLEDGE);
    expect(summarize('seen', score)).toBe('seen: 2 asked, 1 right (50.0 %), 2 figures invented');
    expect(summarize('none', await judgeAll([], slow, KNOWLEDGE))).toContain('0 asked');
  });
});

/** In percent. The rest is changed into another figure that belongs to the answer. */
const LEAST_FOUND = 90;
/** Every eighth question: enough figures, and quick. */
const EACH = 8;
const PLACES = [-17, -9, -4, -2, 1, 3, 7, 19];

/** The answer with this text in place of one of its texts. */
function withText({ blocks, ...rest }: Answer, block: number, place: number, text: string): Answer {
  const changed = blocks.map((one, at) =>
    at === block ? Object.assign({}, one, { texts: one.texts.with(place, text) }) : one,
  );
  return { ...rest, blocks: changed };
}

/** The answers that differ from this one in a single figure, by some of its last digits. */
function changedAnswers(answer: Answer): Answer[] {
  let turn = 0;
  return answer.blocks.flatMap(({ texts }, block) =>
    texts.flatMap((text, place) =>
      [...text.matchAll(/(?<![\p{L}\d.])\d+(?:\.\d+)?/gu)].flatMap(({ 0: shown, index }) => {
        const decimals = shown.split('.')[1]?.length ?? 0;
        // A small whole number, such as a count, is among those of every answer.
        if (decimals === 0 && Number(shown) < 10) return [];
        turn += 1;
        const by = (PLACES[turn % PLACES.length] ?? 1) * 10 ** -decimals;
        const other = Math.abs(Number(shown) + by).toFixed(decimals);
        const written = text.slice(0, index) + other + text.slice(index + shown.length);
        return [withText(answer, block, place, written)];
      }),
    ),
  );
}

it('VC-05 of ten figures that are changed in an answer, the judge finds nine', async () => {
  const questions = [...SEEN_EN, ...SEEN_ES].filter((_, at) => at % EACH === 0);
  const { verdicts } = await judgeAll(questions, converse, OF_PORTAL);
  const changed = verdicts.flatMap(({ evidence: one }) =>
    changedAnswers(one.said.answer).map((answer) =>
      inventedFigures({ ...one, said: { ...one.said, answer } }),
    ),
  );
  const found = changed.filter((figures) => figures.length > 0);
  expect(changed.length).toBeGreaterThan(100);
  expect((100 * found.length) / changed.length).toBeGreaterThanOrEqual(LEAST_FOUND);
});
