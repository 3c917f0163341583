import { describe, expect, it } from 'vitest';
import { chooseLenses, type LensChoice } from '#domain/fitting-link/choice/choose-lenses.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import { rowsOf, valuesOf } from '../text-table.ts';

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
  ortho-k at −6.25 | ortho-k | regular, refractionSphere -6.25 | ruledOut
    | Sphere −6.25 D is beyond the ortho-k range: the limit is −6.00 D
  ortho-k for plus | ortho-k | regular, refractionSphere 2 | ruledOut
    | Target correction +2.00 D is not made: −6.00 D … −0.50 D
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

  it('VC-04 takes K in either order', () => {
    const swapped = { ...REGULAR, flatK: 45.5, steepK: 43, flatMeridian: undefined };
    expect(choiceOf('gp-bitoric', swapped).verdict).toBe('suits');
  });
});
