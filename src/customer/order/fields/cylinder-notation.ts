import { createContext, useContext } from 'react';
import type { CylinderNotation } from '#domain/access/preferences/preference.ts';
import { isSigned } from '#domain/lens/model/signs.ts';
import { readNumber } from '#domain/lens/typed/read-number.ts';
import type { TypedInto } from '#domain/lens/typed/typed-into.ts';

/** The user's cylinder notation; null before the first choice. */
export const CylinderNotationContext = createContext<CylinderNotation | null>(null);

/** A keratometer reading over a lens is not a refraction. */
const CYLINDER = /^(?:cylinder|refractionCylinder|overRefractionCylinder)$/u;

/** Returns the notation of a field; null for a field that is not a cylinder, and before the first choice. */
export function useNotationOf(name: string): CylinderNotation | null {
  const notation = useContext(CylinderNotationContext);
  return CYLINDER.test(name) ? notation : null;
}

/** Returns a cylinder's text with the sign of the notation when none was typed. */
export function withSign(text: string, notation: CylinderNotation | null, into: TypedInto): string {
  const isBare = !isSigned(text) && (readNumber(text, into) ?? 0) > 0;
  return notation === 'minus' && isBare ? `-${text.trim()}` : text;
}
