/**
 * The power in D of the tears between lens and cornea: base curve - flat K, both in D. Steeper than the cornea is plus.
 * Source: contact lens formulas [103].
 */
export function tearLens(baseCurve: number, flatK: number): number {
  return baseCurve - flatK;
}

/**
 * The lens power in D that is left to order: the refraction at the cornea less the tear lens. Steeper adds minus,
 * flatter adds plus (SAM-FAP). Sources: Achievement sheet [35], GP fitting guide [57].
 */
export function lensPower(refractionAtCornea: number, tears: number): number {
  return refractionAtCornea - tears;
}
