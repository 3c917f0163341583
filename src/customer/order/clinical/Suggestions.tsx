import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { findParameter } from '#domain/lens/find-parameter.ts';
import { formatParameter } from '#domain/lens/format.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { Eye } from '#domain/schemas/order.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { eyeSuggestions } from './eye-suggestions.ts';
import type { EyeSuggestion } from './eye-suggestions.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import { useClinicalText } from './use-clinical-text.ts';

const CHANGED = { shouldDirty: true } as const;

/** OR-02: shows initial parameters from the nomogram, marked as suggested; the user applies each one. */
export function Suggestions({ eye, lens }: { eye: Eye; lens: LensDefinition }) {
  const text = useClinicalText();
  const locale = usePortalLocale();
  const { setValue } = useFormContext<OrderFormValues>();
  const [told, setTold] = useState('');
  const suggestions = useOrderForm(({ values }) => eyeSuggestions(lens, values[eye]));
  if (suggestions.length === 0) return null;

  const fill = ({ suggestion: { parameter: name }, text: value }: EyeSuggestion) => {
    if (value === null) return;
    setValue(`${eye}.values.${name}`, value, CHANGED);
    setValue(`${eye}.origins.${name}`, 'suggested', CHANGED);
  };
  const use = (entry: EyeSuggestion) => {
    fill(entry);
    const { suggestion } = entry;
    const parameter = findParameter(lens, suggestion.parameter);
    if (!parameter) return;
    const value = formatParameter(suggestion.value, parameter, locale);
    setTold(text('applied', { label: parameter.label[locale], value }));
  };
  const useAll = () => {
    for (const entry of suggestions) fill(entry);
    setTold(text('appliedAll'));
  };
  const titleId = `${eye}-suggested-title`;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={titleId} variant="body2" sx={{ fontWeight: 600 }}>
        {text('suggested')}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {text('suggestedHelp')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {suggestions.map((entry) => (
          <SuggestionRow
            key={entry.suggestion.parameter}
            lens={lens}
            suggestion={entry.suggestion}
            isTaken={entry.isTaken}
            onUse={() => use(entry)}
          />
        ))}
      </Box>
      {suggestions.length > 1 && (
        <Button size="small" variant="outlined" onClick={useAll} sx={{ justifySelf: 'start' }}>
          {text('useAll')}
        </Button>
      )}
      <Box component="output" sx={VISUALLY_HIDDEN}>
        {told}
      </Box>
    </Box>
  );
}
