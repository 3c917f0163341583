import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { withPreset } from './with-preset.ts';

/** Texts that a button writes into the input of a decision. */
export interface Presets {
  label: string;
  texts: readonly { id: string; name: string; text: string }[];
  /** Where they are maintained, or why there are none. */
  note?: ReactNode;
}

interface DecisionPresetsProps {
  presets: Presets;
  value: string;
  /** Maximum length in characters. */
  most: number;
  /** Called with the filled input, which stays editable. */
  onFill: (filled: string) => void;
}

/** Fills the input of a decision with preset texts. */
export function DecisionPresets({ presets, value, most, onFill }: DecisionPresetsProps) {
  const { label, texts, note } = presets;
  if (texts.length === 0 && !note) return null;
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        border: 0,
        m: 0,
        p: 0,
        pb: 1,
        minWidth: 0,
      }}
    >
      {texts.map(({ id, name, text }) => {
        const filled = withPreset(value, text, most);
        return (
          <Button
            key={id}
            size="small"
            variant="outlined"
            color="inherit"
            title={text}
            disabled={filled === null}
            onClick={() => onFill(filled ?? value)}
          >
            {name}
          </Button>
        );
      })}
      {note}
    </Box>
  );
}
