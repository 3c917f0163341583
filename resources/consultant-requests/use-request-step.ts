import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { RequestState } from '#domain/consultant/requests/limits.ts';
import type { ConsultantRequest } from '#domain/consultant/requests/consultant-request.ts';
import { useText } from '#providers/messages/use-text.ts';

const RESOURCE = 'consultant-requests';
const CHANGED = [RESOURCE, 'record-changes'];

interface Step {
  /** The request as it is on the screen. */
  seen: ConsultantRequest;
  state: RequestState;
  assignee: string;
}

/** VC-03: takes or answers a request, if nobody else has changed it meanwhile. */
export function useRequestStep() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const text = useText('consultantDesk');
  return useMutation({
    mutationFn: ({ seen, state, assignee }: Step) =>
      dataProvider.update<ConsultantRequest>(RESOURCE, {
        id: seen.id,
        data: { state, assignee, note: seen.note, version: seen.version },
        previousData: seen,
      }),
    onSettled: () =>
      Promise.all(
        CHANGED.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })),
      ),
    onSuccess: (_answer, { state }) =>
      notify(text(state === 'answered' ? 'done.answered' : 'done.taken'), { type: 'success' }),
  });
}
