import { describe, expect, it } from 'vitest';
import type { Answer, Citation, Knowledge, Said } from '#domain/conversation/answer.ts';
import { newCase } from '#domain/conversation/conversation-case.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { GuidePassage } from '#domain/schemas/guide.ts';
import { judge, judgeAll, listFaults, summarize, type Answerer } from './judge.ts';
import { any, D, mm, questions, rx, um, type Fact } from './questions/question.ts';

const PASSAGE: GuidePassage = {
  id: 'waiting',
  topic: 'scleral',
  families: [],
  title: { en: 'Waiting', es: 'Espera' },
  body: { en: 'Wait 15 to 20 minutes.', es: 'Espere de 15 a 20 minutos.' },
  source: { title: 'Atlantis, March 2013', version: '', address: '', standing: 'secondHand' },
  reviewedOn: '2026-11-20',
  isShown: true,
  version: 3,
  updatedAt: '2026-11-20T00:00:00Z',
};
const KNOWLEDGE: Knowledge = { lenses: catalogue, searchGuide: () => [PASSAGE] };
const FORMULA: Citation = {
  title: 'Formula',
  version: null,
  address: null,
  standing: 'formula',
  passage: null,
};
const OF_PASSAGE: Citation = {
  title: 'Atlantis, March 2013',
  version: null,
  address: null,
  standing: 'secondHand',
  passage: 'waiting',
};

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

function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('None');
  return one;
}

const vertex = first(questions('en', 'calculator', [['q', 'vertex -6.00', 'answer', [D(-5.6)]]]));

async function faultsOf(answerer: Answerer, question = vertex): Promise<string[]> {
  return (await judge(question, answerer, KNOWLEDGE)).faults;
}

async function inventedBy(answerer: Answerer, question = vertex): Promise<string[]> {
  return (await judge(question, answerer, KNOWLEDGE)).invented;
}

function asking(turn: string, facts: readonly Fact[]) {
  return first(questions('es', 'guide', [['q', turn, ['answer', 'ask'], facts]]));
}

describe('the judge of answers', () => {
  it.each([
    '−5.60 D',
    'It is -5,60 D at the cornea.',
    '−5.597 diopters',
    '–5.60',
    '−6.00 ÷ (1 − 0.012 × (−6.00)) = −5.60 D',
  ])('VC-05 takes %j for -5.60 D', async (text) => {
    expect(await faultsOf(saying(text))).toEqual([]);
  });

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
    const more = { not: ['perfect', um(900)], cites: 'maker', onward: 'guide' } as const;
    const question = first(questions('en', 'calculator', [['q', 'x', 'answer', [], more]]));
    expect(await faultsOf(saying('900 µm is perfect'), question)).toEqual([
      'does not cite maker',
      'says "perfect"',
      'says 900 µm',
      'does not lead to a guide',
    ]);
    expect(
      await faultsOf(
        saying('imperfect, 900 mm', {
          citations: [{ ...FORMULA, title: 'The maker’s own' }],
          onward: [{ ...VERTEX, kind: 'guide' }],
        }),
        question,
      ),
    ).toEqual([]);
  });

  it('VC-05 reads powers, other units, alternatives and words without accents', async () => {
    const facts = [rx(-6.67, -2.26, 180), um(1_750), any(mm(3), 'límbo'), 'tórico'];
    const question = asking('x', facts);
    const text = 'Tórica no, TORICO sí: −6.67 −2.26 × 000°, 1.75 mm, limbo';
    expect(await faultsOf(saying(text), question)).toEqual([]);
    expect(await faultsOf(saying('−6.67, axis 180, −2.26; 1.75 D; limb'), question)).toHaveLength(
      4,
    );
  });

  it('VC-05 refuses a case that is none', async () => {
    const said = saying('−5.60 D', {}, { eye: 'middle' as 'left' });
    expect(await faultsOf(said)).toEqual(['keeps a case that is none']);
  });
});

