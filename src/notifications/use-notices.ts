import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notice, NoticesRead } from '#domain/emails/notices/notice.ts';
import { noticePage, readNotices } from '#providers/account/notices.ts';
import { useConnection } from '#providers/http/use-connection.ts';

const KEY = ['notices'];

export interface Notices {
  notices: readonly Notice[];
  unread: number;
  isLoading: boolean;
  failed: boolean;
  retry: () => void;
  /** Undefined when all are shown. */
  showMore: (() => void) | undefined;
  read: (read: NoticesRead) => void;
}

/** EM-04: returns the user's notices, which follow the server's events, also those about what another tab has read. */
export function useNotices(): Notices {
  const connection = useConnection();
  const { events } = connection;
  const queryClient = useQueryClient();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) => noticePage(connection, pageParam, signal),
    getNextPageParam: ({ next }) => next,
  });
  const { mutate } = useMutation({
    mutationFn: (read: NoticesRead) => readNotices(connection, read),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  useEffect(() => {
    const reload = () => void queryClient.invalidateQueries({ queryKey: KEY });
    const stopGap = events.onGap(reload);
    const stop = events.onChange(({ resource }) => {
      if (resource === 'notices') reload();
    });
    return () => {
      stop();
      stopGap();
    };
  }, [events, queryClient]);
  return {
    notices: data?.pages.flatMap(({ notices }) => notices) ?? [],
    unread: data?.pages[0]?.unread ?? 0,
    isLoading: isPending,
    failed: isError,
    retry: () => void refetch(),
    showMore: hasNextPage ? () => void fetchNextPage() : undefined,
    read: mutate,
  };
}
