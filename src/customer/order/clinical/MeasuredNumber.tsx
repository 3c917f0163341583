import Box from '@mui/material/Box';
import type { NumberParameter } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useNotationOf, withSign } from '../fields/cylinder-notation.ts';
import { FieldHelp } from '../fields/FieldHelp.tsx';
import { FilledNotice } from '../fields/FilledNotice.tsx';
import { NumberTextField } from '../fields/NumberTextField.tsx';
import { ReadAsOffers } from '../fields/ReadAsOffers.tsx';
import { useNumberEntry } from '../fields/use-number-entry.ts';
import { FieldMark } from '../fitted/FieldMark.tsx';
import { writeMeasured } from '../fitted/write-value.ts';
import { powerFieldsOf } from '../paste/paste-prescription.ts';
import { usePastePrescription } from '../paste/use-paste-prescription.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { useFilling } from '../state/use-filling.ts';
import { clinicalReadings } from './clinical-readings.ts';
import { useMeasured } from './use-measured.ts';

interface MeasuredNumberProps {
  eye: Eye;
  field: NumberParameter;
}

/** A field for a measurement with its unit; accepts unusual values too. */
export function MeasuredNumber({ eye, field: parameter }: MeasuredNumberProps) {
  const text = useText('clinical');
  const locale = useLocale();
  const { id, field, problem, mark, put, focus } = useMeasured(eye, parameter.name);
  const signed = withSign(field.value, useNotationOf(parameter.name), parameter);
  const readings = useOrderForm(({ values }) =>
    clinicalReadings(signed, parameter, values[eye].clinical),
  );
  const filling = useFilling(`${eye}.clinical.${parameter.name}`);
  const paste = usePastePrescription(eye, powerFieldsOf(parameter.name, true), filling);
  const entry = useNumberEntry({
    parameter,
    value: field.value,
    readings,
    type: put,
    paste,
    rewrite: put,
    focus,
  });
  const { readAs, notation } = entry;
  return (
    <Box>
      <NumberTextField
        id={id}
        parameter={parameter}
        field={field}
        entry={entry}
        error={problem !== null}
        helperText={
          (problem || readAs || notation || mark) && (
            <FieldHelp
              eye={eye}
              problem={problem?.message}
              hint=""
              note={notation ? text(`readIn.${notation}`) : ''}
              origin={undefined}
              mark={
                <FieldMark
                  shown={mark}
                  write={(one) => writeMeasured(one, parameter.name, locale)}
                />
              }
              readAs={readAs}
            />
          )
        }
      />
      <FilledNotice notice={filling.notice} onUndo={filling.undo} />
      <ReadAsOffers readings={readings} parameter={parameter} onUse={entry.take} />
    </Box>
  );
}
