import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { useText } from '#providers/messages/use-text.ts';

/** Returns which lens a request is about: "Right eye: GP Sphere"; of a cancellation its lenses. */
export function useLensText(): (request: Pick<ReturnRequest, 'eye' | 'lens'>) => string {
  const text = useText('returnDesk');
  const orders = useText('orders');
  return ({ eye, lens }) =>
    eye === null ? lens : text('lens', { eye: orders(`eyes.${eye}`), lens });
}
