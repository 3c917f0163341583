import { useText } from '#providers/messages/use-text.ts';

interface PeekButtonProps {
  shown: boolean;
  onToggle: () => void;
}

/** Shows or hides the password of the field before it. */
export function PeekButton({ shown, onToggle }: PeekButtonProps) {
  const text = useText('entry');
  return (
    <button
      type="button"
      className="peek"
      aria-label={shown ? text('login.hidePassword') : text('login.showPassword')}
      aria-pressed={shown}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M2 12 C6 5 18 5 22 12 C18 19 6 19 2 12 Z" />
        <circle cx="12" cy="12" r="3" />
        {shown && <path d="M4 20 L20 4" />}
      </svg>
    </button>
  );
}
