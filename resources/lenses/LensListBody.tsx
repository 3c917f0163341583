import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { ListBody } from '../shared/list/ListBody.tsx';
import { useRows } from '../shared/list/use-rows.ts';
import { LensCards } from './LensCards.tsx';
import { LensTable } from './LensTable.tsx';

/** The rows of the catalogue. */
export function LensListBody() {
  const text = useText('lenses');
  const { rows, isNarrow } = useRows<LensDefinition>('md');
  return (
    <ListBody errorTitle={text('list.error')} empty={<LensListEmpty />}>
      {isNarrow ? <LensCards lenses={rows} /> : <LensTable lenses={rows} />}
    </ListBody>
  );
}

function LensListEmpty() {
  const text = useText('lenses');
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) return <EmptyNote text={text('list.empty')} />;
  return (
    <EmptyNote text={text('list.filtered')}>
      <Button onClick={() => setFilters({})}>{text('list.clear')}</Button>
    </EmptyNote>
  );
}
