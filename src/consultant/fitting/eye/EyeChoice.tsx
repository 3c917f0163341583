import { useText } from '#providers/messages/use-text.ts';
import { useFittingView } from '../state/fitting-context.ts';

/** Which eye is fitted. */
export function EyeChoice() {
  const text = useText('fitting');
  const { fitting } = useFittingView();
  return (
    <fieldset className="fitting-radios fitting-eye">
      <legend>{text('eyes.legend')}</legend>
      {(['right', 'left'] as const).map((eye) => (
        <label key={eye}>
          <input
            type="radio"
            name="fitting-eye"
            checked={fitting.file.eye === eye}
            onChange={() => fitting.change({ ...fitting.file, eye })}
          />
          <span>{text(`eyes.${eye}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
