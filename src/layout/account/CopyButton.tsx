import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useShellText } from '#src/i18n/use-shell-text.ts';
import { useCopy } from '#resources/shared/use-copy.ts';

/** LY-06: copies `value`, and shows whether that succeeded. */
export function CopyButton({ value }: { value: string }) {
  const text = useShellText();
  const { state, copy } = useCopy(value);
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
        <span aria-live="polite">{text(state === 'copied' ? 'copied' : 'copy')}</span>
      </Button>
      <Typography variant="caption" role="alert">
        {state === 'refused' && (
          <>
            {text('copyRefused')}{' '}
            <Box component="strong" sx={SELECTED_WHOLE}>
              {value}
            </Box>
          </>
        )}
      </Typography>
    </>
  );
}

const SELECTED_WHOLE = { userSelect: 'all' };
