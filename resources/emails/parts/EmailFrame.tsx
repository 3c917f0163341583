import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { styleNonce } from '#providers/browser/style-nonce.ts';
import { previewDocument } from './preview-document.ts';
import type { PreviewScheme } from './preview-document.ts';
import { SchemeChoice } from './SchemeChoice.tsx';

interface EmailFrameProps {
  html: string;
  title: string;
  height: number;
}

/**
 * SE-05: an email as it arrives, in a light or a dark mail program. The frame is a document of its own without scripts,
 * forms or an origin, so that nothing in the email reaches the portal. It has the page's policy, so it gets the styles
 * that the policy allows.
 */
export function EmailFrame({ html, title, height }: EmailFrameProps) {
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const source = useMemo(() => previewDocument(html, scheme, styleNonce()), [html, scheme]);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
      <SchemeChoice scheme={scheme} onChoose={setScheme} />
      <Box
        component="iframe"
        title={title}
        sandbox=""
        srcDoc={source}
        sx={{
          width: '100%',
          height,
          border: 1,
          borderColor: 'divider',
          bgcolor: scheme === 'dark' ? 'common.black' : 'common.white',
        }}
      />
    </Box>
  );
}
