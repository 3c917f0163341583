import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { EyeImport } from './import-eye.ts';
import { ValueList } from './ValueList.tsx';

/** Shows one eye of an imported prescription: its lens and each value. */
export function ImportedEye({ eye }: { eye: EyeImport }) {
  const text = useText('importPrescription');
  const locale = useLocale();
  const { imported, lens, values } = eye;
  const { design, brand } = imported;
  const names = Object.keys(values.values).filter((name) => values.origins[name] === 'earlier');
  const shown = (name: string) => {
    const parameter = lens ? findParameter(lens, name) : undefined;
    const unit = parameter?.kind === 'number' ? parameter.unit : '';
    return { label: parameter?.label[locale] ?? name, value: `${values.values[name]} ${unit}` };
  };
  return (
    <Box component="section" sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3">
        {text(`eyes.${imported.eye}`)}
      </Typography>
      <Typography>
        {text('lens')}: {useLensLabel(eye)}
      </Typography>
      {!design && brand && <Typography>{text('brand', { brand })}</Typography>}
      {design && lens && lens.version !== design.version && (
        <Typography>{text('lensNewer', { version: lens.version })}</Typography>
      )}
      <ValueList values={names.map(shown)} />
    </Box>
  );
}

function useLensLabel({ imported: { design, brand }, lens }: EyeImport): string {
  const text = useText('importPrescription');
  if (lens) return text(design ? 'lensKnown' : 'lensKept', { name: lens.name });
  return design ? text('lensGone', { name: brand || design.id }) : text('lensOpen');
}
