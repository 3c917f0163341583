import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useGetOne, useLocation } from 'react-admin';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LensForm } from './edit/LensForm.tsx';
import { LensFormPage } from './edit/LensFormPage.tsx';
import { useAfterSaving } from './edit/save/use-save-flow.ts';
import { EMPTY_LENS } from './edit/values/form-values.ts';
import { toValues } from './edit/values/to-values.ts';
import { toInput } from './transfer/exported-lens.ts';
import { importedIn } from './transfer/imported-lens.ts';

/** AD-03: creates a lens, empty, from another lens, or from a file. */
export default function LensCreate() {
  const text = useText('lensEditor');
  const { search, state } = useLocation();
  const from = new URLSearchParams(search).get('from');
  const [found] = useState(() => importedIn(state));
  const [imported] = useState(() => found && toValues(found.imported));
  const { data, error, refetch } = useGetOne<LensDefinition>(
    'lenses',
    { id: from ?? '' },
    { enabled: from !== null, retry: false, refetchOnWindowFocus: false },
  );
  const afterSaving = useAfterSaving(null);
  const isReady = from === null || data !== undefined;
  return (
    <LensFormPage
      title={text('title.create')}
      error={error}
      isLoading={!isReady}
      onRetry={() => void refetch()}
    >
      {data && (
        <Alert severity="info">{text('from', { lens: data.name, version: data.version })}</Alert>
      )}
      {found && <Alert severity="info">{text('imported', { file: found.file })}</Alert>}
      <LensForm
        base={null}
        initial={data ? cloneOf(data, text('copyName', { name: data.name })) : EMPTY_LENS}
        unsaved={imported}
        onSaved={afterSaving}
        onMerge={() => undefined}
      />
    </LensFormPage>
  );
}

function cloneOf(lens: LensDefinition, name: string) {
  return toValues({ ...toInput(lens), id: `${lens.id}-copy`, name, offered: true });
}
