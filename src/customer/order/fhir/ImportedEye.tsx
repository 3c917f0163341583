import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { findParameter } from '#domain/lens/find-parameter.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import type { EyeImport } from './import-eye.ts';
import { useImportText } from './use-import-text.ts';

/** Shows one eye of an imported prescription: its lens and each value. */
export function ImportedEye({ eye }: { eye: EyeImport }) {
  const text = useImportText();
  const locale = usePortalLocale();
  const { imported, lens, values } = eye;
  const { design, brand } = imported;
  const names = Object.keys(values.values).filter((name) => values.origins[name] === 'earlier');
  return (
    <Box component="section" sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3">
        {text(`eyes.${imported.eye}`)}
      </Typography>
      <Typography>
        {text('lens')}: {useLensWords(eye)}
      </Typography>
      {!design && brand && <Typography>{text('brand', { brand })}</Typography>}
      {design && lens && lens.version !== design.version && (
        <Typography>{text('lensNewer', { version: lens.version })}</Typography>
      )}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2 }}
      >
        {names.map((name) => {
          const parameter = lens ? findParameter(lens, name) : undefined;
          return (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{parameter?.label[locale] ?? name}</dt>
              <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {values.values[name]} {parameter?.kind === 'number' ? parameter.unit : ''}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

function useLensWords({ imported: { design, brand }, lens }: EyeImport): string {
  const text = useImportText();
  if (lens) return text(design ? 'lensKnown' : 'lensKept', { name: lens.name });
  return design ? text('lensGone', { name: brand || design.id }) : text('lensOpen');
}
