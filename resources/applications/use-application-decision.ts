import { useDataProvider } from 'react-admin';
import { applicationSchema } from '#domain/customers/application-schema.ts';
import type { Application } from '#domain/customers/application-schema.ts';
import type { ApplicationAction } from '#domain/customers/application.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useDecision } from '../shared/decision/use-decision.ts';

interface ApplicationDecision {
  action: ApplicationAction;
  /** The version that the decision is about. */
  version: number;
  /** Approving: the practice's name. Declining: the reason. */
  typed: string;
}

const bodyOf = ({ action, typed }: ApplicationDecision) =>
  action === 'approve' ? { practice: typed } : { reason: typed };

/** RS-05: sends a decision on the version of the application that the user saw. */
export function useApplicationDecision({ id }: Application) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useDecision({
    resource: 'applications',
    schema: applicationSchema,
    send: (decision: ApplicationDecision) =>
      dataProvider.decideApplication(id, decision.action, {
        version: decision.version,
        ...bodyOf(decision),
      }),
  });
}
