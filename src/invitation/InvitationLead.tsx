import type { Invited } from '#domain/access/member.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '#resources/shared/age.ts';

/** Says who invites, to which account, as what and until when. */
export function InvitationLead({ invited }: { invited: Invited }) {
  const text = useText('invitation');
  const locale = useLocale();
  const { invitedBy, practice, practiceRole, expiresAt } = invited;
  return (
    <p className="lead">
      {text('lead', { name: invitedBy, practice })} {text(`roles.${practiceRole}`)}{' '}
      {text('until', { time: formatMoment(expiresAt, locale) })}
    </p>
  );
}
