import { useId, useSyncExternalStore } from 'react';
import type { Upload, UploadProgress } from '#providers/firebase/upload.ts';
import { fill } from '#src/i18n/create-text.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { formatSize } from '../failure/format-time.ts';
import { useRequestText } from '../request-text.ts';

interface LicenceProgressProps {
  file: File;
  upload: Upload | null;
  onCancel: () => void;
}

/** Shows the upload's progress, with buttons to pause and cancel it. */
export function LicenceProgress({ file, upload, onCancel }: LicenceProgressProps) {
  const id = useId();
  const locale = useLocale();
  const { licence } = useRequestText();
  const { sent, total, paused } = useProgress(upload, file.size);
  const sizes = { sent: formatSize(sent, locale), total: formatSize(total, locale) };
  return (
    <>
      <p className="upload-name" id={id}>
        {fill(licence.progress, { file: file.name })}
      </p>
      <progress aria-labelledby={id} max={total || 1} value={sent} />
      <p className="field-hint">
        {fill(licence.sentOf, sizes)} <output>{paused && `· ${licence.paused}`}</output>
      </p>
      <div className="actions">
        {upload && (
          <button
            type="button"
            className="button button-quiet"
            onClick={paused ? upload.resume : upload.pause}
          >
            {paused ? licence.resume : licence.pause}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {licence.cancel}
        </button>
      </div>
    </>
  );
}

const ignore = () => () => undefined;

function useProgress(upload: Upload | null, size: number): UploadProgress {
  const progress = useSyncExternalStore<UploadProgress | null>(
    upload?.progress.subscribe ?? ignore,
    () => upload?.progress.get() ?? null,
  );
  return progress ?? { paused: false, sent: 0, total: size };
}
