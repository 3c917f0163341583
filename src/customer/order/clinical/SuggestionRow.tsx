import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { findParameter } from '#domain/lens/find-parameter.ts';
import { formatParameter } from '#domain/lens/format.ts';
import type { Suggestion } from '#domain/lens/nomogram/suggest-parameters.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { keepFocus } from '../../keep-focus.ts';
import { useClinicalText } from './use-clinical-text.ts';

interface SuggestionRowProps {
  lens: LensDefinition;
  suggestion: Suggestion;
  /** Whether the field already has this value. */
  isTaken: boolean;
  onUse: () => void;
}

/** Shows a suggested value, its reason, and how reliable its source is. */
export function SuggestionRow({ lens, suggestion, isTaken, onUse }: SuggestionRowProps) {
  const text = useClinicalText();
  const locale = usePortalLocale();
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
