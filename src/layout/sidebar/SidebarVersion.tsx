import Typography from '@mui/material/Typography';
import { PRODUCT_VERSION } from '#domain/constants.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { useShellText } from '#src/i18n/use-shell-text.ts';

/** Shows the version at the bottom of the sidebar; minified, only its number. */
export function SidebarVersion({ minified }: { minified: boolean }) {
  const text = useShellText();
  const whole = text('version', { version: PRODUCT_VERSION });
  return (
    <Typography
      component="p"
      variant="caption"
      color="text.secondary"
      title={whole}
      sx={{ mt: 'auto', p: minified ? 0 : 2, py: 2, textAlign: minified ? 'center' : 'start' }}
    >
      {minified ? <span aria-hidden>{PRODUCT_VERSION}</span> : whole}
      {minified && (
        <Typography component="span" sx={VISUALLY_HIDDEN}>
          {whole}
        </Typography>
      )}
    </Typography>
  );
}
