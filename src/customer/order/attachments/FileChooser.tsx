import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { useAttachmentsText } from './use-attachments-text.ts';

const OFFERED = 'image/*,application/pdf';

interface FileChooserProps {
  button: RefObject<HTMLButtonElement | null>;
  isFull: boolean;
  onChosen: (files: Iterable<File>) => void;
}

/** Opens the browser's file dialog; the text `attachments-hint` says which files are allowed. */
export function FileChooser({ button, isFull, onChosen }: FileChooserProps) {
  const text = useAttachmentsText();
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
