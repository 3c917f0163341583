import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, type RefObject, type DragEvent } from 'react';
import { UPLOAD_MOST_BYTES } from '#domain/basics/constants.ts';
import type { Attachment } from '#domain/orders/attachment.ts';
import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { AttachmentRow } from './AttachmentRow.tsx';
import { PendingRow } from './PendingRow.tsx';
import { MAX_FILES, useAttachedFiles } from './use-attached-files.ts';

const OFFERED = 'image/*,application/pdf';

interface FileChooserProps {
  button: RefObject<HTMLButtonElement | null>;
  isFull: boolean;
  onChosen: (files: Iterable<File>) => void;
}

const MEGABYTE = 1024 * 1024;

/** Lets the user choose or drop topographies and photographs for the order; uploads them at once. */
export function AttachmentsField() {
  const text = useText('attachments');
  const button = useRef<HTMLButtonElement>(null);
  const { attachments, pending, announcement, isFull, ...files } = useAttachedFiles();
  const remove = (attachment: Attachment) => {
    files.remove(attachment);
    button.current?.focus();
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    files.take(event.dataTransfer.files);
  };
  return (
    <Box
      component="section"
      aria-labelledby="attachments-title"
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropped}
      sx={{ display: 'grid', gap: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography id="attachments-title" variant="h6" component="h2">
        {text('title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" id="attachments-hint">
        {text('hint', { most: UPLOAD_MOST_BYTES / MEGABYTE, count: MAX_FILES })}
      </Typography>
      {attachments.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {attachments.map((attachment) => (
            <AttachmentRow
              key={attachment.path}
              attachment={attachment}
              onChange={files.change}
              onRemove={() => remove(attachment)}
            />
          ))}
        </Box>
      )}
      {pending.map((one) => (
        <PendingRow
          key={one.key}
          pending={one}
          onRetry={() => files.retry(one)}
          onDrop={() => files.drop(one.key)}
        />
      ))}
      <FileChooser button={button} isFull={files.room <= 0} onChosen={files.take} />
      <Box component="output" sx={isFull ? {} : VISUALLY_HIDDEN}>
        {announcement}
      </Box>
    </Box>
  );
}

/** Opens the browser's file dialog; the text `attachments-hint` says which files are allowed. */
function FileChooser({ button, isFull, onChosen }: FileChooserProps) {
  const text = useText('attachments');
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Box>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<UploadFileIcon aria-hidden />}
        disabled={isFull}
        aria-describedby="attachments-hint"
        onClick={() => chooser.current?.click()}
      >
        {text('choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={OFFERED}
        aria-label={text('choose')}
        onChange={(event) => {
          onChosen(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
        {text('drop')}
      </Typography>
    </Box>
  );
}
