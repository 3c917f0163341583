import Alert from '@mui/material/Alert';
import { ListPage } from '../shared/list/ListPage.tsx';
import { SearchField } from '../shared/list/SearchField.tsx';
import { LensListBody } from './LensListBody.tsx';
import { useLensesText } from './use-lenses-text.ts';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** The catalogue with every parameter and where its figures come from; to read only. */
export default function LensList() {
  const text = useLensesText();
  return (
    <ListPage
      resource="lenses"
      title={text('list.title')}
      sort={BY_NAME}
      toolbar={<SearchField label={text('list.search')} />}
    >
      <Alert severity="info">{text('list.readOnly')}</Alert>
      <LensListBody />
    </ListPage>
  );
}
