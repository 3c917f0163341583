import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '#providers/data/data.ts';

interface Unread {
  orderId: string;
  /** The number of unread messages. */
  unread: number;
  /** The newest message; undefined while there is none. */
  lastId: string | undefined;
  /** The element after the last message. When it is visible, the user has seen the newest message. */
  end: RefObject<HTMLElement | null>;
}

/** Marks the messages as read once the newest is on the screen and the page is visible. */
export function useMarkRead({ orderId, unread, lastId, end }: Unread): void {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const reportedId = useRef<string | undefined>(undefined);
  useEffect(() => {
    const element = end.current;
    if (unread === 0 || !lastId || !element) return undefined;
    let isSeen = false;
    const notify = async () => {
      if (!isSeen || document.visibilityState !== 'visible' || reportedId.current === lastId)
        return;
      reportedId.current = lastId;
      try {
        await dataProvider.readOrderMessages(orderId, lastId);
        await queryClient.invalidateQueries({ queryKey: ['orders'] });
      } catch (error) {
        // they stay unread, and are marked again when the user next looks at them
        reportedId.current = undefined;
        console.warn('The messages could not be marked as read', error);
      }
    };
    const observer = new IntersectionObserver((entries) => {
      isSeen = entries.some(({ isIntersecting }) => isIntersecting);
      void notify();
    });
    const onVisible = () => void notify();
    observer.observe(element);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [dataProvider, queryClient, orderId, unread, lastId, end]);
}
