import { useState, type FormEvent } from 'react';
import type { Locale } from '#domain/basics/locale.ts';
import { REQUEST_KEPT_DAYS } from '#domain/consultant/requests/limits.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { contactProblems, NO_VALUES, type ContactValues } from './contact-problems.ts';
import { ContactField } from './ContactField.tsx';
import { FittingAttached } from './FittingAttached.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { QuestionField } from './QuestionField.tsx';
import type { ContactState } from './use-contact.ts';
import type { AttachedFitting } from './use-fitting.ts';

interface ContactFormProps {
  fitting: AttachedFitting;
  state: ContactState;
  onSend: (sent: { values: ContactValues; language: Locale; fitting: string }) => void;
}

/** Who asks, and what. What is wrong is said beside its field once somebody tried to send. */
export function ContactForm({ fitting, state, onSend }: ContactFormProps) {
  const text = useText('contact');
  const [values, setValues] = useState(NO_VALUES);
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [isIncluded, setIsIncluded] = useState(true);
  const [wasTried, setWasTried] = useState(false);
  const language = useLanguage(chosen);
  const problems = wasTried ? contactProblems(values) : [];
  const fieldOf = (name: keyof ContactValues) => ({
    value: values[name],
    problem: problems.find(([field]) => field === name)?.[1],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (state === 'sending') return;
    setWasTried(true);
    const [wrong] = contactProblems(values);
    if (wrong) return document.getElementById(`contact-${wrong[0]}`)?.focus();
    const link = fitting.kind === 'read' && isIncluded ? fitting.link : '';
    onSend({ values, language, fitting: link });
  };
  return (
    <form className="contact-form" aria-label={text('form')} noValidate onSubmit={submit}>
      <div className="field-pair">
        <ContactField name="practice" autoComplete="organization" {...fieldOf('practice')} />
        <ContactField name="contactName" autoComplete="name" {...fieldOf('contactName')} />
        <ContactField name="email" type="email" autoComplete="email" {...fieldOf('email')} />
        <ContactField name="phone" type="tel" autoComplete="tel" {...fieldOf('phone')} />
      </div>
      <p className="field-hint contact-either">{text('either')}</p>
      <Unseen {...fieldOf('website')} />
      <QuestionField {...fieldOf('question')} />
      <FittingAttached fitting={fitting} isIncluded={isIncluded} onInclude={setIsIncluded} />
      <LanguageChoice language={language} onChoose={setChosen} />
      <p className="contact-quiet">{text('kept', { days: String(REQUEST_KEPT_DAYS) })}</p>
      {(state === 'failed' || state === 'offline') && (
        <p className="alert" role="alert">
          {text(state)}
        </p>
      )}
      <button type="submit" className="button" disabled={state === 'sending'}>
        {text(state === 'sending' ? 'sending' : 'send')}
      </button>
    </form>
  );
}

/** The language of the page until another one is chosen. */
function useLanguage(chosen: Locale | null): Locale {
  const locale = useLocale();
  return chosen ?? locale;
}

/** A field that people neither see nor reach; programs that fill in every field give themselves away. */
function Unseen({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText('contact');
  return (
    <div className="contact-unseen" aria-hidden="true">
      <label htmlFor="contact-website">{text('website')}</label>
      <input
        id="contact-website"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
