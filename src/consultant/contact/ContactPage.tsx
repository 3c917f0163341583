import { useEffect, useRef, useState } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { PageHeading } from '../page/PageHeading.tsx';
import { ContactForm } from './ContactForm.tsx';
import { useContact } from './use-contact.ts';
import { useFitting } from './use-fitting.ts';
import './contact.css';

/** VC-03: a practice asks a consultant of the lab, without the identity of a patient. */
export default function ContactPage() {
  const text = useText('contact');
  const pagesText = useText('consultantPages');
  const fitting = useFitting();
  const { state, send, reopen } = useContact();
  const [where, setWhere] = useState('');
  return (
    <>
      <PageHeading>{pagesText('contact.title')}</PageHeading>
      <p className="lead">{text('lead')}</p>
      {state === 'sent' || state === 'held' ? (
        <Sent where={where} isHeld={state === 'held'} onAgain={reopen} />
      ) : (
        <>
          <p className="hint contact-urgent">{text('urgent')}</p>
          <ContactForm
            fitting={fitting}
            state={state}
            onSend={(sent) => {
              setWhere(sent.values.email.trim() || sent.values.phone.trim());
              void send(sent);
            }}
          />
        </>
      )}
    </>
  );
}

interface SentProps {
  where: string;
  /** Whether it may take longer: more came today than usual. */
  isHeld: boolean;
  onAgain: () => void;
}

/** What happens next; it gets the focus, because the form is gone. */
function Sent({ where, isHeld, onAgain }: SentProps) {
  const text = useText('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {text('sent.title')}
      </h2>
      <p>{text('sent.body', { where })}</p>
      {isHeld && <p>{text('sent.held')}</p>}
      <button type="button" className="button button-quiet" onClick={onAgain}>
        {text('sent.again')}
      </button>
    </section>
  );
}
