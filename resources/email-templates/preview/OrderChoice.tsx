import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { errorBody, errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';

/** As in `templatePreviewSchema`. */
const MAX_NUMBER = 20;

interface OrderChoiceProps {
  /** The order whose values are shown; null: the example. */
  orderNumber: string | null;
  onChoose: (orderNumber: string | null) => void;
  /** Why the latest draft got no preview. */
  error: unknown;
}

/** Chooses whose values the preview shows: the example's, or those of a real order by its number. */
export function OrderChoice({ orderNumber, onChoose, error }: OrderChoiceProps) {
  const text = useText('emailTemplates');
  const id = useId();
  const [typed, setTyped] = useState('');
  const choose = (event: FormEvent) => {
    event.preventDefault();
    // The form of the template is around it.
    event.stopPropagation();
    onChoose(typed.trim() || null);
  };
  return (
    <Stack
      component="form"
      direction="row"
      noValidate
      sx={{ gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}
      onSubmit={choose}
    >
      <TextField
        id={id}
        label={text('preview.order')}
        value={typed}
        error={orderRefusal(error, text) !== null}
        helperText={
          orderRefusal(error, text) ??
          text(orderNumber === null ? 'preview.isExample' : 'preview.isOrder', {
            number: orderNumber ?? '',
          })
        }
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: MAX_NUMBER } }}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ flex: '1 1 180px' }}
      />
      <Button type="submit" variant="outlined">
        {text('preview.showOrder')}
      </Button>
      {orderNumber !== null && (
        <Button
          onClick={() => {
            setTyped('');
            onChoose(null);
          }}
        >
          {text('preview.example')}
        </Button>
      )}
    </Stack>
  );
}

/** Returns why the order cannot be shown; null when that is not why there is no preview. */
function orderRefusal(
  error: unknown,
  text: ReturnType<typeof useText<'emailTemplates'>>,
): string | null {
  if (errorBody(error)?.errors?.['orderNumber'] === undefined) return null;
  return text(errorStatus(error) === 404 ? 'preview.noOrder' : 'preview.otherState');
}
