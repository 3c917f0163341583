import type { DataProvider } from 'react-admin';
import type { ApplicationAction } from '#domain/application.ts';
import { applicationSchema } from '#domain/schemas/application.ts';
import type { Application } from '#domain/schemas/application.ts';
import { combineProviders } from './combine.ts';
import type { ProviderSource } from './combine.ts';
import { customerMethods } from './customers.ts';
import type { CustomerMethods } from './customers.ts';
import { draftMethods } from './drafts.ts';
import type { DraftMethods } from './drafts.ts';
import { emailMethods } from './emails.ts';
import type { EmailMethods } from './emails.ts';
import { liveListMethods } from './live-list.ts';
import type { LiveListMethods } from './live-list.ts';
import { importMethods } from './imports.ts';
import type { ImportMethods } from './imports.ts';
import { lensMethods } from './lenses.ts';
import type { LensMethods } from './lenses.ts';
import { orderMethods } from './orders.ts';
import type { OrderMethods } from './orders.ts';
import { priceMethods } from './prices.ts';
import type { PriceMethods } from './prices.ts';
import { preferenceMethods } from './preferences.ts';
import type { PreferenceMethods } from './preferences.ts';
import { userMethods, userRecords } from './users.ts';
import type { UserMethods, UserDeps } from './users.ts';
import type { Rest } from '../http/connection.ts';
import { recordRest, simpleRest } from './simple-rest.ts';

/** react-admin's data provider, with methods that are not plain edits of a record. */
export interface PortalDataProvider
  extends
    DataProvider,
    OrderMethods,
    CustomerMethods,
    DraftMethods,
    EmailMethods,
    ImportMethods,
    LensMethods,
    PreferenceMethods,
    PriceMethods,
    LiveListMethods,
    UserMethods {
  /** RS-05: like `decideOrder`. Approving may correct the practice's name; declining requires a reason. */
  decideApplication: (
    id: string,
    action: ApplicationAction,
    seen: { version: number; practice?: string; reason?: string },
  ) => Promise<{ data: Application }>;
}

/** What the data provider needs from the runtime. */
export interface DataDeps extends UserDeps {
  /** Lists Firestore's collections; loads when a super admin first opens one of them. */
  firestoreList: ProviderSource;
}

/** Creates the data provider on the API (`connection`) and Firebase (`deps`). */
export function createDataProvider(connection: Rest, deps: DataDeps): PortalDataProvider {
  const { rest, restAnswer } = connection;
  const api = simpleRest(restAnswer);
  const records = recordRest(restAnswer);
  const users = userMethods(connection, deps);
  return {
    ...combineProviders({
      orders: () => api,
      lenses: () => api,
      customers: () => records,
      applications: () => api,
      users: () => userRecords(records, users),
      'buying-groups': () => records,
      prices: () => records,
      'reject-reasons': () => records,
      'ship-to-addresses': () => records,
      'record-changes': () => api,
      'order-messages': () => api,
      emails: () => api,
      'email-suppressions': () => api,
      userActivity: deps.firestoreList,
      profiles: deps.firestoreList,
      imports: () => api,
    }),
    ...orderMethods(connection),
    ...customerMethods(connection),
    ...draftMethods(connection),
    ...emailMethods(connection),
    ...importMethods(connection),
    ...lensMethods(connection),
    ...preferenceMethods(connection),
    ...priceMethods(connection),
    ...liveListMethods(deps.documents),
    ...users,
    decideApplication: async (id, action, { version, ...body }) => ({
      data: await rest(`/applications/${encodeURIComponent(id)}/${action}`, {
        kind: 'change',
        method: 'POST',
        body,
        ifMatch: version,
        schema: applicationSchema,
      }),
    }),
  };
}
