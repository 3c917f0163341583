import type { DataProvider } from 'react-admin';
import type { ApplicationAction } from '#domain/application.ts';
import { applicationSchema } from '#domain/schemas/application.ts';
import type { Application } from '#domain/schemas/application.ts';
import { combineProviders } from './combine.ts';
import type { ProviderSource } from './combine.ts';
import { draftMethods } from './data/drafts.ts';
import type { DraftMethods } from './data/drafts.ts';
import { lensMethods } from './data/lenses.ts';
import type { LensMethods } from './data/lenses.ts';
import { orderMethods } from './data/orders.ts';
import type { OrderMethods } from './data/orders.ts';
import { preferenceMethods } from './data/preferences.ts';
import type { PreferenceMethods } from './data/preferences.ts';
import { userMethods } from './data/users.ts';
import type { UserMethods, UserPorts } from './data/users.ts';
import { rest } from './rest.ts';
import { simpleRest } from './simple-rest.ts';

/** react-admin's data provider and what is no plain edit of a record. */
export interface PortalDataProvider
  extends DataProvider, OrderMethods, DraftMethods, LensMethods, PreferenceMethods, UserMethods {
  /** RS-05: as `decideOrder`. Approving may put the practice's name right; declining needs a reason. */
  decideApplication: (
    id: string,
    action: ApplicationAction,
    seen: { version: number; practice?: string; reason?: string },
  ) => Promise<{ data: Application }>;
}

/** What the data provider needs of the runtime. */
export interface DataPorts extends UserPorts {
  /** Lives in Firestore; its provider is loaded when a super admin first asks. */
  userActivity: ProviderSource;
}

export function createDataProvider(ports: DataPorts): PortalDataProvider {
  const api = simpleRest();
  return {
    ...combineProviders({
      orders: () => api,
      lenses: () => api,
      customers: () => api,
      applications: () => api,
      users: () => api,
      userActivity: ports.userActivity,
    }),
    ...orderMethods,
    ...draftMethods,
    ...lensMethods,
    ...preferenceMethods,
    ...userMethods(ports),
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
