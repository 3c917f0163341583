import { useState } from 'react';
import { visitorForm, type VisitorForms } from '#providers/consultant/visitor-form.ts';
import { useRuntime } from '#providers/use-runtime.ts';

type Rating = VisitorForms['rating'];
export type RatingState = 'open' | 'sending' | 'sent' | 'failed';

/** Sends what a visitor says of an answer. Nothing is requested before. */
export function useRating(): { state: RatingState; send: (rating: Rating) => void } {
  const { client } = useRuntime();
  const [form] = useState(() => visitorForm(client, 'rating'));
  const [state, setState] = useState<RatingState>('open');
  const send = async (rating: Rating): Promise<void> => {
    setState('sending');
    try {
      await form.send(rating);
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  return { state, send: (rating) => void send(rating) };
}
