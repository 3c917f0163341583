import Box from '@mui/material/Box';
import { applies } from '#domain/lens/model/applies.ts';
import type { LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { placeFields } from '../problems/field-places.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { toPrescription } from '../state/order-input.ts';
import type { Catalogue } from '../state/order-input.ts';

/** The number of field columns by breakpoint; below the first breakpoint, as many as fit. */
const COLUMNS = { sm: 2, xl: 3 } as const;

/** Returns the parameters that an eye shows: those of its lens that apply with the other values. */
function shownParameters(lens: LensDefinition, values: Readonly<Record<string, string>>) {
  const prescription = toPrescription(lens, values);
  return lens.parameters.filter((parameter) => applies(parameter, prescription));
}

/** Returns the number of field rows of an eye, by breakpoint. */
export function fieldRows(eye: Eye, values: OrderFormValues, catalogue: Catalogue) {
  const { ordered, lensId, values: texts } = values[eye];
  const lens = ordered ? catalogue.get(lensId) : undefined;
  const shown = lens ? shownParameters(lens, texts) : [];
  return {
    sm: placeFields(shown, COLUMNS.sm).rows,
    xl: placeFields(shown, COLUMNS.xl).rows,
  };
}

/** Shows the lens parameters, in rows shared with the other eye. */
export function EyeFields({ eye, lens }: { eye: Eye; lens: LensDefinition }) {
  const shown = useOrderForm(({ values }) => shownParameters(lens, values[eye].values));
  const [narrow, wide] = [placeFields(shown, COLUMNS.sm), placeFields(shown, COLUMNS.xl)];
  const rows = { sm: `span ${narrow.rows}`, xl: `span ${wide.rows}` };
  const start = ({ name }: Parameter) => ({
    xs: narrow.begin.has(name) ? 1 : 'auto',
    xl: wide.begin.has(name) ? 1 : 'auto',
  });
  return (
    <Box sx={{ ...FIELDS, gridRow: rows }}>
      {shown.map((parameter) => (
        <Box key={parameter.name} sx={{ minWidth: 0, gridColumnStart: start(parameter) }}>
          {parameter.kind === 'number' ? (
            <NumberField eye={eye} lens={lens} parameter={parameter} />
          ) : (
            <ChoiceField eye={eye} lens={lens} parameter={parameter} />
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Overlays the content below, so that nothing moves when it appears, and does not block clicks. */
const HINT = {
  position: 'absolute',
  zIndex: 3,
  top: 'calc(100% + 2px)',
  left: 0,
  width: 'max-content',
  // no wider than its field: it stays on the screen and does not cover the next field's content
  maxWidth: '100%',
  height: 'auto',
  px: 1,
  py: 0.5,
  clipPath: 'none',
  overflow: 'visible',
  whiteSpace: 'normal',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  boxShadow: 2,
  pointerEvents: 'none',
} as const;

const FIELDS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
    sm: `repeat(${COLUMNS.sm}, minmax(0, 1fr))`,
    xl: `repeat(${COLUMNS.xl}, minmax(0, 1fr))`,
  },
  gridTemplateRows: { sm: 'subgrid' },
  '& [data-hint]': VISUALLY_HIDDEN,
  '& .MuiFormControl-root:focus-within [data-hint]': HINT,
} as const;
