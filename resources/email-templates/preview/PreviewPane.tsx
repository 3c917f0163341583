import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { styleNonce } from '#providers/browser/style-nonce.ts';
import { useText } from '#providers/messages/use-text.ts';
import { previewDocument } from '../../emails/parts/preview-document.ts';
import type { PreviewScheme } from '../../emails/parts/preview-document.ts';
import { SchemeChoice } from '../../emails/parts/SchemeChoice.tsx';
import { useFailureMessage } from '../../shared/use-failure-message.ts';
import type { Preview } from './after-answer.ts';

const SIZES = ['desktop', 'phone', 'text'] as const;
type Size = (typeof SIZES)[number];

/** The width of a phone's mail program, in pixels. */
const PHONE = 375;

interface PreviewPaneProps {
  preview: Preview;
  /** Shows whose values fill the preview. */
  children?: ReactNode;
}

/** EM-02: the email as its recipient sees it, as of the last draft without problems. */
export function PreviewPane({ preview, children }: PreviewPaneProps) {
  const text = useText('emailTemplates');
  const failureOf = useFailureMessage();
  const [size, setSize] = useState<Size>('desktop');
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const { shown, latest, isPending, error } = preview;
  const isStale = shown !== null && latest !== shown;
  return (
    <Box component="section" aria-label={text('preview.label')} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <SizeChoice size={size} onChoose={setSize} />
        {size !== 'text' && <SchemeChoice scheme={scheme} onChoose={setScheme} />}
      </Box>
      {children}
      <Box sx={{ height: 4 }}>
        {isPending && <LinearProgress aria-label={text('preview.pending')} />}
      </Box>
      {error !== null && !isPending && (
        <Alert severity="warning">{failureOf(error) || text('preview.failed')}</Alert>
      )}
      {isStale && !isPending && <Alert severity="info">{text('preview.stale')}</Alert>}
      {shown && <Shown shown={shown} size={size} scheme={scheme} />}
    </Box>
  );
}

function SizeChoice({ size, onChoose }: { size: Size; onChoose: (size: Size) => void }) {
  const text = useText('emailTemplates');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={text('preview.size')}
      value={size}
      onChange={(_event, next: Size | null) => next !== null && onChoose(next)}
    >
      {SIZES.map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: 1.5, color: 'text.primary' }}>
          {text(`preview.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface ShownProps {
  shown: NonNullable<Preview['shown']>;
  size: Size;
  scheme: PreviewScheme;
}

function Shown({ shown: { subject, html, text: plain }, size, scheme }: ShownProps) {
  const text = useText('emailTemplates');
  const source = useMemo(() => previewDocument(html, scheme, styleNonce()), [html, scheme]);
  return (
    <>
      <Typography sx={{ py: 1, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {text('preview.subject')}
        </Box>{' '}
        <strong>{subject}</strong>
      </Typography>
      {size === 'text' ? (
        <Box component="pre" sx={PLAIN} tabIndex={0} aria-label={text('preview.text')}>
          {plain}
        </Box>
      ) : (
        <Box
          component="iframe"
          // No scripts, no forms, no windows, and an origin of its own.
          sandbox=""
          srcDoc={source}
          title={text('preview.frame')}
          sx={{ ...FRAME, maxWidth: size === 'phone' ? PHONE : 'none' }}
        />
      )}
    </>
  );
}

const FRAME = {
  display: 'block',
  width: '100%',
  height: 640,
  mx: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

const PLAIN = {
  m: 0,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: 13,
} as const;
