import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useSettingsText } from '../use-settings-text.ts';

interface ShowPasswordsProps {
  shown: boolean;
  onChange: (shown: boolean) => void;
}

/** A checkbox that shows the typed passwords. */
export function ShowPasswords({ shown, onChange }: ShowPasswordsProps) {
  const text = useSettingsText();
  return (
    <FormControlLabel
      label={text('password.show')}
      control={
        <Checkbox
          size="small"
          checked={shown}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
    />
  );
}
