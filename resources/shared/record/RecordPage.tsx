import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#providers/messages/use-text.ts';

/** Where the content of a page about records is. */
export function RecordPage({ children }: { children: ReactNode }) {
  return <Box sx={{ px: { xs: 2, md: 3 }, py: { xs: 2, md: 1 }, minWidth: 0 }}>{children}</Box>;
}

interface RecordHeadingProps {
  title: string;
  /** The actions of the page. */
  children?: ReactNode;
}

/** The title of the page, in the document and as its heading. */
export function RecordHeading({ title, children }: RecordHeadingProps) {
  const product = useText('entry')('product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pb: 1 }}>
      <Typography
        variant="h2"
        component="h1"
        sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
