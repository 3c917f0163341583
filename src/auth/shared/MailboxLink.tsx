import { useMailboxText } from './mailbox-text.ts';

/** The way to the messages of the local mode; only the embedded build holds this. */
export function MailboxLink() {
  const { note, link } = useMailboxText();
  return (
    <p className="auth-note">
      {note}{' '}
      <a className="link" href="/local/mailbox" target="_blank" rel="noreferrer">
        {link}
      </a>
    </p>
  );
}
