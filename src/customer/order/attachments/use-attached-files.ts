import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Attachment } from '#domain/orders/attachment.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useAttachmentUploads } from './use-attachment-uploads.ts';

export const MAX_FILES = 10;
const CHANGED = { shouldDirty: true } as const;

/** Returns the form's files, the uploads in progress, and the message about them. */
export function useAttachedFiles() {
  const text = useText('attachments');
  const { control, getValues, setValue } = useFormContext<OrderFormValues>();
  const attachments = useWatch({ control, name: 'attachments' });
  const [announcement, setAnnouncement] = useState('');
  const store = (next: Attachment[]) => setValue('attachments', next, CHANGED);
  const { pending, start, retry, drop } = useAttachmentUploads((attachment) => {
    store([...getValues('attachments'), attachment]);
    setAnnouncement(text('added', { file: attachment.name }));
  });
  const room = MAX_FILES - attachments.length - pending.length;
  return {
    attachments,
    pending,
    /** How many more files fit. */
    room,
    announcement,
    /** Whether the message says that no more files fit. */
    isFull: announcement === text('full', { count: MAX_FILES }),
    retry,
    drop,
    take: (files: Iterable<File>) => {
      const all = [...files];
      for (const file of all.slice(0, room)) start(file);
      setAnnouncement(all.length > room ? text('full', { count: MAX_FILES }) : '');
    },
    change: (next: Attachment) =>
      store(attachments.map((one) => (one.path === next.path ? next : one))),
    remove: ({ path, name: file }: Attachment) => {
      store(attachments.filter((one) => one.path !== path));
      setAnnouncement(text('removed', { file }));
    },
  };
}
