import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '../../shared/visually-hidden.ts';
import { ImportFailure } from './ImportFailure.tsx';
import { useImportLens } from './use-import-lens.ts';

/** AD-03: reads a definition from a file and opens the form with it. Saves nothing itself. */
export function ImportLens() {
  const text = useText('lensTransfer');
  const input = useRef<HTMLInputElement>(null);
  const { failure, isReading, read, close } = useImportLens();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // lets the user select the same file again
    event.target.value = '';
    if (file) void read(file);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<UploadFileIcon aria-hidden />}
        loading={isReading}
        onClick={() => input.current?.click()}
      >
        {text('import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={text('import')}
        tabIndex={-1}
        onChange={choose}
        style={VISUALLY_HIDDEN}
      />
      {failure && <ImportFailure failure={failure} onClose={close} />}
    </>
  );
}
