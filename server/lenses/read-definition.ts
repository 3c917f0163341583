import { lensDefinitionSchema, type LensDefinition } from '#domain/schemas/lens.ts';

/** Parses a stored definition; fields that were added later get their defaults. */
export function readDefinition(stored: unknown): LensDefinition {
  return lensDefinitionSchema.parse(stored);
}
