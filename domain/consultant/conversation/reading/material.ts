import { dkOf, MATERIALS_DK } from '../../../lens/model/materials-dk.ts';
import type { Measure } from './numbers.ts';

/** `bostonXo2` as it is written: `boston xo2`. */
const written = (name: string): RegExp =>
  new RegExp(
    String.raw`\b${name.replace(/([a-z])(?=[A-Z0-9])/gu, '$1 ?').toLowerCase()}(?![a-z0-9])`,
    'u',
  );

const MATERIALS = Object.keys(MATERIALS_DK).map((name) => ({ name, pattern: written(name) }));
const OXYGEN = /\bdk\b|oxyg|oxig|transmi/u;

/** Returns the material of a question about oxygen, by the name of the catalogue's option; null for none. */
export function materialIn(text: string): string | null {
  if (!OXYGEN.test(text)) return null;
  return MATERIALS.find(({ pattern }) => pattern.test(text))?.name ?? null;
}

/** Returns the Dk of a material as a figure that was stated. */
export function dkMeasure(material: string): Measure | undefined {
  const dk = dkOf(material)?.dk;
  return dk === undefined ? undefined : { value: dk, unit: null, text: String(dk) };
}
