import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Invitation, Member } from '#domain/access/member.ts';
import { teamRequests, type TeamRequests } from '#providers/account/team.ts';
import { useConnection } from '#providers/http/use-connection.ts';

export interface TeamState {
  requests: TeamRequests;
  members: Member[] | undefined;
  invitations: Invitation[] | undefined;
  /** Why the team could not be loaded; null when it was, or is being loaded. */
  error: unknown;
  retry: () => void;
  /** Reads the team again. */
  refresh: () => Promise<void>;
}

/** The first part of the query keys of teams. */
export const TEAM = 'team';

/** Loads the team of an account. */
export function useTeam(accountNumber: string): TeamState {
  const connection = useConnection();
  const queries = useQueryClient();
  const requests = useMemo(
    () => teamRequests(connection, accountNumber),
    [connection, accountNumber],
  );
  const key = [TEAM, accountNumber];
  const members = useQuery({
    queryKey: [...key, 'members'],
    queryFn: ({ signal }) => requests.members(signal),
  });
  const invitations = useQuery({
    queryKey: [...key, 'invitations'],
    queryFn: ({ signal }) => requests.invitations(signal),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: key });
  return {
    requests,
    members: members.data,
    invitations: invitations.data,
    error: members.error ?? invitations.error,
    retry: () => void refresh(),
    refresh,
  };
}
