import type { LensInput } from '#domain/schemas/lens-change.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';

/** A definition without what the server gives it. */
export function toInput({ version: _version, ...input }: LensDefinition): LensInput {
  return input;
}

/** The definition as a file that can be read in again; `$schema` says what it is checked against. */
export function exportedLens(input: LensInput, schemaUrl: string): string {
  return `${JSON.stringify({ $schema: schemaUrl, ...input }, null, 2)}\n`;
}
