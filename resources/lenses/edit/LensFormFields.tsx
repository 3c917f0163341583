import Box from '@mui/material/Box';
import { LensPreview } from '../preview/LensPreview.tsx';
import { BasicFields } from '../sections/BasicFields.tsx';
import { CombinationList } from '../sections/CombinationList.tsx';
import { MoneyFields } from '../sections/MoneyFields.tsx';
import { NoteField } from '../sections/NoteField.tsx';
import { ParameterList } from '../sections/ParameterList.tsx';
import { SpareFields, WarrantyFields } from '../sections/PolicyFields.tsx';
import { SurchargeList } from '../sections/SurchargeList.tsx';
import { WarningList } from '../sections/WarningList.tsx';

/** Shows the definition at the left and the preview for a practice at the right; stacked on a phone. */
export function LensFormFields() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 400px)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        <BasicFields />
        <ParameterList />
        <CombinationList />
        <MoneyFields />
        <SurchargeList />
        <WarrantyFields />
        <SpareFields />
        <WarningList />
        <NoteField />
      </Box>
      <Box
        sx={{
          position: { lg: 'sticky' },
          top: { lg: 72 },
          maxHeight: { lg: 'calc(100vh - 152px)' },
          overflowY: { lg: 'auto' },
          minWidth: 0,
        }}
      >
        <LensPreview />
      </Box>
    </Box>
  );
}
