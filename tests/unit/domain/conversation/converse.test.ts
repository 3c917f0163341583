import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Knowledge, Said } from '#domain/conversation/answer.ts';
import { converse } from '#domain/conversation/converse.ts';
import { newCase, type ConversationCase } from '#domain/conversation/conversation-case.ts';
import { ampleyeScleral } from '#domain/lens/catalogue/ampleye-scleral.ts';
import type { Locale } from '#domain/locale.ts';
import type { Combination } from '#domain/schemas/lens.ts';
import { filesBelow } from '#tests/arrows/files-below.ts';
import { importsOf } from '#tests/arrows/imports-of.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { judge, judgeAll, KNOWLEDGE } from './judge.ts';
import { textOf } from './judging/allowed-figures.ts';
import { question, questions, type Question } from './questions/question.ts';
import { SEEN_EN } from './questions/seen-en.ts';
import { SEEN_ES } from './questions/seen-es.ts';

/** Says several messages, and returns what was said to the last one. */
async function after(
  messages: readonly string[],
  locale: Locale = 'en',
  knowledge = KNOWLEDGE,
): Promise<Said> {
  let before: ConversationCase = newCase();
  let said: Said | null = null;
  for (const text of messages) {
    // oxlint-disable-next-line no-await-in-loop -- A turn follows from the one before.
    said = await converse({ text, locale, before }, knowledge);
    before = said.after;
  }
  if (!said) throw new Error('Nothing was asked');
  return said;
}

async function said(...messages: string[]) {
  const { answer } = await after(messages);
  return { kind: answer.kind, text: textOf(answer), answer };
}

describe('the calculators of the conversation', () => {
  it('VC-01 a new question leaves the values of the last one alone', async () => {
    const { answer, after: known } = await after(['vertex -6.00', 'tear lens with BC 7.76']);
    expect([answer.kind, known.asked]).toEqual(['ask', 'flatK']);
    expect(textOf(answer)).not.toContain('−6.00');
  });
});

describe('lenses in the conversation', () => {
  it('VC-04 asks for the lens, the quadrant and the worn value', async () => {
    expect((await after(['it lifts nasally, what do I change?'])).after.asked).toBe('lens');
    expect((await after(['scleral lens, blanching'])).after.asked).toBe('landing.blanching');
    expect((await said('scleral lens, blanching', 'inferior')).text).toContain('inferior');
    const vault = 'Ampleye, vault 150 after 30 min. What should I change?';
    expect((await after([vault])).after.asked).toBe('values.sag');
    expect((await said(vault, '3800')).text).toContain('4050 µm');
  });

  it('VC-01 a question of its own drags nothing of another lens along', async () => {
    const { after: known } = await after([
      'Ampleye 3800, vault 150 µm after 30 minutes: what do I change?',
      'Custom soft toric -3.00 -1.25 x 20 rotates 4 degrees to the left',
    ]);
    expect(known.eyes.right.findings.centralVault).toBeUndefined();
    expect(known.eyes.right.prescription).toEqual({ sphere: -3, cylinder: -1.25, axis: 20 });
  });

  it.each([
    ['Ampleye', '4050 µm'],
    ['Ampleye, material Optimum Extra', '3900 µm'],
  ])('VC-04 what a material limits is said when it is told (%s)', async (lens, depth) => {
    const when = { parameter: 'material', equals: 'optimumExtra' };
    const limit: Combination = { kind: 'limits', parameter: 'sag', when, min: 2800, max: 3900 };
    const lenses = [{ ...ampleyeScleral, combinations: [limit] }];
    const turn = `${lens}, sag 3800, vault 150 after 30 min. What next?`;
    const { answer } = await after([turn], 'en', { ...KNOWLEDGE, lenses });
    expect(textOf(answer)).toContain(`Sagittal depth: 3800 µm → ${depth}`);
  });

  it('VC-01 without lenses says so, and still calculates', async () => {
    const none: Knowledge = { lenses: [], searchGuide: () => [] };
    const { answer } = await after(['first Ampleye?'], 'en', none);
    expect(textOf(answer)).toContain('not loaded');
    expect(textOf((await after(['vertex -6.00'], 'en', none)).answer)).toContain('−5.60');
  });
});

