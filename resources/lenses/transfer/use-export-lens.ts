import type { LensInput } from '#domain/schemas/lens-change.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { exportedLens } from './exported-lens.ts';
import { saveJson } from './save-json.ts';

/** Saves a definition as `<id>.json`, with the URL of its schema. */
export function useExportLens(): (input: LensInput) => void {
  const { apiUrl } = useRuntime();
  return (input) => {
    const schemaUrl = new URL(`${apiUrl}/lenses/schema.json`, window.location.href).href;
    saveJson(`${input.id || 'lens'}.json`, exportedLens(input, schemaUrl));
  };
}
