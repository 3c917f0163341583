import type { DataProvider } from 'react-admin';
import type { Rest } from '../http/connection.ts';
import { combineProviders } from './combine.ts';
import type { ProviderSource } from './combine.ts';
import { draftMethods } from './drafts.ts';
import type { DraftMethods } from './drafts.ts';
import { laterStaffData } from './later-staff.ts';
import type { StaffDeps } from './later-staff.ts';
import { lensMethods } from './lenses.ts';
import type { LensMethods } from './lenses.ts';
import { orderMethods } from './orders.ts';
import type { OrderMethods } from './orders.ts';
import { preferenceMethods } from './preferences.ts';
import type { PreferenceMethods } from './preferences.ts';
import { priceMethods } from './prices.ts';
import type { PriceMethods } from './prices.ts';
import { simpleRest } from './simple-rest.ts';
import type { StaffMethods } from './staff/staff.ts';

/** react-admin's data provider, with methods that are not plain edits of a record. */
export interface PortalDataProvider
  extends
    DataProvider,
    DraftMethods,
    LensMethods,
    OrderMethods,
    PreferenceMethods,
    PriceMethods,
    StaffMethods {}

/** What the data provider needs from the runtime. */
export interface DataDeps extends StaffDeps {
  /** Lists Firestore's collections; loads when a super admin first opens one of them. */
  firestoreList: ProviderSource;
}

/** Creates the data provider on the API (`connection`) and Firebase (`deps`). */
export function createDataProvider(connection: Rest, deps: DataDeps): PortalDataProvider {
  const api = simpleRest(connection.restAnswer);
  const staff = laterStaffData(connection, deps);
  return {
    ...combineProviders(
      {
        orders: () => api,
        lenses: () => api,
        invoices: () => api,
        checkouts: () => api,
        'order-messages': () => api,
        userActivity: deps.firestoreList,
        profiles: deps.firestoreList,
      },
      staff.providerOf,
    ),
    ...draftMethods(connection),
    ...lensMethods(connection),
    ...orderMethods(connection),
    ...preferenceMethods(connection),
    ...priceMethods(connection),
    ...staff.methods,
  };
}
