import { describe, expect, it } from 'vitest';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import {
  chooseLenses,
  type LensChoice,
} from '#src/consultant/fitting/lens/choice/choose-lenses.ts';
import { rowsOf, valuesOf } from '../../domain/text-table.ts';

const REGULAR: EyeClinical = {
  condition: 'normal',
  flatK: 43,
  steepK: 43.5,
  flatMeridian: 180,
  hvid: 11.8,
  refractionSphere: -3,
  refractionCylinder: -0.5,
  refractionAxis: 180,
  vertexDistance: 12,
};

function choiceOf(id: string, clinical: EyeClinical): LensChoice {
  const choice = chooseLenses(catalogue, clinical).find(({ lens }) => lens.id === id);
  if (!choice) throw new Error(`No ${id}`);
  return choice;
}

/**
 * What, the lens, what was measured, the verdict and the first reason; worked by hand from sections 2.2, 2.3, 2.5 and 5 of
 * the trade's facts.
 */
const CASES = rowsOf(`
  a sphere on 0.50 D | gp-sphere | regular | suits
    | Corneal cylinder 0.50 D: a spherical back surface fits
  a sphere on 2.50 D | gp-sphere | regular, steepK 45.5 | doubtful
    | Corneal cylinder 2.50 D: consider a bitoric lens
  a bitoric on 2.50 D | gp-bitoric | regular, steepK 45.5 | suits
    | Corneal cylinder 2.50 D: two base curves follow it
  a bitoric on 2.25 D | gp-bitoric | regular, steepK 45.25 | possible
    | Corneal cylinder 2.25 D: bitoric if it reaches from limbus to limbus
  a bitoric on 0.50 D | gp-bitoric | regular | doubtful
    | Corneal cylinder 0.50 D: a bitoric lens may not be needed
  a front toric on a residual | gp-front-toric | regular, refractionCylinder -2 | suits
    | About 1.32 D of cylinder would remain: a front cylinder corrects it
  a front toric without one | gp-front-toric | regular | doubtful
    | Only about 0.04 D of cylinder would remain: a front toric lens may not be needed
  a cone in a sphere | gp-sphere | regular, condition keratoconus | doubtful
    | For an irregular cornea consider a keratoconus, scleral or hybrid lens
  a cone in its design | keratoconus-gp | regular, condition keratoconus | suits
    | Keratoconus: a design for cones
  a normal cornea in it | keratoconus-gp | regular | doubtful
    | Normal cornea: a design for cones is not needed
  a graft in it | keratoconus-gp | regular, condition postGraft | possible
    | Post-graft: a design for cones, not for this shape
  a cone under a scleral | ampleye-scleral | condition keratoconus, hvid 11.8 | suits
    | Keratoconus: the lens vaults the cornea; first depth 3800 µm
  a normal cornea | ampleye-scleral | regular | possible
    | Normal cornea: a scleral can be fitted (first depth 3400 µm); a corneal or soft lens may do
  a soft sphere on 0.75 D | custom-soft-sphere | regular, refractionCylinder -0.75 | doubtful
    | Refractive cylinder −0.75 D: a toric lens is needed
  a soft sphere on 0.50 D | custom-soft-sphere | regular | suits
    | Refractive cylinder −0.50 D: no toric lens is needed
  a soft toric on 1.00 D | custom-soft-toric | regular, refractionCylinder -1 | suits
    | Refractive cylinder −1.00 D: a toric lens
  a soft toric on 0.50 D | custom-soft-toric | regular | doubtful
    | Refractive cylinder −0.50 D: a spherical lens is enough
  a cone in a soft sphere | custom-soft-sphere | regular, condition keratoconus | doubtful
    | Keratoconus: this lens is made for a regular cornea
  a multifocal with an add | custom-soft-multifocal | regular, refractionAdd 2 | suits | Add +2.00 D
  a multifocal without one | gp-multifocal | regular | doubtful | The refraction has no add
  ortho-k at −3.00 | ortho-k | regular | suits
    | Refraction and K are within the range of the maker’s guide
  ortho-k at −6.25 | ortho-k | regular, refractionSphere -6.25 | ruledOut
    | Sphere −6.25 D is beyond the ortho-k range: the limit is −6.00 D
  ortho-k at −2.00 of cylinder | ortho-k | regular, refractionCylinder -2 | ruledOut
    | Cylinder −2.00 D is beyond the ortho-k range: the limit is 1.75 D
  ortho-k for plus | ortho-k | regular, refractionSphere 2 | ruledOut
    | Target correction +2.00 D is not made: −6.00 D … −0.50 D
  ortho-k for +0.25 −1.25, written with plus | ortho-k
    | regular, refractionSphere -1, refractionCylinder 1.25 | ruledOut
    | Target correction +0.25 D is not made: −6.00 D … −0.50 D
  ortho-k on 46.00 D | ortho-k | regular, flatK 46, steepK 46.5 | doubtful
    | Flat K 46.00 D is outside 41.00 D to 45.00 D: success is less certain
  a soft lens of −35.00 | custom-soft-sphere | regular, refractionSphere -35, vertexDistance 0 | ruledOut
    | Sphere at the cornea −35.00 D is not made: −20.00 D … +20.00 D
`);

/** `regular` stands for a regular eye, and may be followed by what is otherwise. */
function clinicalOf(text: string): EyeClinical {
  const regular = /^regular(?:, |$)/;
  const given = valuesOf<EyeClinical>(text.replace(regular, ''));
  return regular.test(text) ? { ...REGULAR, ...given } : given;
}

describe('the choice of a lens', () => {
  it.each(CASES)('VC-04 %s (%s)', (_, id = '', clinical = '', verdict = '', first = '') => {
    const choice = choiceOf(id, clinicalOf(clinical));
    expect(choice.verdict).toBe(verdict);
    expect(choice.reasons[0]?.text.en).toBe(first);
  });

  it('VC-04 gives a reason with its source for each lens, in both languages', () => {
    const eyes = [REGULAR, { condition: 'keratoconus' as const }, {}];
    for (const { reasons } of eyes.flatMap((clinical) => chooseLenses(catalogue, clinical))) {
      expect(reasons.length).toBeGreaterThan(0);
      for (const { text, source } of reasons) {
        expect(text.en).not.toBe(text.es);
        expect(source.note).not.toBe('');
      }
    }
  });

  it('VC-04 puts the suiting lenses first and those that are ruled out last', () => {
    const verdicts = chooseLenses(catalogue, { ...REGULAR, refractionSphere: -7 }).map(
      ({ verdict }) => verdict,
    );
    const places = verdicts.map((one) =>
      ['suits', 'possible', 'doubtful', 'ruledOut'].indexOf(one),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(verdicts.at(-1)).toBe('ruledOut');
  });

  it('VC-04 says what is missing, and takes K in either order', () => {
    expect(choiceOf('gp-sphere', {}).reasons.map(({ text }) => text.en)).toEqual([
      'Missing for a first lens: Flat K, Steep K, and Refraction',
    ]);
    const swapped = { ...REGULAR, flatK: 45.5, steepK: 43, flatMeridian: undefined };
    expect(choiceOf('gp-bitoric', swapped).verdict).toBe('suits');
  });
});
