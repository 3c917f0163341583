import { maskIdentity } from '#domain/consultant/conversation/mask-identity.ts';
import { REQUEST_LIMITS } from '#domain/consultant/requests/limits.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { ContactProblem } from './contact-problems.ts';

interface QuestionFieldProps {
  value: string;
  problem: ContactProblem | undefined;
  onChange: (value: string) => void;
}

const ROWS = 7;

/** VC-03: the question, and below it the text that will leave the browser. */
export function QuestionField({ value, problem, onChange }: QuestionFieldProps) {
  const text = useText('contact');
  return (
    <>
      <div className="field">
        <label htmlFor="contact-question">{text('question')}</label>
        <textarea
          id="contact-question"
          name="question"
          rows={ROWS}
          maxLength={REQUEST_LIMITS.question}
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={`contact-question-hint${problem ? ' contact-question-problem' : ''}`}
          onChange={(event) => onChange(event.target.value)}
        />
        <p className="field-hint" id="contact-question-hint">
          {text('questionHint')}
        </p>
        {problem && (
          <p className="field-error" id="contact-question-problem">
            {text(`problems.${problem}`)}
          </p>
        )}
      </div>
      <Preview question={value.trim()} />
    </>
  );
}

/** The question as it is sent, with what was masked. */
function Preview({ question }: { question: string }) {
  const text = useText('contact');
  const { text: sent, masked } = maskIdentity(question);
  const kinds = masked.map((kind) => text(`preview.kinds.${kind}`)).join(', ');
  return (
    <section className="contact-preview" aria-labelledby="contact-preview">
      <h2 id="contact-preview">{text('preview.title')}</h2>
      {question === '' ? (
        <p className="contact-quiet">{text('preview.nothing')}</p>
      ) : (
        <>
          <p className="contact-sent">{sent}</p>
          <output className="contact-quiet">
            {kinds === '' ? text('preview.plain') : text('preview.masked', { kinds })}
          </output>
          <p className="contact-quiet">{text('preview.check')}</p>
        </>
      )}
    </section>
  );
}
