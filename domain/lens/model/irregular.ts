import type { EyeClinical } from '../../clinical/fields/clinical.ts';

const IRREGULAR: ReadonlySet<EyeClinical['condition']> = new Set<EyeClinical['condition']>([
  'keratoconus',
  'pellucid',
  'advancedKeratoconus',
  'postGraft',
  'postRefractive',
]);

/** Whether the cornea is known to be irregular: two K readings and a refraction hardly describe it. */
export function isIrregular({ condition }: Pick<EyeClinical, 'condition'>): boolean {
  return IRREGULAR.has(condition);
}
