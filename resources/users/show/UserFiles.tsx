import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { StoredFile } from '#providers/firebase/files.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { fileFacts } from '../../shared/file-facts.ts';
import { ROWS } from './rows.ts';

const FIRST: string | null = null;

/** Loads the user's folder page by page, as the storage lists it. */
function useFolder(uid: string) {
  const { files } = useRuntime();
  return useInfiniteQuery({
    queryKey: ['userFiles', uid],
    queryFn: async ({ pageParam }) => (await files()).list(`users/${uid}`, { after: pageParam }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next,
    retry: false,
  });
}

/** DB-02, EN-07: lists the files in the user's folder. Attachments of an order are on its own page. */
export function UserFiles({ uid }: { uid: string }) {
  const text = useText('userShow');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useFolder(uid);
  const files = data?.pages.flatMap((page) => page.files);
  return (
    <>
      {files && <FileRows files={files} />}
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {text('files.retry')}
            </Button>
          }
        >
          {text('files.error')}
        </Alert>
      )}
      {!data && !error && <Skeleton height={40} aria-busy aria-label={text('files.loading')} />}
      {hasNextPage && (
        <Button variant="outlined" loading={isFetching} onClick={() => void fetchNextPage()}>
          {text('files.more')}
        </Button>
      )}
    </>
  );
}

function FileRows({ files }: { files: StoredFile[] }) {
  const text = useText('userShow');
  const locale = useLocale();
  if (files.length === 0) {
    return <Typography color="text.secondary">{text('files.none')}</Typography>;
  }
  return (
    <Box component="ul" aria-label={text('files.title')} sx={ROWS}>
      {files.map((file) => (
        <Box key={file.name} component="li" sx={{ overflowWrap: 'anywhere' }}>
          <MuiLink href={file.url} target="_blank" rel="noopener noreferrer">
            {file.name}
          </MuiLink>
          <Typography variant="body2" color="text.secondary">
            {fileFacts(file, locale)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
