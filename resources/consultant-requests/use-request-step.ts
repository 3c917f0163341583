import { useDataProvider } from 'react-admin';
import type { ConsultantRequest } from '#domain/consultant/requests/consultant-request.ts';
import type { RequestState } from '#domain/consultant/requests/limits.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useStep } from '../shared/step/use-step.ts';

const RESOURCE = 'consultant-requests';

interface RequestStep {
  /** The request as it is on the screen. */
  seen: ConsultantRequest;
  state: RequestState;
  assignee: string;
}

/** VC-03: takes or answers a request, if nobody else has changed it meanwhile. */
export function useRequestStep() {
  const dataProvider = useDataProvider();
  const text = useText('consultantDesk');
  return useStep({
    send: ({ seen, state, assignee }: RequestStep) =>
      dataProvider.update<ConsultantRequest>(RESOURCE, {
        id: seen.id,
        data: { state, assignee, note: seen.note, version: seen.version },
        previousData: seen,
      }),
    changes: [RESOURCE, 'record-changes'],
    done: (_answer, { state }) => text(state === 'answered' ? 'done.answered' : 'done.taken'),
  });
}
