import { FITTING_FRAGMENT } from '#domain/consultant/fitting-link/to-link.ts';
import { useText } from '#providers/messages/use-text.ts';
import { addressOf } from '../page/page-names.ts';
import type { AttachedFitting } from './use-fitting.ts';

interface FittingAttachedProps {
  fitting: AttachedFitting;
  isIncluded: boolean;
  onInclude: (isIncluded: boolean) => void;
}

/** VC-04: the fitting that goes with the question: figures and choices, nothing that was typed as text. */
export function FittingAttached({ fitting, isIncluded, onInclude }: FittingAttachedProps) {
  const text = useText('contact');
  if (fitting.kind === 'none') return null;
  return (
    <section className="contact-fitting" aria-labelledby="contact-fitting">
      <h2 id="contact-fitting">{text('fitting.title')}</h2>
      {fitting.kind === 'unreadable' ? (
        <p>{text('fitting.unreadable')}</p>
      ) : (
        <>
          <p>
            {text(`fitting.eye.${fitting.file.eye}`)} ·{' '}
            {text('fitting.steps', { smart_count: fitting.file.steps.length })}
            {' · '}
            <a className="link" href={`${addressOf('fitting')}#${FITTING_FRAGMENT}${fitting.link}`}>
              {text('fitting.open')}
            </a>
          </p>
          {!fitting.isWhole && <p>{text('fitting.partly')}</p>}
          <div className="field-checkbox">
            <input
              id="contact-include"
              type="checkbox"
              checked={isIncluded}
              onChange={(event) => onInclude(event.target.checked)}
            />
            <label htmlFor="contact-include">{text('fitting.include')}</label>
          </div>
        </>
      )}
    </section>
  );
}
