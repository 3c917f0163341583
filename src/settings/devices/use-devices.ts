import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { DeviceSession } from '#domain/access/user.ts';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { endOtherSessions, endSession, ownSessions } from '#providers/account/devices.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useStep } from '#resources/shared/step/use-step.ts';

const KEY = 'own-devices';
/** Reloads after this time, because changes on other devices are not reported; milliseconds. */
const LOOK_AGAIN = 60_000;

/** Loads where the user is signed in, and signs out there. */
export function useDevices() {
  const text = useText('settings');
  const connection = useConnection();
  const notify = useNotify();
  const { data, isError, refetch } = useQuery({
    queryKey: [KEY],
    refetchInterval: LOOK_AGAIN,
    queryFn: ({ signal }) => ownSessions(connection, signal),
  });
  // After a failure too: the session may already have ended.
  const one = useStep({
    send: ({ id }: DeviceSession) => endSession(connection, id),
    changes: [KEY],
    done: (_done, { device }) => text('devices.ended', { device: escapeHtml(device) }),
    onFailed: () => notify(text('devices.endFailed'), { type: 'error' }),
  });
  const others = useStep({
    send: () => endOtherSessions(connection),
    changes: [KEY],
    done: () => text('devices.othersEnded'),
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
