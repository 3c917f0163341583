import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormState } from 'react-hook-form';
import type { EmailTemplateRecord, TemplatePreview } from '#domain/emails/email-template.ts';
import { emailEvent } from '#domain/emails/events/email-events.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { RecordHeading } from '../shared/record/RecordPage.tsx';
import { languageName } from './language-name.ts';
import { TestEmail } from './TestEmail.tsx';

interface TemplateHeadProps {
  template: EmailTemplateRecord;
  draftOf: () => TemplatePreview;
  hasProblems: boolean;
  isSaving: boolean;
  onSave: () => void;
}

/** Which template it is, who saved it last, and what can be done with it. */
export function TemplateHead(props: TemplateHeadProps) {
  const { template, draftOf, hasProblems, isSaving, onSave } = props;
  const { event, language, isDefault, version, updatedAt, updatedBy } = template;
  const text = useText('emailTemplates');
  const locale = useLocale();
  const { isDirty } = useFormState();
  const title = text('head.title', {
    event: emailEvent(event).label[locale],
    language: languageName(language, locale),
  });
  const at = new Date(updatedAt).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <>
      <RecordHeading title={title}>
        <TestEmail draftOf={draftOf} isDisabled={hasProblems} />
        <Button variant="contained" loading={isSaving} disabled={!isDirty} onClick={onSave}>
          {text('head.save')}
        </Button>
      </RecordHeading>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {isDefault
          ? text('head.isDefault', { version })
          : text('head.edited', { version, at, who: updatedBy })}
        {isDirty && ` · ${text('head.unsaved')}`}
      </Typography>
    </>
  );
}