describe('an aside', () => {
  it('VC-03 an aside leaves what was asked for', async () => {
    expect((await after(['tear lens', 'thanks'])).after.asked).toBe('baseCurve');
  });
});

describe('the guide in the conversation', () => {
  it('VC-01 quotes a passage with its source, and leads to it', async () => {
    const { answer } = await said('What causes midday fogging?');
    expect(answer.kind).toBe('answer');
    const [source] = answer.citations;
    expect(source?.passage).toBeTruthy();
    expect(answer.onward.map(({ to }) => to)).toContain(`guide/${source?.passage}`);
  });

  it('VC-02 answers the same to the same', async () => {
    const turn = 'Ampleye 3800, vault 150 µm after 30 minutes: what do I change?';
    expect(await after([turn])).toEqual(await after([turn]));
  });
});

/** Sentences that read alike, and must be told apart. */
const ENGLISH = questions(
  'en',
  `
  # An over-refraction and the lens that it is over, in both orders.
  over | Ampleye over-refraction sphere -0.75, lens -3.00 => Over-refraction −0.75 on −3.00
  # The minutes of wear and those of fogging.
  fogging-1 | Ampleye 3900: central vault 380 at 30 min, fogging after 90 minutes
    => 380 µm after 30 min; Fogging after minutes 90 min
  fogging-2 | Ampleye fogs after 3 hours, vault 380 at 30 min, sag 3900
    => 380 µm after 30 min; Fogging after minutes 180 min
  # Over-keratometry alone, 0.10 mm thicker (Atlantis).
  over-k | over-K shows 0.75 D on Ampleye, center thickness 0.30
    => Center thickness: 0.30 mm → 0.40 mm
  # A figure that goes on from a vault.
  goes-on | Ampleye OD sag 3600, vault 120 after 4 hours | what if it was 300?
    => vault of 300 µm after 240 min
  # 100 / (10 × 0.30) = 33.3, and the source of the Dk.
  dk | Dk/t of Boston XO at 0.30 mm => Dk/t: 33.3; cites Bi-Expert
  # 337.5 / 43.50 and 337.5 / 44.75.
  k | K 43.50/44.75 in millimeters => 7.76 mm; 7.54 mm
  # 337.5 / 7.80 + 0.50 = 43.77 D; steeper adds minus.
  steeper | base curve 7.80, 0.50 D steeper, power -3.00: new power? => -3.5 D
  red-eye | I have a red eye after wearing a lens overnight => (refuse) clinician
  bye | bye => You are welcome
  no-pain | scleral lens lifts nasally, no pain => nasal
  direction | LARS: axis 180, 10 degrees | left => 010°
  # The nose is on the examiner's right of a right eye, and on the left of a left one; left add, right subtract.
  nasal-od | right eye: LARS, axis 90, turned 10 degrees nasally => 80 °
  nasal-os | left eye: LARS, axis 90, turned 10 degrees nasally => 100 °
  temporal-od | right eye: LARS, axis 90, turned 10 degrees temporally => 100 °
  temporal-os | left eye: LARS, axis 90, turned 10 degrees temporally => 80 °
  nasal-eye | custom soft toric -1.00 -1.25 x 70 turns 5 degrees nasally | right => (answer) From (right eye); 65 °
  nasal-eye-os | custom soft toric -1.00 -1.25 x 70 turns 5 degrees nasally | left => From (left eye); 75 °
  no-eye | LARS, axis 90, turned 10 degrees nasally => (ask) To your left or To your right
  turn-told | custom soft toric -1.00 -1.25 x 70 rotates 5 degrees | right => 65 °
  no-turn | custom soft toric -1.00 -1.25 x 70, rotation 0 degrees: what do I change? => (ask) What do you see
  # What was told of an eye stays with it, and what a case of its own tells replaces what was seen.
  left-eye | Ampleye sag 3600, vault 120 after 4 hours | and the left eye, vault 500? => (ask) never 3600 µm
  same-lens | Ampleye OD sag 3600, vault 120 after 4 hours | OS sag 3900, same lens, vault 500
    => (ask) Sagittal depth 3900 µm
  own | Ampleye 3800, vault 150 after 30 min | Ampleye, fogging after 90 minutes: what do I change?
    => Midday fogging; never vault of 150 µm
  told-zone | ampleye landing flat 1 with blanching all around => Flat 2; never assumed
  sag-mm | Ampleye, vault 150 after 30 min. What should I change? | 3.8 mm => 4050 µm
  # 90 / (10 × 0.30): the Dk that is told goes before that of the material.
  own-dk | Dk/t of Boston XO with a Dk of 90 at 0.30 mm => Dk/t: 30.0
  two-k | GP sphere first lens | 43.00 44.50 => Flat K 43.00 D; Steep K 44.50 D
  # An add is no sum, and contact lenses beside spectacles are no vertex distance.
  an-add | custom soft multifocal -2.00 add +1.50, K 43.00/44.00 => First values; never Crossed cylinders
  no-vertex | Are contact lenses better than spectacles? => (answer, unknown) never Vertex distance
  with-k | glasses power -6.00 with K 43.00: contact lens power? => (ask) GP lens power; Base curve
  # A sphere has no meridian: -6.00 / (1 + 0.012 × 6.00) = -5.60.
  no-meridian | glasses -6.00, power for contacts at 12? => -5.6 D
  # -8.00 / (1 + 0.014 × 8.00) and -10.00 / (1 + 0.014 × 10.00): no meridian is in mm.
  in-mm | glasses -8.00 -2.00 x 180, power for contacts at 14 mm? => -7.19 -1.58 x 180
  in-minus | sum of -1.00 and -2.00 +1.00 x 90 in minus cyl => -2 -1 x 180
  # 7.80 - √(7.80² - 4.80²).
  chord | chord 9.6, radius 7.80 => 1.652 mm
  corneal | corneal astigmatism 43.00/44.50, flat meridian 180, Rx -2.00 => Corneal cylinder; -1.5 D
  back | When is a back toric lens better? => one third; never Cylinder of a back toric
  alone | Is a spherical lens alone enough? => (answer, unknown)
  a-curve | base curve 7.80 => (ask) What should be calculated; never Flat K
  no-change | Rx -3.00, BC 7.80 => (ask) What should be calculated; never Change of base curve
  two-curves | 7.80/7.70 at -3.00: new power? => (answer, ask) base curve
  trial | trial lens -3.00, flat K 43 => (ask) Which lens; never Over-refraction
  other-value | vertex -6.00 | and with 14 mm? => -5.54 D
  no-cylinder | vertex -6.00 -2.50 x 180 | and -8.00? => never Cylinder
  first | First Ampleye for keratoconus, HVID 11.8?
    => Sagittal depth: 3800 µm (Keratoconus); Diameter: 16.50 mm; From: Condition: Keratoconus; HVID 11.80 mm
  settling | How much will a vault of 400 settle after 20 minutes? => about 318 µm
  warning | Ampleye, diameter 17, HVID 10.0: any warnings? => unusual for an HVID of 10.00 mm
  formula | What is sagittal depth? => Depth of a sphere or a conic; onward calculator
  beyond | vertex -60.00 => (ask) Sphere −60.00 D cannot be used; Nearest: −30.00 D
  beyond-2 | vertex -60.00 | -6 => -5.6 D
  `,
);
const SPANISH = questions(
  'es',
  `
  # What is hard is no price, and a price is no difficulty.
  hard | el Ampleye se adhiere y cuesta retirarlo => El lente se adhiere
  price | ¿cuánto cuesta un Ampleye? => (refuse) No conozco los precios
  over | Ampleye OD sobrerrefracción -0,75, esfera -3,00 => Sobrerrefracción −0.75 sobre −3.00: −3.75
  goes-on | Ampleye ojo derecho con bóveda de 600 a la hora, sag 4400 | ¿y en el izquierdo, 200?
    => bóveda central de 200 µm tras 60 min
  dk | Dk del Boston XO => 100
  # −8.00 / (1 + 0.013 × 8.00) = −7.25.
  at-13 | esfera -8,00 a 13 mm, ¿poder en lente de contacto? => -7.25 D
  red | ¿hay cilindro -3,25 en el blando tórico? => Cilindro −3.25 D está disponible
  `,
);
/** What it does not answer, and what it says of itself. */
const NOT_ANSWERED = questions(
  'en',
  `
  pain | The patient has pain => (refuse) clinician must see the eye at once
  drops | Which drops should I prescribe? => (refuse) medication
  diagnosis | Does she have keratoconus? => (refuse) do not diagnose
  prices | How much does Ampleye cost? => (refuse) prices
  identity | What is the patient name? => (refuse) personal data
  replaces | Can you replace my doctor? => do not replace the clinician
  when-to-call | When should I call a consultant? => several changes
  stored | Do you store this? => not stored
  `,
);
/** After these the case must be one. */
const CASES = questions(
  'en',
  `
  over | Ampleye -2.00: over-refraction plano -1.00 x 90 | OS wears an Ampleye 3500 => (answer, ask)
  vault | Ampleye -2.00: over-refraction plano -1.00 x 90 | ampleye 3800 OD, central clearance 480 µm after 4 hours
    => (answer, ask)
  figure | Ampleye 3800 con 280 µm de bóveda | 0,20 mm => (answer, ask, unknown)
  `,
);

