import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useGetOne, useLocation, useParams } from 'react-admin';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { LensForm } from '#resources/lenses/edit/LensForm.tsx';
import { LensFormPage } from '#resources/lenses/edit/LensFormPage.tsx';
import { toValues } from './edit/values/to-values.ts';
import { useAfterSaving } from './edit/save/use-after-saving.ts';
import { useEditorText } from '#resources/lenses/edit/use-editor-text.ts';
import { toInput } from '#resources/lenses/transfer/exported-lens.ts';
import { importedIn } from '#resources/lenses/transfer/imported-lens.ts';

/**
 * AD-03: the next version of a lens. It starts from the version that was there when the page opened: what others save
 * meanwhile is told when this one is saved, and never changes what is being typed.
 */
export default function LensEdit() {
  const text = useEditorText();
  const { id = '' } = useParams();
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<LensDefinition>(
    'lenses',
    { id },
    { retry: false, staleTime: 0, refetchOnWindowFocus: false },
  );
  const [base, setBase] = useState<LensDefinition | null>(null);
  const [wasLoaded, setWasLoaded] = useState(false);
  // a lens that a list has shown may be old by now
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
  /** Nothing of others was loaded yet: what a file holds may stand in the form. */
  isFirst: boolean;
  onLoad: (current: LensDefinition) => void;
}

function EditForm({ base, isFirst, onLoad }: EditFormProps) {
  const text = useEditorText();
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
