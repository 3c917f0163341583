import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Attachment } from '#domain/orders/attachment.ts';
import { useText } from '#providers/messages/use-text.ts';

interface AttachmentRowProps {
  attachment: Attachment;
  onChange: (attachment: Attachment) => void;
  onRemove: () => void;
}

const KINDS = ['topography', 'photograph', 'other'] as const;
const EYES = ['both', 'right', 'left'] as const;
const NATIVE = { select: { native: true } } as const;

/** Shows a stored file: its kind and its eye. */
export function AttachmentRow({ attachment, onChange, onRemove }: AttachmentRowProps) {
  const text = useText('attachments');
  const { name: file, path, kind, eye } = attachment;
  const setEye = (value: string) => {
    onChange({ ...attachment, eye: value === 'right' || value === 'left' ? value : null });
  };
  const setKind = (value: string) => {
    onChange({ ...attachment, kind: KINDS.find((known) => known === value) ?? 'other' });
  };
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography noWrap sx={{ flex: '1 1 160px', minWidth: 0 }}>
        {file}
      </Typography>
      <TextField
        id={`kind-${path}`}
        select
        size="small"
        label={text('kind')}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        slotProps={NATIVE}
      >
        {KINDS.map((value) => (
          <option key={value} value={value}>
            {text(`kinds.${value}`)}
          </option>
        ))}
      </TextField>
      <TextField
        id={`eye-${path}`}
        select
        size="small"
        label={text('eye')}
        value={eye ?? 'both'}
        onChange={(event) => setEye(event.target.value)}
        slotProps={NATIVE}
      >
        {EYES.map((value) => (
          <option key={value} value={value}>
            {text(`eyes.${value}`)}
          </option>
        ))}
      </TextField>
      <IconButton aria-label={text('remove', { file })} onClick={onRemove}>
        <DeleteOutlineIcon />
      </IconButton>
    </Box>
  );
}
