import type { Locale } from '#domain/basics/locale.ts';
import { useText } from '#providers/messages/use-text.ts';

const LANGUAGES = ['en', 'es'] as const;

interface LanguageChoiceProps {
  language: Locale;
  onChoose: (language: Locale) => void;
}

/** The language in which the consultant answers. */
export function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const text = useText('contact');
  return (
    <fieldset className="contact-language">
      <legend>{text('language')}</legend>
      {LANGUAGES.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="contact-language"
            checked={one === language}
            onChange={() => onChoose(one)}
          />
          {text(`languages.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
