import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CustomerMerge, MergePreview } from '#domain/customers/customer-merge-schema.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { EVERYTHING, useStep } from '../shared/step/use-step.ts';

const PREVIEW = 'merge-preview';

/** Loads what a merge into the chosen account would do; nothing while none is chosen. */
export function useMergePreview(from: string, into: string | null) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: [PREVIEW, from, into],
    queryFn: async () => (await dataProvider.previewMerge(from, into ?? '')).data,
    enabled: into !== null,
    // What is merged is what was seen: the preview is always the present one.
    staleTime: 0,
  });
}

/** Merges the two accounts of a preview, in the versions that it shows. Everything that is shown may have changed. */
export function useMergeCustomer() {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useStep({
    send: ({ preview, reason }: { preview: MergePreview; reason: string }) => {
      const { source, target } = preview;
      const merge: CustomerMerge = {
        into: target.accountNumber,
        intoVersion: target.version,
        reason,
      };
      return dataProvider.mergeCustomer(source.accountNumber, source.version, merge);
    },
    changes: EVERYTHING,
  });
}
