import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';

/** Returns a definition without the fields that the server sets. */
export function toInput({ version: _version, ...input }: LensDefinition): LensInput {
  return input;
}

/** Returns the definition as the text of a file that can be imported again. `$schema` names its JSON schema. */
export function exportedLens(input: LensInput, schemaUrl: string): string {
  return `${JSON.stringify({ $schema: schemaUrl, ...input }, null, 2)}\n`;
}
