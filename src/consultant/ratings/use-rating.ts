import { useRef, useState } from 'react';
import { visitorForm, type VisitorForms } from '#providers/consultant/visitor-form.ts';
import { useRuntime } from '#providers/use-runtime.ts';

type Rating = VisitorForms['rating'];
export type RatingState = 'open' | 'sending' | 'sent' | 'failed';

/** Sends what a visitor says of an answer. Nothing is requested before. */
export function useRating(): { state: RatingState; send: (rating: Rating) => void } {
  const { client } = useRuntime();
  const form = useRef<ReturnType<typeof visitorForm<'rating'>>>(null);
  const [state, setState] = useState<RatingState>('open');
  const send = async (rating: Rating): Promise<void> => {
    form.current ??= visitorForm(client, 'rating');
    setState('sending');
    try {
      await form.current.send(rating);
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  return { state, send: (rating) => void send(rating) };
}
