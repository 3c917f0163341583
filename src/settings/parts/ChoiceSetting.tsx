import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

export interface Choice<T extends string> {
  value: T;
  label: string;
  /** The language of the label, when it differs from the page's. */
  lang?: string;
}

interface ChoiceSettingProps<T extends string> {
  label: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
}

/** A setting with a few options; applies at once, without a button. */
export function ChoiceSetting<T extends string>(props: ChoiceSettingProps<T>) {
  const { label, value, choices, onChange } = props;
  const id = useId();
  const choose = (wanted: string): void => {
    const choice = choices.find((each) => each.value === wanted);
    if (choice) onChange(choice.value);
  };
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            lang={choice.lang}
            label={choice.label}
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
