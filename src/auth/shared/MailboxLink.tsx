import { useMailboxText } from './mailbox-text.ts';

/** Links to the messages of the local mode; only the embedded build contains it. */
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
