import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useGetOne, useLocation, useParams } from 'react-admin';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LensForm } from '#resources/lenses/edit/LensForm.tsx';
import { LensFormPage } from '#resources/lenses/edit/LensFormPage.tsx';
import { toValues } from './edit/values/to-values.ts';
import { useAfterSaving } from './edit/save/use-save-flow.ts';
import { toInput } from '#resources/lenses/transfer/exported-lens.ts';
import { importedIn } from '#resources/lenses/transfer/imported-lens.ts';

/**
 * AD-03: edits the next version of a lens, based on the version at the time the page opened. Versions that others save
 * meanwhile are reported on saving, and never change the form.
 */
export default function LensEdit() {
  const text = useText('lensEditor');
  const { id = '' } = useParams();
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<LensDefinition>(
    'lenses',
    { id },
    { retry: false, staleTime: 0, refetchOnWindowFocus: false },
  );
  const [base, setBase] = useState<LensDefinition | null>(null);
  const [wasLoaded, setWasLoaded] = useState(false);
  // a cached lens from a list may be stale
  if (!base && data && isFetchedAfterMount) setBase(data);
  const load = (current: LensDefinition) => {
    setWasLoaded(true);
    setBase(current);
  };
  return (
    <LensFormPage
      title={text('title.edit', { lens: base?.name ?? id })}
      error={error}
      isLoading={!base}
      onRetry={() => void refetch()}
    >
      {base && <EditForm key={base.version} base={base} isFirst={!wasLoaded} onLoad={load} />}
    </LensFormPage>
  );
}

interface EditFormProps {
  base: LensDefinition;
  /** True until the user loads another user's version; until then, the form may take an imported file. */
  isFirst: boolean;
  onLoad: (current: LensDefinition) => void;
}

function EditForm({ base, isFirst, onLoad }: EditFormProps) {
  const text = useText('lensEditor');
  const { state } = useLocation();
  const afterSaving = useAfterSaving(base);
  const [file] = useState(() => {
    const found = isFirst ? importedIn(state) : null;
    return found?.imported.id === base.id ? found : null;
  });
  const [imported] = useState(() => file && toValues(file.imported));
  return (
    <>
      {file && <Alert severity="info">{text('imported', { file: file.file })}</Alert>}
      <LensForm
        base={base}
        initial={toValues(toInput(base))}
        imported={imported}
        onSaved={afterSaving}
        onLoad={onLoad}
      />
    </>
  );
}
