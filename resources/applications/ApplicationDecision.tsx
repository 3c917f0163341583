import { mayDo } from '#domain/access/permissions.ts';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import type { Application } from '#domain/customers/application-schema.ts';
import { APPLICATION_ACTIONS, applicationTransitions } from '#domain/customers/application.ts';
import type { ApplicationAction } from '#domain/customers/application.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { DecisionButtons } from '../shared/decision/DecisionButtons.tsx';
import { usePendingDecision } from '../shared/decision/use-decision.ts';
import { ApplicationDecisionDialog } from './ApplicationDecisionDialog.tsx';

/** Shows the decisions that this user may take on a pending application. */
export function ApplicationDecision({ application }: { application: Application }) {
  const text = useText('applications');
  const { roles } = useSession();
  const { pending, open, close, finish } = usePendingDecision<Application, ApplicationAction>({
    done: (action, { practice, accountNumber }) =>
      text(`decision.done.${action}`, {
        practice: escapeHtml(practice),
        number: accountNumber ?? '',
      }),
  });
  const actions = APPLICATION_ACTIONS.filter((action) => {
    const { from, permission } = applicationTransitions[action];
    return application.status === from && mayDo(roles, permission);
  });
  return (
    <>
      <DecisionButtons
        onChoose={(action) => open(action, application)}
        buttons={actions.toReversed().map((action) => ({
          action,
          label: text(`decision.${action}`),
          tone: action === 'approve' ? 'primary' : 'error',
        }))}
      />
      {pending && (
        <ApplicationDecisionDialog
          action={pending.action}
          application={pending.seen}
          onClose={close}
          onDecided={(decided) => finish(pending.action, decided)}
        />
      )}
    </>
  );
}
