import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import type { DeviceSession } from '#domain/access/user.ts';
import { endOtherSessions, endSession, ownSessions } from '#providers/account/devices.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';

const KEY = ['own-devices'];
/** Reloads after this time, because changes on other devices are not reported; milliseconds. */
const LOOK_AGAIN = 60_000;

/** Loads where the user is signed in, and signs out there. */
export function useDevices() {
  const text = useText('settings');
  const connection = useConnection();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    refetchInterval: LOOK_AGAIN,
    queryFn: ({ signal }) => ownSessions(connection, signal),
  });
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: KEY });
  const one = useMutation({
    mutationFn: ({ id }: DeviceSession) => endSession(connection, id),
    onSuccess: (_done, { device }) =>
      notify(text('devices.ended', { device: escapeHtml(device) }), { type: 'success' }),
    onError: () => notify(text('devices.endFailed'), { type: 'error' }),
    // After a failure too: the session may already have ended.
    onSettled: lookAgain,
  });
  const others = useMutation({
    mutationFn: () => endOtherSessions(connection),
    onSuccess: () => notify(text('devices.othersEnded'), { type: 'success' }),
    onSettled: lookAgain,
  });
  return {
    devices: data,
    failed: isError && data === undefined,
    retry: () => void refetch(),
    end: one.mutate,
    /** The id of the session that is being ended. */
    ending: one.isPending ? one.variables.id : null,
    others,
  };
}
