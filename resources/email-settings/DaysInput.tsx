import { NumberInput } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';

export function TextDaysInput({ source }: { source: string }) {
  const text = useText('emailSettings');
  return <NumberInput source={source} min={1} isRequired helperText={text('textDays')} />;
}

export function RecordDaysInput({ source }: { source: string }) {
  const text = useText('emailSettings');
  return <NumberInput source={source} min={1} isRequired helperText={text('recordDays')} />;
}
