import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import { filledLines, linesOf, wrongLineOf } from './lines.ts';

const MOST_CHARACTERS = 10_000;

export function HostsInput({ source }: { source: string }) {
  return <LinesInput source={source} help={useText('emailSettings')('linkHosts')} />;
}

export function AddressesInput({ source }: { source: string }) {
  return <LinesInput source={source} help={useText('emailSettings')('labAddresses')} />;
}

/** Enters a list of texts, one a line. A line that is refused is named. */
function LinesInput({ source, help }: { source: string; help: string }) {
  const text = useText('emailSettings');
  const translate = useTranslate();
  const { id, field } = useInput<string[]>({
    source,
    format: (lines: unknown) => (Array.isArray(lines) ? lines.join('\n') : ''),
    parse: linesOf,
  });
  const { errors } = useFormState();
  const wrong = wrongLineOf(get(errors, source), linesOf(String(field.value)));
  return (
    <TextField
      {...field}
      onBlur={() => {
        field.onChange(filledLines(linesOf(String(field.value))).join('\n'));
        field.onBlur();
      }}
      id={id}
      label={translate(`resources.email-settings.fields.${source}`)}
      className="ra-input"
      multiline
      minRows={3}
      error={wrong !== null}
      helperText={wrong ? text('wrongLine', wrong) : help}
      slotProps={{ htmlInput: { maxLength: MOST_CHARACTERS, spellCheck: false } }}
    />
  );
}
