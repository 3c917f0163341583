import { applicationSchema } from '#domain/customers/application-schema.ts';
import type { Application } from '#domain/customers/application-schema.ts';
import { applicationTransitions } from '#domain/customers/application.ts';
import type { ApplicationAction } from '#domain/customers/application.ts';
import { tryAnswer } from '#providers/http/read-answer.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../shared/age.ts';
import { useMovedOn } from '../shared/decision/use-moved-on.ts';

const read = (answer: unknown): Application | null => tryAnswer(applicationSchema, answer);

interface ApplicationMovedOn {
  action: ApplicationAction;
  /** The application as it was seen when the dialog opened. */
  seen: Application;
  isSending: boolean;
}

/** RS-05: what another super admin did to the application of an open dialog: who, what and when. */
export function useApplicationMovedOn({ action, seen, isSending }: ApplicationMovedOn) {
  const text = useText('applications');
  const locale = useLocale();
  const asked = { resource: 'applications', seen, isSending, read } as const;
  const { moved, version, tell } = useMovedOn<Application>(asked);
  const current = moved?.current;
  const what = current
    ? text('decision.movedOn', {
        actor: current.decidedBy || text('decision.somebody'),
        status: text(`statuses.${current.status}`),
        at: formatMoment(current.updatedAt, locale),
      })
    : text('decision.movedOnUnknown');
  const isOver = current?.status !== applicationTransitions[action].from;
  return { version, tell, moved: moved && { what, isOver } };
}
