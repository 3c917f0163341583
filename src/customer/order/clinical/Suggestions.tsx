import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, useRef, type MouseEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatParameter } from '#domain/lens/model/format.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Suggestion } from '#domain/lens/nomogram/suggest-parameters.ts';
import type { Eye } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { keepFocus } from '../../keep-focus.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { eyeSuggestions, type EyeSuggestion } from './eye-suggestions.ts';

interface SuggestionRowProps {
  lens: LensDefinition;
  suggestion: Suggestion;
  /** Whether the field already has this value. */
  isTaken: boolean;
  onUse: () => void;
}

const CHANGED = { shouldDirty: true } as const;

/** OR-02: shows initial parameters from the nomogram, marked as suggested; the user applies each one. */
export function Suggestions({ eye, lens }: { eye: Eye; lens: LensDefinition }) {
  const text = useText('clinical');
  const locale = useLocale();
  const { setValue } = useFormContext<OrderFormValues>();
  const [announcement, setAnnouncement] = useState('');
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
    setAnnouncement(text('applied', { label: parameter.label[locale], value }));
  };
  const useAll = () => {
    for (const entry of suggestions) fill(entry);
    setAnnouncement(text('appliedAll'));
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
        {announcement}
      </Box>
    </Box>
  );
}

/** Shows a suggested value, its reason, and how reliable its source is. */
function SuggestionRow({ lens, suggestion, isTaken, onUse }: SuggestionRowProps) {
  const text = useText('clinical');
  const locale = useLocale();
  const row = useRef<HTMLLIElement>(null);
  const parameter = findParameter(lens, suggestion.parameter);
  if (!parameter) return null;
  const { status } = suggestion.source;
  const label = parameter.label[locale];
  const value = formatParameter(suggestion.value, parameter, locale);
  const take = ({ currentTarget }: MouseEvent) => {
    // The button disappears, so a keyboard user continues from its row.
    if (currentTarget === document.activeElement) row.current?.focus();
    onUse();
  };
  return (
    <Box
      ref={row}
      component="li"
      tabIndex={-1}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2">
          {label} <strong>{value}</strong>
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {suggestion.reason[locale]}
          {status !== 'sourced' && ` · ${text(status)}`}
        </Typography>
      </Box>
      {isTaken ? (
        <Typography variant="caption">{text('taken')}</Typography>
      ) : (
        <Button
          size="small"
          aria-label={text('use', { label, value })}
          onMouseDown={keepFocus}
          onClick={take}
        >
          {value}
        </Button>
      )}
    </Box>
  );
}
