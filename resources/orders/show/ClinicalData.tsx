import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { Order } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EyeMark } from '../marks/EyeMark.tsx';
import { CLINICAL_FIELDS, formatMeasurement } from './clinical-rows.ts';
import { PatientData } from './PatientData.tsx';

/** Shows the clinical measurements, collapsed by default; renders nothing when there are none. */
export function ClinicalData({ order }: { order: Order }) {
  const text = useText('orderShow');
  const eyes = order.lenses.filter((lens) => Object.keys(lens.clinical).length > 0);
  if (eyes.length === 0 && Object.keys(order.patient).length === 0) return null;
  return (
    <Box component="details" sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box component="summary" sx={{ p: 2, cursor: 'pointer', fontWeight: 600 }}>
        {text('clinical.title')}
      </Box>
      <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 2, overflowX: 'auto' }}>
        {eyes.length > 0 && <Measurements eyes={eyes} />}
        <PatientData patient={order.patient} />
      </Box>
    </Box>
  );
}

function Measurements({ eyes }: { eyes: Order['lenses'] }) {
  const text = useText('orderShow');
  const labels = useText('orderClinical');
  const fields = CLINICAL_FIELDS.filter((field) =>
    eyes.some(({ clinical }) => clinical[field] !== undefined),
  );
  const valueOf = (field: keyof EyeClinical, clinical: EyeClinical) =>
    formatMeasurement(field, clinical, (choice) => labels(`choices.${choice}`));
  return (
    <Table size="small" aria-label={text('clinical.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('clinical.measure')}</TableCell>
          {eyes.map(({ eye }) => (
            <TableCell key={eye} align="right">
              <EyeMark eye={eye} />
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((field) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
              {labels(`fields.${field}`)}
            </TableCell>
            {eyes.map(({ eye, clinical }) => (
              <TableCell key={eye} align="right" sx={{ overflowWrap: 'anywhere' }}>
                {valueOf(field, clinical)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
