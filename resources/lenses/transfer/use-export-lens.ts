import type { LensInput } from '#domain/orders/lens-change.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { exportedLens } from './exported-lens.ts';

/** Saves a definition as `<id>.json`, with the URL of its schema. */
export function useExportLens(): (input: LensInput) => void {
  const { apiUrl } = useRuntime();
  return (input) => {
    const schemaUrl = new URL(`${apiUrl}/lenses/schema.json`, window.location.href).href;
    saveJson(`${input.id || 'lens'}.json`, exportedLens(input, schemaUrl));
  };
}

/** Saves a text as a download in the browser. */
function saveJson(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
