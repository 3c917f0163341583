import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { PortalDataProvider } from '#providers/data/data.ts';

/**
 * The data provider itself. react-admin's hook would sign out and log for each save that fails; a draft that cannot
 * be saved is a state of the form, and the REST client checks and logs already.
 */
export function useDraftMethods(): PortalDataProvider {
  const dataProvider = useContext(DataProviderContext);
  return dataProvider as PortalDataProvider;
}
