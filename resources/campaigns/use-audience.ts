import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { campaignAudienceSchema } from '#domain/emails/campaign.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useSettled } from '../shared/use-settled.ts';

/** Counts who would get a campaign: of a form whose values are still typed, once they have settled. */
export function useAudience(filter: unknown, practiceRoles: unknown) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const settled = useSettled(JSON.stringify({ filter, practiceRoles }));
  const audience = campaignAudienceSchema.safeParse(JSON.parse(settled));
  return useQuery({
    queryKey: ['campaign-audience', settled],
    queryFn: async ({ signal }) => {
      if (!audience.success) throw audience.error;
      return (await dataProvider.previewAudience(audience.data, signal)).data;
    },
    // What is wrong is said at its field.
    enabled: audience.success,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
