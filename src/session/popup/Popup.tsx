import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './popup.css';

interface PopupProps {
  title: string;
  /** The text that a screen reader reads with the title. */
  description: ReactNode;
  /** Called on Escape; the popup closes only when it is no longer rendered. */
  onEscape: () => void;
  children: ReactNode;
}

/** Shows a modal above everything, even the portal's dialogs. After closing, the focus returns to where it was. */
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
  // Outside the page: an open dialog of the portal hides the page from screen readers.
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

/** Opens the dialog with the focus on its first button; returns a function that closes it. */
function open(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  const onCancel = (event: Event): void => {
    event.preventDefault();
    onEscape();
  };
  dialog.showModal();
  dialog.querySelector('button')?.focus();
  dialog.addEventListener('cancel', onCancel);
  // A browser may close it at a second Escape even if the first was prevented.
  dialog.addEventListener('close', onEscape);
  return () => {
    dialog.removeEventListener('cancel', onCancel);
    dialog.removeEventListener('close', onEscape);
    dialog.close();
  };
}
