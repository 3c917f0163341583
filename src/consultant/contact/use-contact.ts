import { useEffect, useState } from 'react';
import type { Locale } from '#domain/basics/locale.ts';
import { maskIdentity } from '#domain/consultant/conversation/mask-identity.ts';
import { visitorForm } from '#providers/consultant/visitor-form.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import type { ContactValues } from './contact-problems.ts';

export type ContactState = 'open' | 'sending' | 'sent' | 'held' | 'failed' | 'offline';

interface Sending {
  values: ContactValues;
  language: Locale;
  /** The text of a fitting's link; blank without one. */
  fitting: string;
}

/** Sends a request; the question leaves the browser masked. */
export function useContact() {
  const { client } = useRuntime();
  const [form] = useState(() => visitorForm(client, 'request'));
  const [state, setState] = useState<ContactState>('open');
  useEffect(() => {
    void form.open();
  }, [form]);
  const send = async ({ values, language, fitting }: Sending): Promise<void> => {
    setState('sending');
    try {
      const { held } = await form.send({
        website: values.website,
        practice: values.practice.trim(),
        contactName: values.contactName.trim(),
        email: values.email.trim(),
        phone: values.phone.trim(),
        question: maskIdentity(values.question.trim()).text,
        language,
        fitting,
      });
      setState(held ? 'held' : 'sent');
    } catch (error) {
      const isAnswered = error instanceof HttpFailure && error.status > 0;
      setState(isAnswered ? 'failed' : 'offline');
    }
  };
  return { state, send, reopen: () => setState('open') };
}
