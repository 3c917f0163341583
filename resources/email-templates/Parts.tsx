import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#providers/messages/use-text.ts';

export type View = 'edit' | 'preview' | 'versions';

interface PartsProps {
  view: View;
  onView: (view: View) => void;
  fields: ReactNode;
  preview: ReactNode;
  versions: ReactNode;
}

/** The parts of the page as tabs. On a wide page the preview is beside the fields. */
export function Parts({ view, onView, fields, preview, versions }: PartsProps) {
  const text = useText('emailTemplates');
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const id = useId();
  const shown: View = view === 'preview' && !isNarrow ? 'edit' : view;
  const tabs: View[] = isNarrow ? ['edit', 'preview', 'versions'] : ['edit', 'versions'];
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_event, next: View) => onView(next)}
        aria-label={text('tabs.label')}
        sx={{ mb: 2 }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${id}${tab}`}
            aria-controls={id}
            label={text(`tabs.${tab}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={id} aria-labelledby={`${id}${shown}`}>
        {/* Stay mounted: their undo history and the place of the cursor are kept. */}
        <Box sx={isNarrow ? undefined : COLUMNS} hidden={shown === 'versions'}>
          <Box hidden={isNarrow && shown !== 'edit'} sx={{ minWidth: 0 }}>
            {fields}
          </Box>
          <Box hidden={isNarrow && shown !== 'preview'} sx={isNarrow ? undefined : BESIDE}>
            {preview}
          </Box>
        </Box>
        {shown === 'versions' && versions}
      </Box>
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 3,
  '&[hidden]': { display: 'none' },
} as const;

const BESIDE = { position: 'sticky', top: 8, alignSelf: 'start', minWidth: 0 } as const;
