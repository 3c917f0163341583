import Box from '@mui/material/Box';
import { EYE_LETTERS } from '#domain/basics/eye-letters.ts';
import type { Eye } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '../../shared/visually-hidden.ts';

/** Shows the letter of an eye in the industry's color, right green and left blue. Screen readers read "Right eye". */
export function EyeMark({ eye }: { eye: Eye }) {
  const text = useText('orders');
  return (
    <Box
      component="span"
      sx={{
        position: 'relative',
        // What lies below it, such as the link that covers a row, takes the click.
        pointerEvents: 'none',
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flex: 'none',
        width: 20,
        height: 20,
        border: 1,
        borderRadius: '4px',
        fontSize: 12,
        fontWeight: 700,
        lineHeight: 1,
        color: (theme) => theme.palette.eye[eye],
      }}
    >
      <span aria-hidden>{EYE_LETTERS[eye]}</span>
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {text(`eyes.${eye}`)}
      </Box>
    </Box>
  );
}
