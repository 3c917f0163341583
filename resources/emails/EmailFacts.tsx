import MuiLink from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { EmailRecord } from '#domain/emails/email.ts';
import { emailEvent } from '#domain/emails/events/email-events.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../shared/age.ts';
import { FactRows } from '../shared/show/Facts.tsx';
import { causeOf, emailPath } from './parts/email-path.ts';

/** Our words for why an email did not leave, by the server's code. */
const REPLIES = {
  expired: 'replies.expired',
  'not wanted any more': 'replies.notWanted',
  suppressed: 'replies.suppressed',
  'not verified': 'replies.notVerified',
  'no address': 'replies.noAddress',
  'no source': 'replies.noSource',
  'not written': 'replies.notWritten',
  'answer lost': 'replies.answerLost',
} as const;

/** What is known about an email besides its message. */
export function EmailFacts({ email }: { email: EmailRecord }) {
  const text = useText('emailLog');
  const locale = useLocale();
  const { reply, templateId, templateVersion, sentAt } = email;
  const isOurs = reply in REPLIES;
  const template = templateVersion === null ? '' : `${templateId} · ${templateVersion}`;
  return (
    <FactRows
      facts={[
        { name: 'address', label: text('fields.address'), value: email.address },
        {
          name: 'event',
          label: text('fields.event'),
          value: emailEvent(email.event).label[locale],
        },
        { name: 'account', label: text('fields.account'), value: email.accountNumber },
        {
          name: 'language',
          label: text('fields.language'),
          value: text(`languages.${email.language}`),
        },
        {
          name: 'createdAt',
          label: text('fields.createdAt'),
          value: formatMoment(email.createdAt, locale),
        },
        {
          name: 'sentAt',
          label: text('fields.sentAt'),
          value: sentAt && formatMoment(sentAt, locale),
        },
        { name: 'attempts', label: text('fields.attempts'), value: String(email.attempts) },
        {
          name: 'reply',
          label: text('fields.reply'),
          value: isOurs ? text(REPLIES[reply as keyof typeof REPLIES]) : reply,
        },
        { name: 'template', label: text('fields.template'), value: template },
        { name: 'messageId', label: text('fields.messageId'), value: email.messageId },
        { name: 'cause', label: text('fields.cause'), value: <Cause email={email} /> },
        { name: 'repeats', label: text('fields.repeats'), value: <Repeats email={email} /> },
      ].filter(({ name }) => isKnown(name, email))}
    />
  );
}

/** Whether the fact exists: a link without a target would be an empty row. */
function isKnown(name: string, email: EmailRecord): boolean {
  if (name === 'cause') return causeOf(email) !== null;
  return name !== 'repeats' || email.repeats !== null;
}

function Cause({ email }: { email: EmailRecord }) {
  const text = useText('emailLog');
  const cause = causeOf(email);
  if (!cause) return null;
  return (
    <MuiLink component={LinkBase} to={cause.path}>
      {text(`causes.${cause.resource}`)}
    </MuiLink>
  );
}

function Repeats({ email: { repeats, subject } }: { email: EmailRecord }) {
  if (repeats === null) return null;
  return (
    <MuiLink component={LinkBase} to={emailPath(repeats)}>
      {subject || repeats}
    </MuiLink>
  );
}
