import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { MOST_AT_ONCE } from '#domain/order.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { useSelection } from '../queue/selection.ts';
import { useQueueText } from '../queue/use-queue-text.ts';

/** The server hands out so many rows at once. */
const PAGE = 100;

/** Selects what the list finds on all of its pages, as far as it may be decided on at once. */
export function SelectAll() {
  const text = useQueueText();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { total = 0, filterValues, sort } = useListContext<OrderSummary>();
  const { selected, replace } = useSelection();
  const most = Math.min(total, MOST_AT_ONCE);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const pages = Array.from({ length: Math.ceil(most / PAGE) }, (_, at) => at + 1);
      const answers = [];
      for (const page of pages) {
        const pagination = { page, perPage: PAGE };
        const params = { filter: filterValues, sort, pagination };
        answers.push(await dataProvider.getList<OrderSummary>('orders', params));
      }
      return answers.flatMap(({ data }) => data);
    },
    onSuccess: replace,
    onError: () => notify(text('select.failed'), { type: 'error' }),
  });
  if (selected.size >= most) return null;
  return (
    <Button size="small" loading={isPending} onClick={() => mutate()}>
      {text(total > most ? 'select.most' : 'select.all', { smart_count: most })}
    </Button>
  );
}
