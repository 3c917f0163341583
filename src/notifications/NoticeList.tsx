import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Notice } from '#domain/emails/notices/notice.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import type { Notices } from './use-notices.ts';

/** EM-04: the notices of the server, each a link to its record. Following one marks it as read. */
export function NoticeList({
  notices,
  isLoading,
  failed,
  retry,
  showMore,
  read,
  isAlone,
  onFollow,
}: Notices & {
  /** Nothing else is in the list: says so when there is no notice either. */
  isAlone: boolean;
  onFollow: () => void;
}) {
  const text = useText('notifications');
  if (failed) {
    return (
      <Box sx={{ px: 2, py: 2 }}>
        <Typography color="text.secondary">{text('bell.failed')}</Typography>
        <Button size="small" onClick={retry}>
          {text('bell.tryAgain')}
        </Button>
      </Box>
    );
  }
  if (notices.length === 0) {
    if (!isAlone) return null;
    return (
      <Typography color="text.secondary" sx={{ px: 2, py: 3 }} aria-busy={isLoading}>
        {isLoading ? text('bell.loading') : text('bell.empty')}
      </Typography>
    );
  }
  const follow = ({ id, isRead }: Notice): void => {
    if (!isRead) read({ ids: [id] });
    onFollow();
  };
  return (
    <>
      <Box component="ul" aria-label={text('bell.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onFollow={() => follow(notice)} />
        ))}
      </Box>
      {showMore && (
        <Button size="small" onClick={showMore} sx={{ m: 1, justifySelf: 'start' }}>
          {text('bell.more')}
        </Button>
      )}
    </>
  );
}

function NoticeLine({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const text = useText('notifications');
  const locale = useLocale();
  const { texts, path, createdAt, isRead } = notice;
  const moment = new Date(createdAt);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box component={Link} to={path} onClick={onFollow} sx={LINE}>
        <Box aria-hidden sx={{ ...DOT, bgcolor: isRead ? 'transparent' : 'primary.main' }} />
        <Box sx={{ minWidth: 0 }}>
          {!isRead && <span style={VISUALLY_HIDDEN}>{`${text('bell.new')} `}</span>}
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', overflowWrap: 'anywhere', fontWeight: isRead ? 400 : 600 }}
          >
            {texts[locale]}
          </Typography>
          <Typography
            component="time"
            variant="caption"
            dateTime={createdAt}
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {moment.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  gap: 1.5,
  px: 2,
  py: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const DOT = { width: 8, height: 8, borderRadius: '50%', mt: 0.75 };
