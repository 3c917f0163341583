import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ColumnsButton, FilterButton, LinkBase, TopToolbar, useListContext } from 'react-admin';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { ListBody } from '../shared/list/ListBody.tsx';
import { StaffList } from '../shared/record/StaffList.tsx';
import { NEW_LENS_PATH } from './common/lens-path.ts';
import { LensCards } from './LensCards.tsx';
import { useLensFilters } from './LensFilters.tsx';
import { LensTable } from './LensTable.tsx';
import { ImportLens } from './transfer/ImportLens.tsx';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** AD-03: lists the catalogue in its latest versions; each row links to its lens. */
export default function LensList() {
  const text = useText('lenses');
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <StaffList<LensDefinition>
      resource="lenses"
      title={text('list.title')}
      isNarrow={isNarrow}
      sort={BY_NAME}
      filters={useLensFilters()}
      actions={<ListActions isNarrow={isNarrow} />}
    >
      <ListBody errorTitle={text('list.error')} empty={<LensListEmpty />}>
        {isNarrow ? <LensCards /> : <LensTable />}
      </ListBody>
    </StaffList>
  );
}

function ListActions({ isNarrow }: { isNarrow: boolean }) {
  const text = useText('lenses');
  return (
    <TopToolbar>
      <FilterButton />
      {!isNarrow && <ColumnsButton />}
      <ImportLens />
      <Button component={LinkBase} to={NEW_LENS_PATH} variant="contained" size="small">
        {text('list.create')}
      </Button>
    </TopToolbar>
  );
}

/** UX-04: why no lens is listed, and what to do next. */
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
