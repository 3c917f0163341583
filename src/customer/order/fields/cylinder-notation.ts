import { createContext, useContext } from 'react';
import { isSigned } from '#domain/lens/signs.ts';
import { readNumber } from '#domain/lens/typed/read-typed.ts';
import type { TypedInto } from '#domain/lens/typed/typed-into.ts';
import type { CylinderNotation } from '#domain/schemas/preference.ts';

/** How the user writes cylinders; null before the first choice. */
export const CylinderNotationContext = createContext<CylinderNotation | null>(null);

/** What a keratometer reads over a lens is none of a refraction. */
const CYLINDER = /^(?:cylinder|refractionCylinder|overRefractionCylinder)$/u;

/** The notation that the field is read in; null for a field that is no cylinder, and before the first choice. */
export function useNotationOf(name: string): CylinderNotation | null {
  const notation = useContext(CylinderNotationContext);
  return CYLINDER.test(name) ? notation : null;
}

/** The text of a cylinder with the sign that is meant where none was typed. */
export function withSign(text: string, notation: CylinderNotation | null, into: TypedInto): string {
  const isBare = !isSigned(text) && (readNumber(text, into) ?? 0) > 0;
  return notation === 'minus' && isBare ? `-${text.trim()}` : text;
}
