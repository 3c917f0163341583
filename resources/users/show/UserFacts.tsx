import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PortalUser } from '#domain/access/user.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAgo, formatDay, formatMoment } from '../../shared/age.ts';
import { Fact, Facts } from '../../shared/show/Facts.tsx';
import { useNow } from '../../shared/use-now.ts';
import { activityRowSchema } from '../online/activity-row.ts';
import { useSeenWith } from '../online/use-seen-with.ts';

/** Shows the user's profile, and when they were last active. */
export function UserFacts({ user }: { user: PortalUser }) {
  const text = useText('userShow');
  const locale = useLocale();
  const { profile, name, createdAt, lastSignInAt } = user;
  const terms = profile?.termsAcceptedDate;
  return (
    <Facts>
      <Fact label={text('fields.name')}>{name || text('notGiven')}</Fact>
      <Fact label={text('fields.company')}>{profile?.company || text('notGiven')}</Fact>
      <Fact label={text('fields.phone')}>{profile?.phone || text('notGiven')}</Fact>
      <Fact label={text('fields.country')}>{profile?.country || text('notGiven')}</Fact>
      <Fact label={text('fields.created')}>{formatMoment(createdAt, locale)}</Fact>
      <Fact label={text('fields.lastSignIn')}>
        {lastSignInAt ? formatMoment(lastSignInAt, locale) : text('never')}
      </Fact>
      <LastActivity user={user} />
      {user.role === 'customer' && (
        <Fact label={text('fields.terms')}>{terms ? formatDay(terms, locale) : text('never')}</Fact>
      )}
    </Facts>
  );
}

/** EN-03: shows the time of the last activity, with page and device as the browser reported them to Firestore. */
function LastActivity({ user }: { user: PortalUser }) {
  const text = useText('userShow');
  const locale = useLocale();
  const now = useNow();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { data } = useQuery({
    queryKey: ['userActivity', 'of', user.id],
    queryFn: () => dataProvider.userActivity(user.id),
  });
  const activity = data ? activityRowSchema.safeParse({ ...data, id: user.id }).data : undefined;
  const seenWith = useSeenWith();
  const at = user.lastActivityAt;
  return (
    <>
      <Fact label={text('fields.lastActivity')}>
        {at
          ? `${formatMoment(at, locale)} (${formatAgo(Date.parse(at), now, locale)})`
          : text('never')}
      </Fact>
      {activity && (
        <>
          <Fact label={text('fields.page')}>
            {activity.session?.currentRoute ?? text('unknown')}
          </Fact>
          <Fact label={text('fields.with')}>{seenWith(activity) || text('unknown')}</Fact>
        </>
      )}
    </>
  );
}
