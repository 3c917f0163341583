import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { PortalDataProvider } from '#providers/data/data.ts';

/**
 * Returns the data provider itself. react-admin's hook would sign out and log for each failed save; an unsaved draft is
 * a state of the form, and the REST client already checks and logs failures.
 */
export function useDraftMethods(): PortalDataProvider {
  const dataProvider = useContext(DataProviderContext);
  return dataProvider as PortalDataProvider;
}
