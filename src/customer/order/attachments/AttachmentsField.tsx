import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { UPLOAD_MOST_BYTES } from '#domain/constants.ts';
import type { Attachment } from '#domain/schemas/attachment.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { AttachmentRow } from './AttachmentRow.tsx';
import { PendingRow } from './PendingRow.tsx';
import { useAttachmentsText } from './use-attachments-text.ts';
import { useAttachmentUploads } from './use-attachment-uploads.ts';

const MOST_FILES = 10;
const MEGABYTE = 1024 * 1024;
const OFFERED = 'image/*,application/pdf';
const CHANGED = { shouldDirty: true } as const;

/** Topographies and photographs that go with the order: chosen or dropped, uploaded at once. */
export function AttachmentsField() {
  const text = useAttachmentsText();
  const { control, getValues, setValue } = useFormContext<OrderFormValues>();
  const attachments = useWatch({ control, name: 'attachments' });
  const [told, setTold] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const store = (next: Attachment[]) => setValue('attachments', next, CHANGED);

  const { pending, start, retry, drop } = useAttachmentUploads((attachment) => {
    store([...getValues('attachments'), attachment]);
    setTold(text('added', { file: attachment.name }));
  });
  const room = MOST_FILES - attachments.length - pending.length;
  const take = (files: Iterable<File>) => {
    const all = [...files];
    for (const file of all.slice(0, room)) start(file);
    setTold(all.length > room ? text('full', { count: MOST_FILES }) : '');
  };
  const remove = ({ path, name: file }: Attachment) => {
    store(attachments.filter((one) => one.path !== path));
    setTold(text('removed', { file }));
    button.current?.focus();
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
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
        {text('hint', { most: UPLOAD_MOST_BYTES / MEGABYTE, count: MOST_FILES })}
      </Typography>
      {attachments.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {attachments.map((attachment) => (
            <AttachmentRow
              key={attachment.path}
              attachment={attachment}
              onChange={(next) =>
                store(attachments.map((one) => (one.path === next.path ? next : one)))
              }
              onRemove={() => remove(attachment)}
            />
          ))}
        </Box>
      )}
      {pending.map((one) => (
        <PendingRow
          key={one.key}
          pending={one}
          onRetry={() => retry(one)}
          onDrop={() => drop(one.key)}
        />
      ))}
      <Box>
        <Button
          ref={button}
          variant="outlined"
          startIcon={<UploadFileIcon aria-hidden />}
          disabled={room <= 0}
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
            take(event.target.files ?? []);
            event.target.value = '';
          }}
        />
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
          {text('drop')}
        </Typography>
      </Box>
      <Box
        component="output"
        sx={told === text('full', { count: MOST_FILES }) ? {} : VISUALLY_HIDDEN}
      >
        {told}
      </Box>
    </Box>
  );
}
