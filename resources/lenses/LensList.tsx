import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { ImportLens } from '#resources/lenses/transfer/ImportLens.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { SearchField } from '../shared/list/SearchField.tsx';
import { NEW_LENS_PATH } from './lens-path.ts';
import { LensFilters } from './LensFilters.tsx';
import { LensListBody } from './LensListBody.tsx';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** AD-03: lists the catalogue in its latest versions; each row links to its lens. */
export default function LensList() {
  const text = useText('lenses');
  return (
    <ListPage
      resource="lenses"
      title={text('list.title')}
      sort={BY_NAME}
      toolbar={
        <>
          <SearchField label={text('list.search')} />
          <LensFilters />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
            <ImportLens />
            <Button component={LinkBase} to={NEW_LENS_PATH} variant="contained">
              {text('list.create')}
            </Button>
          </Box>
        </>
      }
    >
      <LensListBody />
    </ListPage>
  );
}
