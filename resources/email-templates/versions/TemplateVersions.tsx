import {
  emailTemplateSchema,
  templateVersionSchema,
  type EmailTemplateRecord,
} from '#domain/emails/email-template.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Versions } from '../../shared/versions/Versions.tsx';
import { Comparison } from './Comparison.tsx';

interface TemplateVersionsProps {
  template: EmailTemplateRecord;
  onRestored: (template: EmailTemplateRecord) => void;
}

/** EM-02: the versions of a template; the lines that differ are beside each other. */
export function TemplateVersions({ template, onRestored }: TemplateVersionsProps) {
  const text = useText('emailTemplates');
  return (
    <Versions
      record={template}
      schema={emailTemplateSchema}
      versionSchema={templateVersionSchema}
      difference={Comparison}
      consequence={(next) => text('restoreText', { next })}
      defaultMark={text('head.default')}
      onRestored={onRestored}
    />
  );
}
