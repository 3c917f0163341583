import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { useRows } from '../shared/list/use-rows.ts';
import { useNow } from '../shared/use-now.ts';
import { activityRowSchema } from './online/activity-row.ts';
import type { ActivityRow } from './online/activity-row.ts';
import { EmailSearch } from './online/EmailSearch.tsx';
import { LiveListBody } from './online/LiveListBody.tsx';
import { OnlineCards } from './online/OnlineCards.tsx';
import { OnlineTable } from './online/OnlineTable.tsx';
import { isHere, presenceOf } from './online/presence.ts';
import { EndSessions } from './show/EndSessions.tsx';

/** How often ages update, in ms: often enough for a list that says "now". */
const TICK = 10_000;
const LATEST_FIRST = { field: 'lastActivity', order: 'DESC' } as const;

/** EN-03: shows live who uses the portal, with which device and on which page. Sessions can be ended here. */
export default function OnlineUsers() {
  const text = useText('usersOnline');
  const [ending, setEnding] = useState<ActivityRow | null>(null);
  return (
    <>
      <ListPage
        title={text('title')}
        resource="userActivity"
        storeKey="users-online"
        sort={LATEST_FIRST}
        toolbar={<EmailSearch field="userEmail" />}
      >
        <LiveListBody errorTitle={text('error')} empty={text('empty')}>
          <OnlineRows onEnd={setEnding} />
        </LiveListBody>
      </ListPage>
      {ending && (
        <EndSessions
          user={{ id: ending.id, email: ending.userEmail }}
          device={null}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

function OnlineRows({ onEnd }: { onEnd: (row: ActivityRow) => void }) {
  const text = useText('usersOnline');
  const now = useNow(TICK);
  const { total = 0 } = useListContext();
  const { rows, isNarrow } = useRows('md');
  const users = useMemo(() => rows?.map((row) => activityRowSchema.parse(row)), [rows]);
  const present = users?.filter((row) => isHere(presenceOf(row, now))).length;
  const isAll = users?.length === total;
  const Shown = isNarrow ? OnlineCards : OnlineTable;
  return (
    <>
      <Typography component="output" variant="body2" color="text.secondary">
        {present !== undefined && text(isAll ? 'present' : 'presentHere', { smart_count: present })}
      </Typography>
      <Shown rows={users} now={now} onEnd={onEnd} />
    </>
  );
}
