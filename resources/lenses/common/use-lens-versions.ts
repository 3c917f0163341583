import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '#providers/data/data.ts';

/** Returns all versions of a lens, newest first. */
export function useLensVersions(id: string) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['lenses', 'versions', id],
    queryFn: async () => (await dataProvider.lensVersions(id)).data,
  });
}

/** Returns one version of a lens, which never changes; not fetched while `version` is null. */
export function useLensVersion(id: string, version: number | null) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['lensVersion', id, version],
    queryFn: async () => (await dataProvider.lensVersion(id, version ?? 0)).data,
    enabled: version !== null,
    staleTime: Infinity,
  });
}
