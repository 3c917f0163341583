import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListFrame, ListPages, type ListFrameProps } from './ListFrame.tsx';

interface ListPageProps extends ListFrameProps {
  title: string;
  /** Search and quick filters, in one line where there is room. */
  toolbar: ReactNode;
}

/** A list page with its title, in a layout of our own. */
export function ListPage({ title, toolbar, children, ...list }: ListPageProps) {
  return (
    <ListFrame {...list}>
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {toolbar}
        </Box>
        {children}
        <ListPages />
      </Box>
    </ListFrame>
  );
}
