import { useQuery } from '@tanstack/react-query';
import { buyingGroups } from '#providers/account/applications.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';

/** RS-06: shows the name of a buying group, or its key while the names load or when the group is no longer offered. */
export function BuyingGroupName({ id }: { id: string | null }) {
  const text = useText('applications');
  const { restAnswer } = useConnection();
  const { data } = useQuery({
    queryKey: ['buyingGroups'],
    queryFn: ({ signal }) => buyingGroups(restAnswer, signal, { isAside: true }),
    enabled: id !== null,
  });
  if (id === null) return text('show.noGroup');
  return data?.find((group) => group.id === id)?.name ?? id;
}
