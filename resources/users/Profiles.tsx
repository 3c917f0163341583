import { useMemo } from 'react';
import { profileSchema } from '#domain/address/profile.ts';
import { tryAnswer } from '#providers/http/read-answer.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { useRows } from '../shared/list/use-rows.ts';
import { EmailSearch } from './online/EmailSearch.tsx';
import { LiveListBody } from './online/LiveListBody.tsx';
import type { ProfileRow } from './profiles/profile-row.ts';
import { ProfileCards } from './profiles/ProfileCards.tsx';
import { ProfileTable } from './profiles/ProfileTable.tsx';

const BY_EMAIL = { field: 'email', order: 'ASC' } as const;

/** EN-01, DB-03: lists the profiles that users keep in Firestore, live. Each row leads to its user. */
export default function Profiles() {
  const text = useText('userProfiles');
  return (
    <ListPage
      title={text('title')}
      resource="profiles"
      storeKey="profiles"
      sort={BY_EMAIL}
      toolbar={<EmailSearch field="email" />}
    >
      <LiveListBody errorTitle={text('error')} empty={text('empty')}>
        <ProfileRows />
      </LiveListBody>
    </ListPage>
  );
}

function ProfileRows() {
  const { rows, isNarrow } = useRows('md');
  const profiles = useMemo(() => rows?.map(profileRowOf), [rows]);
  const Shown = isNarrow ? ProfileCards : ProfileTable;
  return <Shown rows={profiles} />;
}

/** A browser may have written anything: what cannot be read is still a row that leads to its user. */
function profileRowOf(row: { id: unknown }): ProfileRow {
  const id = String(row.id);
  return { id, profile: tryAnswer(profileSchema, { ...row, uid: id }) };
}
