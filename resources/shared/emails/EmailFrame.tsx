import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { styleNonce } from '#providers/browser/style-nonce.ts';
import { previewDocument } from './preview-document.ts';

interface EmailFrameProps {
  html: string;
  title: string;
  height: number;
}

/**
 * SE-05: an email as it arrives. The frame is a document of its own without scripts, forms or an origin, so that nothing
 * in the email reaches the portal. It has the page's policy, so it gets the styles that the policy allows.
 */
export function EmailFrame({ html, title, height }: EmailFrameProps) {
  const source = useMemo(() => previewDocument(html, 'light', styleNonce()), [html]);
  return (
    <Box
      component="iframe"
      title={title}
      sandbox=""
      srcDoc={source}
      sx={{ width: '100%', height, border: 1, borderColor: 'divider', bgcolor: 'common.white' }}
    />
  );
}
