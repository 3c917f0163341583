import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LensDrawing } from '#resources/lenses/drawing/LensDrawing.tsx';
import { LensPicker } from '#resources/lenses/LensPicker.tsx';
import { Suggestions } from '../clinical/Suggestions.tsx';
import { EyePanel } from '../fields/EyePanel.tsx';
import { FieldMark } from '../fitted/FieldMark.tsx';
import { lensMarkOf } from '../fitted/shown-mark.ts';
import { OTHER_EYE, type OrderFormValues } from '../state/form-values.ts';
import { useOrderForm, useShownProblem } from '../state/order-form-context.ts';
import { toPrescription } from '../state/order-input.ts';
import { EyeFields } from './EyeFields.tsx';
import { isFollowing } from './follow-eye.ts';
import { useLensChoice, type OtherEyeChange } from './use-lens-choice.ts';

interface FollowNoticeProps {
  /** The eye whose lens was chosen. */
  eye: Eye;
  change: OtherEyeChange;
  onUndo: () => void;
}

/** Shows the lens of one eye, and the parameters that only this lens has, as far as they apply (OR-01). */
export function EyeLens({ eye }: { eye: Eye }) {
  const text = useText('customer');
  const lenses = useOrderForm((state) => state.lenses);
  const catalogue = useOrderForm((state) => state.catalogue);
  const isFollower = useOrderForm(({ values }) => isFollowing(values, eye));
  const mark = useOrderForm(({ values }) => lensMarkOf(values[eye]));
  const nameOf = (id: string) => catalogue.get(id)?.name ?? id;
  const fitted = mark && <FieldMark shown={mark} write={nameOf} isLens />;
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: `${eye}.lensId`, control });
  const problem = useShownProblem(`${eye}.lensId`);
  const { choose, undo, change } = useLensChoice(eye);
  const lens = catalogue.get(field.value) ?? null;
  return (
    <>
      <Box sx={ABOVE_FIELDS}>
        <Box>
          <LensPicker
            label={text('order.lens')}
            lenses={lenses}
            chosen={lens}
            onChoose={choose}
            onBlur={field.onBlur}
            inputRef={field.ref}
            error={problem?.message}
            hint={isFollower ? text(`follow.as.${OTHER_EYE[eye]}`) : fitted}
          />
          <FollowNotice eye={eye} change={change} onUndo={undo} />
        </Box>
        {lens && (
          <EyePanel eye={eye}>
            <EyeDrawing eye={eye} lens={lens} />
          </EyePanel>
        )}
        {lens && (
          <EyePanel eye={eye}>
            <Suggestions eye={eye} lens={lens} />
          </EyePanel>
        )}
      </Box>
      {lens && <EyeFields eye={eye} lens={lens} />}
    </>
  );
}

function EyeDrawing({ eye, lens }: { eye: Eye; lens: LensDefinition }) {
  const { palette } = useTheme();
  const prescription = useOrderForm(({ values }) => toPrescription(lens, values[eye].values));
  return <LensDrawing lens={lens} prescription={prescription} colour={palette.eye[eye]} />;
}

/** Aligns it at the top when the other eye shows more above its fields. */
const ABOVE_FIELDS = {
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  mt: { xs: 1, sm: 0 },
  mb: { xs: 2, sm: 0 },
};

/** OR-11: announces that the other eye followed a choice, also to a screen reader, and offers to undo it. */
function FollowNotice({ eye, change, onUndo }: FollowNoticeProps) {
  const text = useText('customer');
  const other = OTHER_EYE[eye];
  return (
    <Box sx={change.kind === 'followed' ? WITH_BUTTON : ROW}>
      <Typography variant="body2" component="output">
        {change.kind === 'followed' && text(`follow.followed.${other}`, { lens: change.lens.name })}
        {change.kind === 'undone' && text(`follow.undone.${other}`)}
      </Typography>
      {change.kind === 'followed' && (
        <Button size="small" aria-label={text(`follow.undoOf.${other}`)} onClick={onUndo}>
          {text('follow.undo')}
        </Button>
      )}
    </Box>
  );
}

/** The button is taller than its line: the content below stays level with the other eye's. */
const ROW = { display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', pl: 1.75 };

const WITH_BUTTON = { ...ROW, mb: -1 };