describe('the judge of figures', () => {
  it('VC-05 takes what the person said, the linked calculator and the counts of what there is', async () => {
    expect(
      await inventedBy(
        saying(
          '−6.00 at 12 mm: −6.00 ÷ (1 − 0.012 × −6.00) = −5.60, in quarters −5.50. 19 calculators',
        ),
      ),
    ).toEqual([]);
  });

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
    const question = asking('¿cuánto espero?', []);
    const search: Answerer = (turn, { searchGuide }) => {
      searchGuide(turn.text, turn.locale);
      return saying('De 15 a 20 min', { citations: [OF_PASSAGE], onward: [] })();
    };
    expect(await inventedBy(search, question)).toEqual([]);
    const silent: Answerer = (turn, { searchGuide }) => {
      searchGuide(turn.text, turn.locale);
      return saying('De 15 a 20 min', { onward: [] })();
    };
    expect(await inventedBy(silent, question)).toEqual(['15', '20 min']);
    const unread = saying('De 15 a 20 min', { citations: [OF_PASSAGE], onward: [] });
    expect(await inventedBy(unread, question)).toEqual(['15', '20 min']);
  });

  it('VC-05 finds a source with a year that no publication has', async () => {
    const citations = [{ ...FORMULA, title: 'Journal of 1871', version: 'edition 77' }];
    expect(await inventedBy(saying('−5.60 D', { citations }))).toEqual([
      'citation: 1871',
      'citation: 77',
    ]);
  });

  it('VC-05 asks the core again with the case, and finds what was put into the case', async () => {
    const question = first(
      questions('en', 'nextChange', [
        ['q', ['Ampleye 3800', '600 µm after half an hour'], 'answer', [um(3_600)]],
      ]),
    );
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
    expect(await judge(question, answerer, KNOWLEDGE)).toMatchObject({ faults: [], invented: [] });
    const other = saying('3550 µm', { onward: [] }, after);
    expect(await inventedBy(other, question)).toContain('3550 µm');
    const findings = { ...right.findings, centralVault: 615 };
    const madeUp = { ...after, eyes: { ...eyes, right: { ...right, findings } } };
    expect(await inventedBy(saying('', { onward: [] }, madeUp), question)).toContain('case: 615');
  });

  it('VC-05 takes the limits of the lens that is spoken of, and of no other', async () => {
    const question = asking('límites del Ampleye', []);
    const silent = { onward: [] };
    expect(
      await inventedBy(
        saying('De 2,800 µm a 6,500 µm', silent, { lens: 'ampleye-scleral' }),
        question,
      ),
    ).toEqual([]);
    expect(await inventedBy(saying('Ampleye scleral: 2800 a 6500 µm', silent), question)).toEqual(
      [],
    );
    expect(await inventedBy(saying('2800 a 6500 µm', silent), question)).toEqual([
      '2800',
      '6500 µm',
    ]);
    expect(await inventedBy(saying('GP Sphere: 4.30 mm', silent), question)).toEqual(['4.30 mm']);
  });

  it('VC-05 lets a question give an example', async () => {
    const blocks = [
      {
        kind: 'question',
        texts: ['¿Qué refracción? Por ejemplo −3.25 −1.25 x 180.'],
        cites: [],
      } as const,
    ];
    const question = asking('vértice', []);
    expect(await inventedBy(saying('', { kind: 'ask', blocks, onward: [] }), question)).toEqual([]);
    const texts = ['Es −3.25. ¿Qué refracción?'];
    const claimed = [{ ...first(blocks), texts }];
    expect(
      await inventedBy(saying('', { kind: 'ask', blocks: claimed, onward: [] }), question),
    ).toEqual(['-3.25']);
  });
});

const slow: Answerer = async () => Promise.resolve(saying('−5.60 D or 77 mm')());

describe('the figures of a set', () => {
  it('VC-05 counts what is right and what is invented, also of an answerer that takes its time', async () => {
    const rows = questions('en', 'calculator', [
      ['a', 'vertex -6.00', 'answer', [D(-5.6)]],
      ['b', 'vertex -6.00', 'answer', [D(-5.7)]],
    ]);
    const score = await judgeAll(rows, slow, KNOWLEDGE);
    expect(summarize('seen', score)).toBe('seen: 2 asked, 1 right (50.0 %), 2 figures invented');
    expect(listFaults(score).map((line) => line.split('\n')[0])).toEqual([
      'a "vertex -6.00": invents 77 mm',
      'b "vertex -6.00": does not say -5.7 D; invents 77 mm',
    ]);
    expect(summarize('none', await judgeAll([], slow, KNOWLEDGE))).toContain('0 asked');
  });
});
