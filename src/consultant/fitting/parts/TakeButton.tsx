interface TakeButtonProps {
  label: string;
  onTake: () => void;
}

/** Takes a value over into the field that it stands below. It goes away with that, so the field gets the focus. */
export function TakeButton({ label, onTake }: TakeButtonProps) {
  return (
    <button
      type="button"
      className="fitting-small"
      onClick={(event) => {
        event.currentTarget.closest('.field')?.querySelector<HTMLElement>('input, select')?.focus();
        onTake();
      }}
    >
      {label}
    </button>
  );
}
