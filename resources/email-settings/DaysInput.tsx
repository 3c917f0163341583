import { NumberInput } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';

/** Keeps a label off what is said above it. */
const SPACED = { my: 1 } as const;

export function TextDaysInput({ source }: { source: string }) {
  const text = useText('emailSettings');
  return (
    <NumberInput source={source} min={1} isRequired helperText={text('textDays')} sx={SPACED} />
  );
}

export function RecordDaysInput({ source }: { source: string }) {
  const text = useText('emailSettings');
  return (
    <NumberInput source={source} min={1} isRequired helperText={text('recordDays')} sx={SPACED} />
  );
}
