import { useId, useSyncExternalStore } from 'react';
import type { Upload, UploadProgress } from '#providers/firebase/upload.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatSize } from '../failure/format-time.ts';

interface LicenceProgressProps {
  file: File;
  upload: Upload | null;
  onCancel: () => void;
}

/** Shows the upload's progress, with buttons to pause and cancel it. */
export function LicenceProgress({ file, upload, onCancel }: LicenceProgressProps) {
  const id = useId();
  const locale = useLocale();
  const text = useText('request');
  const { sent, total, paused } = useProgress(upload, file.size);
  const sizes = { sent: formatSize(sent, locale), total: formatSize(total, locale) };
  return (
    <>
      <p className="upload-name" id={id}>
        {text('licence.progress', { file: file.name })}
      </p>
      <progress aria-labelledby={id} max={total || 1} value={sent} />
      <p className="field-hint">
        {text('licence.sentOf', sizes)} <output>{paused && `· ${text('licence.paused')}`}</output>
      </p>
      <div className="actions">
        {upload && (
          <button
            type="button"
            className="button button-quiet"
            onClick={paused ? upload.resume : upload.pause}
          >
            {paused ? text('licence.resume') : text('licence.pause')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {text('licence.cancel')}
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
