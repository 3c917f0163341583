import { useEffect, useMemo } from 'react';
import { fromFittingLink, type ReadLink } from '#domain/consultant/fitting-link/from-link.ts';
import { toFittingLink } from '#domain/consultant/fitting-link/to-link.ts';
import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '#resources/shared/list/LoadError.tsx';
import { FormSkeleton } from '../draft/FormSkeleton.tsx';
import { useLatest } from '../state/use-latest.ts';
import { eyeOfFitting, isEmptyFitting } from './eye-of-fitting.ts';
import { FittingChoice } from './FittingChoice.tsx';
import { NoFitting } from './NoFitting.tsx';
import { useFittingPlace } from './use-fitting-place.ts';

interface FittedFormProps {
  /** The text in the fragment of the address. */
  link: string;
  accountNumber: string;
  lenses: LensDefinition[];
  deliveryChoices: DeliveryChoices | null;
}

const NO_ANSWER = new HttpFailure('No connection', 0);

/** VC-04: opens a fitting as a draft order, or says that the address has none. */
export default function FittedForm({ link, ...input }: FittedFormProps) {
  const read = useMemo(() => fromFittingLink(link), [link]);
  if (isEmptyFitting(read.file)) return <NoFitting />;
  return <FoundFitting read={read} {...input} />;
}

/** Asks only when there is more than one place where the fitting may go. */
function FoundFitting({
  read,
  accountNumber,
  lenses,
  deliveryChoices,
}: Omit<FittedFormProps, 'link'> & { read: ReadLink }) {
  const text = useText('fittingOrder');
  const catalogue = useMemo(() => new Map(lenses.map((lens) => [lens.id, lens])), [lenses]);
  const fitted = useMemo(() => eyeOfFitting(read, catalogue), [read, catalogue]);
  // A link that was damaged, or spelled otherwise, is the same fitting as long as the same is read.
  const link = toFittingLink(read.file);
  const found = useFittingPlace({ accountNumber, link, fitted, choices: deliveryChoices });
  const { place } = found;
  const isAlone =
    place && place.existingId === null && place.orderId === null && place.others.length === 0;
  const freshId = isAlone && !found.isMoved ? place.freshId : null;
  const start = useLatest(found.startAnew);
  useEffect(() => {
    if (freshId) start(freshId);
  }, [freshId, start]);
  if (place === null) {
    return <LoadError title={text('failed')} error={NO_ANSWER} onRetry={found.again} />;
  }
  if (!place || freshId) return <FormSkeleton />;
  return <FittingChoice found={{ ...found, place }} eye={fitted.eye} catalogue={catalogue} />;
}
