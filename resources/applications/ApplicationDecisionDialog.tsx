import { MAX_REASON } from '#domain/basics/constants.ts';
import type { Application } from '#domain/customers/application-schema.ts';
import type { ApplicationAction } from '#domain/customers/application.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionDialog } from '../shared/decision/DecisionDialog.tsx';
import type { DecisionFieldLabels } from '../shared/decision/DecisionDialog.tsx';
import type { DecisionOutcome } from '../shared/decision/use-decision.ts';
import { useApplicationDecision } from './use-application-decision.ts';
import { useApplicationMovedOn } from './use-application-moved-on.ts';

const LONGEST_PRACTICE = 120;
interface ApplicationDecisionDialogProps {
  action: ApplicationAction;
  /** The application as it was seen when the dialog opened. */
  application: Application;
  onClose: () => void;
  onDecided: (application: Application) => void;
}

/** Explains what the decision does and asks for its input: the account name to approve, or the reason to decline. */
export function ApplicationDecisionDialog(props: ApplicationDecisionDialogProps) {
  const { action, application, onClose, onDecided } = props;
  const text = useText('applications');
  const { mutate, isPending, error } = useApplicationDecision(application);
  const { moved, version, tell } = useApplicationMovedOn({
    action,
    seen: application,
    isSending: isPending,
  });
  const onAnswer = (outcome: DecisionOutcome<Application>) =>
    outcome.kind === 'movedOn' ? tell(outcome.current) : onDecided(outcome.record);
  const fields: Record<ApplicationAction, DecisionFieldLabels> = {
    approve: {
      label: text('decision.practice'),
      help: text('decision.practiceHelp'),
      missing: text('decision.practiceMissing'),
      most: LONGEST_PRACTICE,
      initial: application.practice,
      isLine: true,
    },
    decline: {
      label: text('decision.reason'),
      missing: text('decision.reasonMissing'),
      most: MAX_REASON,
    },
  };
  return (
    <DecisionDialog
      title={text(`decision.${action}Title`, { practice: application.practice })}
      consequence={text(`decision.${action}Text`, { applicant: application.email })}
      action={text(`decision.${action}`)}
      tone={action === 'decline' ? 'error' : 'primary'}
      field={fields[action]}
      isPending={isPending}
      error={error}
      moved={moved}
      onDecide={(typed) => mutate({ action, typed, version }, { onSuccess: onAnswer })}
      onClose={onClose}
    />
  );
}
