import { invalid, isRecord } from './invalid.ts';

/**
 * Refuses references into another database, as their keys lie in another partition. `input` is a message that was parsed
 * already: in it a text by the name of `referenceValue` is nothing but a value.
 * @throws RpcError INVALID_ARGUMENT
 */
export function requireOwnReferences(input: unknown, database: string): void {
  if (Array.isArray(input)) {
    for (const item of input as unknown[]) requireOwnReferences(item, database);
    return;
  }
  if (!isRecord(input)) return;
  for (const [key, value] of Object.entries(input)) {
    if (key !== 'referenceValue' || typeof value !== 'string')
      requireOwnReferences(value, database);
    else if (!value.startsWith(`${database}/documents`))
      throw invalid(`Reference value "${value}" does not lie within database "${database}".`);
  }
}