const faultsOf = async (row: Question) => (await judge(row, converse, KNOWLEDGE)).faults;

it.each([...ENGLISH, ...SPANISH, ...CASES])('VC-01 $turns is told apart ($id)', async (row) => {
  expect(await faultsOf(row)).toEqual([]);
});

it.each(NOT_ANSWERED)('VC-03 $turns is not answered, or says what it is ($id)', async (row) => {
  expect(await faultsOf(row)).toEqual([]);
});

/** These turns, after which an answer of any kind will do. */
const mixed = (locale: Locale, turns: readonly string[]) => [
  question(locale, 'other', `mixed | ${turns.join(' | ')} => (answer, ask, unknown, refuse)`),
];

it.each([
  ['en', 'corneal astigmatism 43.50 / 45.25', '8.10 mm'],
  ['es', 'astigmatismo corneal 43,50 / 45,25', '¿y 8,10 mm en dioptrías?'],
] as const)(
  'VC-05 a radius is no reply to the question for a meridian (%s)',
  async (locale, ...turns) => {
    const { verdicts } = await judgeAll(mixed(locale, turns), converse, KNOWLEDGE);
    expect(verdicts.map(({ invented }) => invented)).toEqual([[]]);
    const said = verdicts.map(({ evidence }) => JSON.stringify(evidence.said.answer.blocks));
    // What it is taken for can be seen, and corrected.
    expect(said).toEqual([expect.stringContaining('8.10 mm; ')]);
  },
);

