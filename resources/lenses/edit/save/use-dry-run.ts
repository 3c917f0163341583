import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { LensInput } from '#domain/schemas/lens-change.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';

/** Asks the server which drafts and earlier orders could no longer be made. */
export function useDryRun() {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (input: LensInput) => (await dataProvider.dryRunLens(input)).data,
  });
}
