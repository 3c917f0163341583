import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ChoiceParameter } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EyeMark } from '#resources/orders/marks/EyeMark.tsx';
import { clinicalGroups, type ClinicalGroup } from '../../../eye/clinical-fields.ts';
import type { ClinicalField, TextField as TextFieldFacts } from '../../../eye/field.ts';
import { kUnitOf } from '../../../eye/k-unit.ts';
import { EyePanel } from '../fields/EyePanel.tsx';
import { FieldHelp } from '../fields/FieldHelp.tsx';
import { FieldMark } from '../fitted/FieldMark.tsx';
import { writeMeasured } from '../fitted/write-value.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { DerivedList } from './DerivedList.tsx';
import { MeasuredNumber } from './MeasuredNumber.tsx';
import { useMeasured } from './use-measured.ts';

interface MeasuredTextProps {
  eye: Eye;
  field: TextFieldFacts;
}

interface MeasuredChoiceProps {
  eye: Eye;
  field: ChoiceParameter;
}

/** Shows the measurements of one eye, in groups, and the values derived from them. */
export function ClinicalEye({ eye }: { eye: Eye }) {
  const text = useText('clinical');
  const groups = clinicalGroups(useOrderForm(({ values }) => kUnitOf(values[eye].clinical)));
  const titleId = `${eye}-clinical-title`;
  return (
    <fieldset aria-labelledby={titleId} style={UNBOXED}>
      <Box sx={{ ...EYE, gridRow: rowsOf(groups) }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <EyeMark eye={eye} />
          <Typography id={titleId} component="span" sx={{ fontWeight: 600 }}>
            {text(`eyes.${eye}`)}
          </Typography>
        </Box>
        {groups.map((group) => (
          <Group key={group.id} eye={eye} group={group} />
        ))}
        <EyePanel eye={eye}>
          <DerivedList eye={eye} />
        </EyePanel>
      </Box>
    </fieldset>
  );
}

/** A fieldset's own box would not pass grid rows to its content; its semantics stay. */
const UNBOXED = { display: 'contents' } as const;

/** The number of field columns by breakpoint; below the first breakpoint, as many as fit. */
const COLUMNS = { md: 2, xl: 3 } as const;
/** Side by side, the eyes share their rows: they stay level when a row grows, such as with a message. */
const SHARED_ROWS = { gridTemplateRows: { md: 'subgrid' } } as const;
const EYE = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  alignContent: 'start',
  ...SHARED_ROWS,
} as const;
const FIELDS = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  minWidth: 0,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 120px), 1fr))',
    md: `repeat(${COLUMNS.md}, minmax(0, 1fr))`,
    xl: `repeat(${COLUMNS.xl}, minmax(0, 1fr))`,
  },
  ...SHARED_ROWS,
} as const;

/** Returns the rows of a group: its title and its fields. */
const groupRows = ({ fields }: ClinicalGroup, columns: number) =>
  1 + Math.ceil(fields.length / columns);

/** Returns the rows of an eye: its title, its groups and the derived values. */
function rowsOf(groups: readonly ClinicalGroup[]) {
  const span = (columns: number) =>
    `span ${groups.reduce((sum, group) => sum + groupRows(group, columns), 2)}`;
  return { md: span(COLUMNS.md), xl: span(COLUMNS.xl) };
}

function Group({ eye, group }: { eye: Eye; group: ClinicalGroup }) {
  const locale = useLocale();
  const titleId = `${eye}-${group.id}-title`;
  const rows = (columns: number) => `span ${groupRows(group, columns)}`;
  return (
    <fieldset aria-labelledby={titleId} style={UNBOXED}>
      <Box sx={{ ...FIELDS, gridRow: { md: rows(COLUMNS.md), xl: rows(COLUMNS.xl) } }}>
        <Typography
          id={titleId}
          variant="body2"
          color="text.secondary"
          sx={{ gridColumn: '1 / -1' }}
        >
          {group.label[locale]}
        </Typography>
        {group.fields.map((field) => (
          <Measured key={field.name} eye={eye} field={field} />
        ))}
      </Box>
    </fieldset>
  );
}

function Measured({ eye, field }: { eye: Eye; field: ClinicalField }) {
  if (field.kind === 'number') return <MeasuredNumber eye={eye} field={field} />;
  if (field.kind === 'choice') return <MeasuredChoice eye={eye} field={field} />;
  return <MeasuredText eye={eye} field={field} />;
}

/** A field for one of several findings, or none. */
function MeasuredChoice({ eye, field: parameter }: MeasuredChoiceProps) {
  const text = useText('clinical');
  const locale = useLocale();
  const { input, problem, mark } = useMeasured(eye, parameter.name);
  return (
    <TextField
      {...input}
      helperText={
        (problem || mark) && (
          <FieldHelp
            eye={eye}
            problem={problem?.message}
            hint=""
            origin={undefined}
            mark={
              <FieldMark shown={mark} write={(one) => writeMeasured(one, parameter.name, locale)} />
            }
          />
        )
      }
      select
      fullWidth
      size="small"
      label={parameter.label[locale]}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{text('none')}</option>
      {parameter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label[locale]}
        </option>
      ))}
    </TextField>
  );
}

/** A field for the changes that the fitter wants, as free text. */
function MeasuredText({ eye, field: facts }: MeasuredTextProps) {
  const locale = useLocale();
  const { input } = useMeasured(eye, facts.name);
  return (
    <TextField
      {...input}
      fullWidth
      multiline
      size="small"
      label={facts.label[locale]}
      sx={{ gridColumn: '1 / -1' }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
