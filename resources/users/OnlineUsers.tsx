import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import type { ActivityRow } from '#resources/users/online/activity-row.ts';
import { OnlineBody } from '#resources/users/online/OnlineBody.tsx';
import { isHere, presenceOf } from '#resources/users/online/presence.ts';
import { useActivity } from '#resources/users/online/use-activity.ts';
import { EndSessions } from '#resources/users/show/EndSessions.tsx';
import { useNow } from '../shared/use-now.ts';

/** The number of users to show at first, and to add each time. */
const STEP = 100;
/** How often ages update, in ms: often enough for a list that says "now". */
const TICK = 10_000;

/** EN-03: shows live who uses the portal, with which device and on which page. Sessions can be ended here. */
export default function OnlineUsers() {
  const text = useText('usersOnline');
  const now = useNow(TICK);
  const [most, setMost] = useState(STEP);
  const { rows, isCurrent, error, retry } = useActivity(most);
  const [sought, setSought] = useState('');
  const [ending, setEnding] = useState<ActivityRow | null>(null);
  const present = rows?.filter((row) => isHere(presenceOf(row, now))).length;
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Typography variant="h2" component="h1">
        {text('title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          type="search"
          size="small"
          label={text('search')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          sx={{ flex: '1 1 220px', maxWidth: 420 }}
        />
        <Typography component="output" variant="body2" color="text.secondary">
          {present !== undefined && text('present', { smart_count: present })}
        </Typography>
      </Box>
      {rows && !isCurrent && !error && <Alert severity="warning">{text('reconnecting')}</Alert>}
      <OnlineBody
        rows={rows}
        error={error}
        onRetry={retry}
        sought={sought}
        onClear={() => setSought('')}
        now={now}
        onEnd={setEnding}
        onMore={rows && rows.length >= most ? () => setMost(most + STEP) : null}
      />
      {ending && (
        <EndSessions
          user={{ id: ending.id, email: ending.userEmail }}
          device={null}
          onClose={() => setEnding(null)}
        />
      )}
    </Box>
  );
}
