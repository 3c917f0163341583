import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-admin';
import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import { draftDevice } from '#providers/drafts/draft-device.ts';
import type { DraftStart } from '#providers/drafts/draft-state.ts';
import { useDrafts } from '#providers/drafts/use-drafts.ts';
import { fullName } from '#providers/session/session-state.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useDraftMethods } from '../draft/use-draft-methods.ts';
import { useReadDraft } from '../draft/use-open-draft.ts';
import type { FittedEye } from './eye-of-fitting.ts';
import { findPlace } from './find-place.ts';
import { fittedContent, newStart, withFittedEye } from './fitted-content.ts';

interface PlaceInput {
  accountNumber: string;
  link: string;
  fitted: FittedEye;
  choices: DeliveryChoices | null;
}

const DRAFT_ADDRESS = '/customer/order?draft=';

/** Finds where the fitting may go, and opens the form there; the address of the fitting leaves the history. */
export function useFittingPlace({ accountNumber, link, fitted, choices }: PlaceInput) {
  const api = useDraftMethods();
  const { cache, open } = useDrafts();
  const session = useSession();
  const navigate = useNavigate();
  const { uid, read } = useReadDraft();
  const [isMoved, setMoved] = useState(false);
  const signature = { author: fullName(session), device: draftDevice() };
  const { data, refetch } = useQuery({
    queryKey: ['order-form', 'fitting', uid, accountNumber, link],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      // A browser that keeps no drafts has only those of the server.
      const kept = await cache.all(uid).catch(() => []);
      return findPlace({ api, kept, accountNumber, link, eye: fitted.eye, signature });
    },
  });
  const goTo = (id: string) => navigate(DRAFT_ADDRESS + id, { replace: true });
  const openWith = (start: DraftStart) => {
    open.handOver(start);
    goTo(start.id);
  };
  const addTo = async (id: string) => {
    const opening = await read(id);
    const start = opening.kind === 'open' ? withFittedEye(opening.start, fitted) : null;
    if (start && start.accountNumber === accountNumber) return openWith(start);
    setMoved(true);
    return void refetch();
  };
  return {
    /** Undefined while it is looked for; null when the server cannot be asked. */
    place: data,
    /** The draft that was chosen has changed meanwhile. */
    isMoved,
    again: () => void refetch(),
    startAnew: (id: string) =>
      openWith(newStart(id, accountNumber, fittedContent(fitted, choices))),
    openDraft: goTo,
    addTo: (id: string) => void addTo(id),
  };
}
