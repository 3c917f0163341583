import Box from '@mui/material/Box';
import type { NumberParameter } from '#domain/schemas/lens.ts';
import { useCustomerText } from '#src/customer/use-customer-text.ts';
import { useClinicalText } from '../clinical/use-clinical-text.ts';
import { CopyField } from './CopyField.tsx';
import { describeRange } from './describe-range.ts';
import { FieldHelp } from './FieldHelp.tsx';
import { FilledNotice } from './FilledNotice.tsx';
import { NumberTextField } from './NumberTextField.tsx';
import { powerFieldsOf } from '../paste/paste-prescription.ts';
import { useFilling } from '../state/use-filling.ts';
import { usePastePrescription } from '../paste/use-paste-prescription.ts';
import { TransposeOffer } from './TransposeOffer.tsx';
import { ReadAsOffers } from './ReadAsOffers.tsx';
import { UseNearest } from './UseNearest.tsx';
import { useNumberEntry } from './use-number-entry.ts';
import { useParameterField } from './use-parameter-field.ts';
import type { ParameterFieldProps } from './use-parameter-field.ts';

/** A field for a number with its unit: typed in a fitter's notation, or stepped with the arrow keys. */
export function NumberField(props: ParameterFieldProps<NumberParameter>) {
  const { eye, lens, parameter } = props;
  const text = useCustomerText();
  const clinicalText = useClinicalText();
  const entry = useParameterField(props);
  const { field, problem, origin, readings, isTransposable, copy } = entry;
  const filling = useFilling(`${eye}.values.${parameter.name}`);
  const paste = usePastePrescription(eye, powerFieldsOf(parameter.name, false), filling);
  const typed = useNumberEntry({
    ...entry,
    paste,
    parameter,
    value: field.value,
  });
  // the range overlays the content below the field, which is needed now
  const isBusy = problem !== null || readings.length > 0 || filling.told !== null || isTransposable;
  return (
    <Box>
      <NumberTextField
        id={`${eye}-${parameter.name}`}
        parameter={parameter}
        field={field}
        entry={typed}
        required={entry.required}
        error={problem !== null}
        helperText={
          <FieldHelp
            eye={eye}
            problem={problem?.message}
            hint={isBusy ? '' : describeRange(parameter, text)}
            note={typed.notation ? clinicalText(`readIn.${typed.notation}`) : ''}
            origin={origin}
            readAs={typed.readAs}
          />
        }
      >
        {eye === 'left' && <CopyField parameter={parameter} value={field.value} onCopy={copy} />}
      </NumberTextField>
      {isTransposable && <TransposeOffer eye={eye} lens={lens} filling={filling} />}
      <FilledNotice told={filling.told} onUndo={filling.undo} />
      <ReadAsOffers readings={readings} parameter={parameter} onUse={typed.take} />
      {problem?.nearest != null && (
        <UseNearest nearest={problem.nearest} parameter={parameter} onUse={entry.useNearest} />
      )}
    </Box>
  );
}
