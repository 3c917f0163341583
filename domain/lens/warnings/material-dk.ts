/** Oxygen permeability of the materials, in 10⁻¹¹ units (Fatt), after the makers' papers; Infinite is unconfirmed. */
const DK: Readonly<Record<string, number>> = {
  bostonEs: 18,
  bostonEo: 56,
  bostonXo: 100,
  bostonXo2: 141,
  optimumExtra: 100,
  optimumExtreme: 125,
  optimumInfinite: 180,
  paragonHds100: 100,
  definitive: 60,
  hydrogel49: 16,
  petrafocon: 130,
};

/** The permeability of a material of the catalogue; null when it is not known. */
export function materialDk(material: unknown): number | null {
  return typeof material === 'string' && Object.hasOwn(DK, material)
    ? (DK[material] ?? null)
    : null;
}
