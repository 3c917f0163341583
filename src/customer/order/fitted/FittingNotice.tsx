import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { NotTaken } from '#domain/orders/fitting-marks.ts';
import type { Eye } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EYES, type OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { writeValue } from './write-value.ts';

interface NotTakenItemProps {
  eye: Eye;
  one: NotTaken;
  lens: LensDefinition | undefined;
}

const CHANGED = { shouldDirty: true } as const;

/** VC-04: says which eyes are from a fitting, and what of it the draft could not take. */
export default function FittingNotice() {
  const fitted = useOrderForm(({ values }) =>
    EYES.filter((eye) => values[eye].ordered && values[eye].fitting),
  );
  return fitted.map((eye) => <EyeNotice key={eye} eye={eye} />);
}

function EyeNotice({ eye }: { eye: Eye }) {
  const text = useText('fittingOrder');
  const { setValue, setFocus } = useFormContext<OrderFormValues>();
  const fitting = useOrderForm(({ values }) => values[eye].fitting);
  const lens = useOrderForm(({ catalogue }) => catalogue.get(fitting?.lensId ?? ''));
  if (!fitting) return null;
  const { notTaken } = fitting;
  const hide = () => {
    setValue(`${eye}.fitting`, { ...fitting, notTaken: [] }, CHANGED);
    // the button disappears
    setFocus(`${eye}.lensId`);
  };
  const titleId = `${eye}-fitting-title`;
  return (
    <section aria-labelledby={titleId}>
      <Alert severity={notTaken.length > 0 ? 'warning' : 'info'} role="none" sx={MESSAGE}>
        <Typography id={titleId} variant="body2" component="h2" sx={{ fontWeight: 600 }}>
          {text(`notice.title.${eye}`)}
        </Typography>
        {text('notice.help')}
        {notTaken.length > 0 && (
          <>
            <Box component="p" sx={{ mb: 0, mt: 1 }}>
              {text('notice.notTaken')}
            </Box>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {notTaken.map((one) => (
                <NotTakenItem key={`${one.kind} ${one.field}`} eye={eye} one={one} lens={lens} />
              ))}
            </Box>
            <Button color="inherit" size="small" onClick={hide} sx={{ mt: 0.5, ml: -0.5 }}>
              {text('notice.hide')}
            </Button>
          </>
        )}
      </Alert>
    </section>
  );
}

const MESSAGE = { '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } } as const;

function NotTakenItem({ eye, one, lens }: NotTakenItemProps) {
  const text = useText('fittingOrder');
  const locale = useLocale();
  const { kind, field, value, nearest } = one;
  if (kind === 'lens') return <li>{text('notTaken.lens', { lens: value })}</li>;
  if (kind === 'change') return <li>{text('notTaken.change')}</li>;
  if (kind === 'link') return <LostPart part={field} />;
  const parameter = lens && findParameter(lens, field);
  const label = parameter?.label[locale] ?? field;
  const shown = writeValue(value, parameter, locale);
  if (nearest === null) return <li>{text('notTaken.value', { label, value: shown })}</li>;
  const closest = writeValue(nearest, parameter, locale);
  return (
    <li>
      {text('notTaken.nearest', { label, value: shown, nearest: closest })}{' '}
      <UseNearest path={`${eye}.values.${field}`} nearest={nearest} shown={closest} label={label} />
    </li>
  );
}

const PARTS = [
  'version',
  'lens',
  'measurements',
  'origins',
  'values',
  'findings',
  'change',
  'steps',
] as const;

/** A part that is not known, as from a later version of links, has no name of its own. */
function LostPart({ part }: { part: string }) {
  const text = useText('fittingOrder');
  const known = PARTS.find((one) => one === part) ?? 'other';
  return <li>{text('notTaken.link', { part: text(`parts.${known}`) })}</li>;
}

interface UseNearestProps {
  path: `${Eye}.values.${string}`;
  nearest: string;
  shown: string;
  label: string;
}

/** Sets the field to the nearest value; the list stays until it is hidden. */
function UseNearest({ path, nearest, shown, label }: UseNearestProps) {
  const text = useText('fittingOrder');
  const { setValue, setFocus } = useFormContext<OrderFormValues>();
  const use = () => {
    const [eye, , name] = path.split('.') as [Eye, string, string];
    setValue(path, nearest, CHANGED);
    setValue(`${eye}.origins.${name}`, 'typed', CHANGED);
    setFocus(path);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={text('notTaken.useFor', { value: shown, label })}
      onClick={use}
    >
      {text('notTaken.use', { value: shown })}
    </Button>
  );
}
