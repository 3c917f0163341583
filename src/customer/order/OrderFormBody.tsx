import Box from '@mui/material/Box';
import { memo, Suspense } from 'react';
import type { BaseSyntheticEvent } from 'react';
import { AttachmentsField } from './attachments/AttachmentsField.tsx';
import { ClinicalBlock } from './clinical/ClinicalBlock.tsx';
import { DeliveryBlock } from './delivery/DeliveryBlock.tsx';
import { CopyEyes } from './eyes/CopyEyes.tsx';
import { CopyNotice } from './eyes/CopyNotice.tsx';
import { EyeColumn } from './eyes/EyeColumn.tsx';
import { useCopyEyes } from './eyes/use-copy-eyes.ts';
import { ImportPrescription } from './fhir/ImportPrescription.tsx';
import { FittingNotice } from './fitted/later.tsx';
import {
  NotesField,
  PatientNameField,
  PatientReferenceField,
  PoNumberField,
} from './OrderTextFields.tsx';
import { MissingList } from './problems/MissingList.tsx';
import { OrderBasis } from './source/OrderBasis.tsx';
import { RejectionNote } from './source/RejectionNote.tsx';
import { SourceFacts } from './source/SourceFacts.tsx';
import { EYES } from './state/form-values.ts';
import { useOrderForm } from './state/order-form-context.ts';
import { submitByKeys } from './submit/submit-by-keys.ts';
import type { SubmitFailure } from './submit/submit-failure.ts';
import { FailureNote, SummaryRail } from './SummaryRail.tsx';
import { useIsWide } from './use-is-wide.ts';
import { WarningList } from './warnings/WarningList.tsx';

interface OrderFormBodyProps {
  failure: SubmitFailure | null;
  /** Opens the review. */
  review: (event?: BaseSyntheticEvent) => void;
  /** During the review the form stays mounted, but hidden. */
  isReviewing: boolean;
}

/**
 * Shows the patient, both eyes side by side, and a rail with the price and what is missing. Renders again only when its
 * data changes, not with every key.
 */
export const OrderFormBody = memo(function OrderFormBody(props: OrderFormBodyProps) {
  const { failure, review, isReviewing } = props;
  const resubmits = useOrderForm(({ values }) => values.resubmits);
  const lenses = useOrderForm((state) => state.lenses);
  const isFitted = useOrderForm(({ values }) => EYES.some((eye) => values[eye].fitting));
  const { copying, copy, undo } = useCopyEyes();
  const isWide = useIsWide();
  const shownFailure = isReviewing ? null : failure;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={review}
      onKeyDown={(event) => submitByKeys(event, review)}
      sx={isReviewing ? OUT_OF_SIGHT : FORM_LAYOUT}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }}>
        {isFitted && (
          <Suspense fallback={null}>
            <FittingNotice />
          </Suspense>
        )}
        {resubmits && <RejectionNote orderId={resubmits} />}
        <OrderBasis />
        <Box sx={PATIENT_LAYOUT}>
          <PatientReferenceField />
          <PatientNameField />
          <PoNumberField />
        </Box>
        <SourceFacts />
        <ClinicalBlock />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <CopyEyes onCopy={copy} />
          <ImportPrescription lenses={lenses} />
          <CopyNotice copying={copying} onUndo={undo} />
        </Box>
        <Box sx={EYES_LAYOUT}>
          <EyeColumn eye="right" />
          <EyeColumn eye="left" />
        </Box>
        <DeliveryBlock />
        <NotesField />
        <AttachmentsField />
        {!isWide && (
          <>
            <WarningList />
            <MissingList />
            <FailureNote failure={shownFailure} />
          </>
        )}
      </Box>
      <SummaryRail failure={shownFailure} />
    </Box>
  );
});

const FORM_LAYOUT = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
};

const OUT_OF_SIGHT = { display: 'none' };

const PATIENT_LAYOUT = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 2fr 1fr' },
};

const EYES_LAYOUT = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
