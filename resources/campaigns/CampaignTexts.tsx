import { TextInput } from 'react-admin';
import { MAX_CAMPAIGN_BODY, MAX_CAMPAIGN_SUBJECT } from '#domain/emails/campaign.ts';
import { useText } from '#providers/messages/use-text.ts';

interface TextsProps {
  source: string;
}

/** react-admin's inputs hold an empty text as null, which the schema of a text refuses. */
const toText = (value: string | null) => value ?? '';

/** The subject in both languages. */
export function SubjectInputs({ source }: TextsProps) {
  const text = useText('campaigns');
  const slotProps = { htmlInput: { maxLength: MAX_CAMPAIGN_SUBJECT } };
  const same = { parse: toText, autoComplete: 'off', slotProps } as const;
  return (
    <>
      <TextInput {...same} source={`${source}.en`} label={text('subjectEn')} isRequired />
      <TextInput
        {...same}
        source={`${source}.es`}
        label={text('subjectEs')}
        helperText={text('spanishHelp')}
      />
    </>
  );
}

/** The text in both languages. */
export function BodyInputs({ source }: TextsProps) {
  const text = useText('campaigns');
  const slotProps = { htmlInput: { maxLength: MAX_CAMPAIGN_BODY } };
  const same = { parse: toText, multiline: true, minRows: 5, slotProps } as const;
  return (
    <>
      <TextInput
        {...same}
        source={`${source}.en`}
        label={text('bodyEn')}
        helperText={text('bodyHelp')}
        isRequired
      />
      <TextInput {...same} source={`${source}.es`} label={text('bodyEs')} />
    </>
  );
}
