import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { clinicalGroups } from '#domain/clinical/clinical-fields.ts';
import type { ClinicalGroup } from '#domain/clinical/clinical-fields.ts';
import type { ClinicalField } from '#domain/clinical/field.ts';
import { kUnitOf } from '#domain/clinical/k-unit.ts';
import type { Eye } from '#domain/schemas/order.ts';
import { EyeMark } from '#resources/orders/EyeMark.tsx';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { PanelBoundary } from '#src/errors/PanelBoundary.tsx';
import { useCustomerText } from '../../use-customer-text.ts';
import { useOrderForm } from '../order-form-context.ts';
import { DerivedList } from './DerivedList.tsx';
import { MeasuredNumber } from './MeasuredNumber.tsx';
import { MeasuredChoice } from './MeasuredChoice.tsx';
import { MeasuredText } from './MeasuredText.tsx';
import { useClinicalText } from './use-clinical-text.ts';

/** What was measured at one eye, in groups, and what follows from it. */
export function ClinicalEye({ eye }: { eye: Eye }) {
  const text = useClinicalText();
  const orderText = useCustomerText();
  const { values } = useOrderForm();
  const groups = clinicalGroups(kUnitOf(values[eye].clinical));
  return (
    <Box component="fieldset" sx={FIELDSET}>
      <Box component="legend" sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 0 }}>
        <EyeMark eye={eye} />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {text(`eyes.${eye}`)}
        </Typography>
      </Box>
      {groups.map((group) => (
        <Group key={group.id} eye={eye} group={group} />
      ))}
      <PanelBoundary message={orderText('order.panelBroken')} of={values[eye]}>
        <DerivedList eye={eye} />
      </PanelBoundary>
    </Box>
  );
}

const PLAIN = { border: 0, m: 0, p: 0, minWidth: 0 } as const;
const FIELDSET = { ...PLAIN, display: 'grid', gap: 2 } as const;
const FIELDS = {
  pt: 1,
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 120px), 1fr))',
};

function Group({ eye, group }: { eye: Eye; group: ClinicalGroup }) {
  const locale = usePortalLocale();
  return (
    <Box component="fieldset" sx={PLAIN}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ mb: 1, p: 0 }}>
        {group.label[locale]}
      </Typography>
      <Box sx={FIELDS}>
        {group.fields.map((field) => (
          <Measured key={field.name} eye={eye} field={field} />
        ))}
      </Box>
    </Box>
  );
}

function Measured({ eye, field }: { eye: Eye; field: ClinicalField }) {
  if (field.kind === 'number') return <MeasuredNumber eye={eye} field={field} />;
  if (field.kind === 'choice') return <MeasuredChoice eye={eye} field={field} />;
  return <MeasuredText eye={eye} field={field} />;
}