it.each([
  { locale: 'en', asked: SEEN_EN },
  { locale: 'es', asked: SEEN_ES },
] as const)(
  'VC-05 turns in any order ($locale) keep a case, and no figure is invented',
  async ({ locale, asked }) => {
    const turns = fc.constantFrom(...asked.flatMap((one) => one.turns));
    const conversation = fc.array(turns, { minLength: 2, maxLength: 5 });
    const property = fc.asyncProperty(conversation, async (said) => {
      const { verdicts } = await judgeAll(mixed(locale, said), converse, KNOWLEDGE);
      expect(verdicts.map(({ faults, invented }) => faults.concat(invented))).toEqual([[]]);
    });
    await fc.assert(property, { numRuns: runs(0.1) });
  },
);

const REACHES =
  /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|RTCPeerConnection)\b|from '(?:node:|undici|axios)/u;

/** What answers a turn on the page. The domain imports nothing but itself (tests/unit/arrows.test.ts). */
const ANSWER = 'src/consultant/conversation/answer-turn.ts';

it('VC-02 the offline consultant reaches no network', () => {
  const files = [...filesBelow(process.cwd(), 'domain'), ANSWER];
  expect(files.filter((file) => REACHES.test(readFileSync(file, 'utf8')))).toEqual([]);
  const imports = importsOf(ANSWER, readFileSync(ANSWER, 'utf8')).filter(({ isType }) => !isType);
  expect(imports.filter(({ to }) => !to.startsWith('domain/'))).toEqual([]);
});
