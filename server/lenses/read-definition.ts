import { lensDefinitionSchema, type LensDefinition } from '#domain/schemas/lens.ts';

/** A definition as it was stored, where fields that came later have their defaults. */
export function readDefinition(stored: unknown): LensDefinition {
  return lensDefinitionSchema.parse(stored);
}
