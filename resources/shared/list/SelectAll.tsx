import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import type { RaRecord } from 'react-admin';
import type { Selection } from './create-selection.tsx';

/** The maximum number of rows that the server returns per request. */
const PAGE = 100;

interface SelectAllProps<T extends RaRecord> {
  selection: Selection<T>;
  /** The maximum number of rows that can be selected. */
  most: number;
  /** Returns the button label for `count` rows; `isPart` is true when more rows match than can be selected. */
  labelOf: (count: number, isPart: boolean) => string;
  failed: string;
}

/** Selects all matching rows on every page, up to the maximum. */
export function SelectAll<T extends RaRecord>(props: SelectAllProps<T>) {
  const { selection, labelOf, failed } = props;
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { resource, total = 0, filter, filterValues, sort } = useListContext<T>();
  const most = Math.min(total, props.most);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const pages = Array.from({ length: Math.ceil(most / PAGE) }, (_, at) => at + 1);
      const answers = [];
      for (const page of pages) {
        const pagination = { page, perPage: PAGE };
        const params = { filter: { ...filterValues, ...filter }, sort, pagination };
        answers.push(await dataProvider.getList<T>(resource, params));
      }
      return answers.flatMap(({ data }) => data);
    },
    onSuccess: selection.replace,
    onError: () => notify(failed, { type: 'error' }),
  });
  if (selection.selected.size >= most) return null;
  return (
    <Button size="small" loading={isPending} onClick={() => mutate()}>
      {labelOf(most, total > most)}
    </Button>
  );
}
