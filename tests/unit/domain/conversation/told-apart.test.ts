import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { converse } from '#domain/conversation/converse.ts';
import type { Locale } from '#domain/locale.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { judge, judgeAll, KNOWLEDGE } from './judge.ts';
import { question, questions } from './questions/question.ts';
import { SEEN_EN } from './questions/seen-en.ts';
import { SEEN_ES } from './questions/seen-es.ts';

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

it.each([...ENGLISH, ...SPANISH, ...CASES])('VC-01 $turns is told apart ($id)', async (row) => {
  expect((await judge(row, converse, KNOWLEDGE)).faults).toEqual([]);
});

/** These turns, after which an answer of any kind will do. */
const mixed = (locale: Locale, turns: readonly string[]) => [
  question(locale, 'other', `mixed | ${turns.join(' | ')} => (answer, ask, unknown, refuse)`),
];

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
