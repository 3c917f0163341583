import { TextInput } from 'react-admin';
import { guideRecordInputSchema } from '#domain/consultant/guide/guide-record.ts';
import { useText } from '#providers/messages/use-text.ts';
import { maxLength } from '../shared/record/fields/field-type.ts';

/** react-admin's inputs hold an empty text as null, which the schema of a text refuses. */
const toText = (value: string | null) => value ?? '';

/** Enters the text of a passage, in paragraphs. */
export function BodyInput({ source }: { source: string }) {
  const text = useText('guideDesk');
  return (
    <TextInput
      source={source}
      parse={toText}
      helperText={text('bodyHelp')}
      isRequired
      multiline
      minRows={8}
      slotProps={{
        htmlInput: {
          maxLength: maxLength(guideRecordInputSchema, source),
          lang: source === 'bodyEs' ? 'es' : 'en',
        },
      }}
    />
  );
}
