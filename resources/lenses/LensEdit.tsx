import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useGetOne, useLocation, useParams } from 'react-admin';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LensForm } from './edit/LensForm.tsx';
import { LensFormPage } from './edit/LensFormPage.tsx';
import { useAfterSaving } from './edit/save/use-save-flow.ts';
import { toValues } from './edit/values/to-values.ts';
import { toInput } from './transfer/exported-lens.ts';
import { importedIn } from './transfer/imported-lens.ts';

/**
 * AD-03: edits the next version of a lens, based on the version at the time the page opened. Versions that others save
 * meanwhile are merged on saving, after asking; they never change the form by themselves.
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
  const [merged, setMerged] = useState<LensInput | null>(null);
  // a cached lens from a list may be stale
  if (!base && data && isFetchedAfterMount) setBase(data);
  const merge = (current: LensDefinition, both: LensInput) => {
    setMerged(both);
    setBase(current);
  };
  return (
    <LensFormPage
      title={text('title.edit', { lens: base?.name ?? id })}
      error={error}
      isLoading={!base}
      onRetry={() => void refetch()}
    >
      {base && <EditForm key={base.version} base={base} merged={merged} onMerge={merge} />}
    </LensFormPage>
  );
}

interface EditFormProps {
  base: LensDefinition;
  /** What the form had, merged with `base`; null until somebody else saves. Until then, the form may take an imported file. */
  merged: LensInput | null;
  onMerge: (current: LensDefinition, merged: LensInput) => void;
}

function EditForm({ base, merged, onMerge }: EditFormProps) {
  const text = useText('lensEditor');
  const { state } = useLocation();
  const afterSaving = useAfterSaving(base);
  const [file] = useState(() => {
    const found = merged ? null : importedIn(state);
    return found?.imported.id === base.id ? found : null;
  });
  const [unsaved] = useState(() => {
    if (merged) return { ...toValues(merged), changeNote: merged.changeNote };
    return file && toValues(file.imported);
  });
  return (
    <>
      {file && <Alert severity="info">{text('imported', { file: file.file })}</Alert>}
      <LensForm
        base={base}
        initial={toValues(toInput(base))}
        unsaved={unsaved}
        onSaved={afterSaving}
        onMerge={onMerge}
      />
    </>
  );
}
