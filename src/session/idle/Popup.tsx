import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './popup.css';

interface PopupProps {
  title: string;
  /** What is read out with the title when it opens. */
  description: ReactNode;
  /** What Escape does; the popup is closed by no longer being shown. */
  onEscape: () => void;
  children: ReactNode;
}

/** Above everything, the dialogs of the portal too. Nothing behind it can be reached; closed, the focus is back where it was. */
export function Popup({ title, description, onEscape, children }: PopupProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const escape = useRef(onEscape);
  useLayoutEffect(() => {
    escape.current = onEscape;
  });
  useLayoutEffect(() => {
    const { current } = dialog;
    return current ? open(current, () => escape.current()) : undefined;
  }, []);
  // Beside the page and not in it: an open dialog of the portal hides the page from screen readers.
  return createPortal(
    <dialog
      ref={dialog}
      className="idle-popup"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{description}</div>
      {children}
    </dialog>,
    document.body,
  );
}

/** Shows it with the focus on its first button; answers how to close it. */
function open(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  const onCancel = (event: Event): void => {
    event.preventDefault();
    onEscape();
  };
  dialog.showModal();
  dialog.querySelector('button')?.focus();
  dialog.addEventListener('cancel', onCancel);
  // A browser may close it at a second Escape, whatever is said to the first.
  dialog.addEventListener('close', onEscape);
  return () => {
    dialog.removeEventListener('cancel', onCancel);
    dialog.removeEventListener('close', onEscape);
    dialog.close();
  };
}
