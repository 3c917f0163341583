import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { LensInput } from '#domain/schemas/lens-change.ts';
import { lensDefinitionSchema } from '#domain/schemas/lens.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useDecision } from '#resources/shared/decision/use-decision.ts';

/** AD-03: saves a new lens, or the next version based on the one that the user saw. */
export function useSaveLens(base: LensDefinition | null) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const keyFor = useIdempotencyKey();
  return useDecision({
    resource: 'lenses',
    schema: lensDefinitionSchema,
    send: (input: LensInput) =>
      base
        ? dataProvider.updateLens(base.id, input, base.version)
        : dataProvider.createLens(input, keyFor(input)),
  });
}

/** Returns the same key for the same content, so that a retry after a lost answer does not create a second lens. */
function useIdempotencyKey(): (input: LensInput) => string {
  const last = useRef({ content: '', key: '' });
  return (input) => {
    const content = JSON.stringify(input);
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
