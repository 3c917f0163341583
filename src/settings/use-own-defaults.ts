import { useQuery } from '@tanstack/react-query';
import type { EventChoices } from '#domain/emails/event-choice.ts';
import { ownDefaults } from '#providers/account/notification-defaults.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useSession } from '#providers/session/use-session.ts';

const NONE: EventChoices = {};

/** EM-04: returns the defaults that an owner set for the user's selected account; none for staff. */
export function useOwnDefaults() {
  const connection = useConnection();
  const { accountNumber } = useSession();
  const { data, isError, isLoading, refetch } = useQuery({
    queryKey: ['notification-defaults'],
    enabled: accountNumber !== null,
    queryFn: ({ signal }) => ownDefaults(connection, signal),
  });
  return {
    defaults: data?.find((one) => one.accountNumber === accountNumber)?.choices ?? NONE,
    isLoading,
    failed: isError,
    retry: () => void refetch(),
  };
}
