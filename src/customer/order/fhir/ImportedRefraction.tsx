import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { givenFields, type RefractionImport } from './import-refraction.ts';
import { ValueList } from './ValueList.tsx';

/** Shows the refraction of one eye in an imported prescription. */
export function ImportedRefraction({ refraction }: { refraction: RefractionImport }) {
  const text = useText('importPrescription');
  const locale = useLocale();
  const { eye, texts, replaces } = refraction;
  const values = givenFields(texts).map(({ label, value }) => ({ label: label[locale], value }));
  return (
    <Box component="section" sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3">
        {text('refraction', { eye: text(`eyes.${eye}`) })}
      </Typography>
      {replaces && <Typography>{text('refractionReplaced')}</Typography>}
      <ValueList values={values} />
    </Box>
  );
}
