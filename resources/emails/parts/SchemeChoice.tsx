import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useText } from '#providers/messages/use-text.ts';
import type { PreviewScheme } from './preview-document.ts';

const SCHEMES = ['light', 'dark'] as const;

interface SchemeChoiceProps {
  scheme: PreviewScheme;
  onChoose: (scheme: PreviewScheme) => void;
}

/** EM-02: chooses whether an email is shown as a light or as a dark mail program shows it. */
export function SchemeChoice({ scheme, onChoose }: SchemeChoiceProps) {
  const text = useText('emailLog');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={text('scheme.label')}
      value={scheme}
      onChange={(_event, next: PreviewScheme | null) => next !== null && onChoose(next)}
    >
      {SCHEMES.map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: 1.5, color: 'text.primary' }}>
          {text(`scheme.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
