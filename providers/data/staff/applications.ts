import { applicationSchema } from '#domain/customers/application-schema.ts';
import type { Application } from '#domain/customers/application-schema.ts';
import type { ApplicationAction } from '#domain/customers/application.ts';
import type { Rest } from '../../http/connection.ts';

/** RS-05: what the data provider does with applications, beyond reading them. */
export interface ApplicationMethods {
  /** Like `decideOrder`. Approving may correct the practice's name; declining requires a reason. */
  decideApplication: (
    id: string,
    action: ApplicationAction,
    seen: { version: number; practice?: string; reason?: string },
  ) => Promise<{ data: Application }>;
}

export function applicationMethods({ rest }: Pick<Rest, 'rest'>): ApplicationMethods {
  return {
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
