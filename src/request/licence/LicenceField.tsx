import { useId } from 'react';
import type { Ref } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { LICENCE_TYPES } from './licence-file.ts';
import { LicenceProgress } from './LicenceProgress.tsx';
import type { LicenceState, useLicenceUpload } from './use-licence-upload.ts';

interface LicenceFieldProps {
  licence: ReturnType<typeof useLicenceUpload>;
  /** Why the form cannot be submitted yet. */
  error: string | null | undefined;
  /** The focus target when the form cannot be submitted. */
  ref: Ref<HTMLFieldSetElement>;
}

/** Shows the optional copy of the license: to choose, uploading, failed or stored. */
export function LicenceField({ licence, error, ref }: LicenceFieldProps) {
  const id = useId();
  const text = useText('request');
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} tabIndex={-1} ref={ref}>
      <legend>
        {text('licence.label')} ({text('optional')})
      </legend>
      <LicenceContent licence={licence} />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function LicenceContent({ licence }: Pick<LicenceFieldProps, 'licence'>) {
  const { state, choose, drop, remove } = licence;
  if (state.kind === 'none') return <LicenceChooser refused={state.refused} onChoose={choose} />;
  if (state.kind === 'sending') {
    return <LicenceProgress file={state.file} upload={state.upload} onCancel={drop} />;
  }
  if (state.kind === 'failed') {
    return <LicenceFailed state={state} onRetry={() => choose(state.file)} onDrop={drop} />;
  }
  return <LicenceStored state={state} onRemove={() => void remove(state.file)} />;
}

interface ChooserProps {
  refused: Extract<LicenceState, { kind: 'none' }>['refused'];
  onChoose: (file: File) => void;
}

function LicenceChooser({ refused, onChoose }: ChooserProps) {
  const id = useId();
  const text = useText('request');
  return (
    <div className="field">
      <input
        id={id}
        type="file"
        accept={LICENCE_TYPES}
        aria-invalid={refused !== null}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise choosing the same file again after a refusal would not be a change.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <label htmlFor={id} className="button button-quiet">
        {text('licence.choose')}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {text('licence.hint')}
      </p>
      {refused && (
        <p className="field-error" role="alert">
          {text(`licence.${refused.because}`, { file: refused.file })}
        </p>
      )}
    </div>
  );
}

interface FailedProps {
  state: Extract<LicenceState, { kind: 'failed' }>;
  onRetry: () => void;
  onDrop: () => void;
}

function LicenceFailed({ state, onRetry, onDrop }: FailedProps) {
  const text = useText('request');
  return (
    <>
      <p className="alert" role="alert">
        {state.file.name}: {text(`fileProblems.${state.problem}`)}
      </p>
      <div className="actions">
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {text('licence.retry')}
        </button>
        <button type="button" className="button button-quiet" onClick={onDrop}>
          {text('licence.drop')}
        </button>
      </div>
    </>
  );
}

interface StoredProps {
  state: Extract<LicenceState, { kind: 'stored' }>;
  onRemove: () => void;
}

function LicenceStored({ state, onRemove }: StoredProps) {
  const text = useText('request');
  const { file, removing, problem } = state;
  return (
    <>
      <output className="upload-name">
        {file ? text('licence.stored', { file }) : text('licence.storedEarlier')}
      </output>
      {problem && (
        <p className="field-error" role="alert">
          {text(`fileProblems.${problem}`)}
        </p>
      )}
      <div className="actions">
        <button
          type="button"
          className="button button-quiet"
          disabled={removing}
          onClick={onRemove}
        >
          {removing ? text('licence.removing') : text('licence.remove')}
        </button>
      </div>
    </>
  );
}
