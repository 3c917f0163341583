import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useEditor } from '../editor-context.ts';
import { useEditorText } from '../use-editor-text.ts';

interface SaveBarProps {
  /** The result of the last attempt, visible beside the buttons at any scroll position. */
  report: ReactNode;
  isBusy: boolean;
  isChecking: boolean;
  onCheck: () => void;
  onSave: () => void;
}

/** Sticks to the bottom while the user scrolls through the form. */
export function SaveBar({ report, isBusy, isChecking, onCheck, onSave }: SaveBarProps) {
  const text = useEditorText();
  const { base } = useEditor();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        py: 1,
        display: 'grid',
        gap: 1,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      {report}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        {base && (
          <Button variant="outlined" onClick={onCheck} loading={isChecking} disabled={isBusy}>
            {text('dryRun.check')}
          </Button>
        )}
        <Button variant="contained" onClick={onSave} loading={isBusy}>
          {base ? text('save.edit', { version: base.version + 1 }) : text('save.create')}
        </Button>
      </Box>
    </Box>
  );
}
