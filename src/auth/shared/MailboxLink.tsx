import { useText } from '#providers/messages/use-text.ts';

/** Links to the messages of the local mode; only the embedded build contains it. */
export function MailboxLink() {
  const text = useText('mailbox');
  return (
    <p className="auth-note">
      {text('note')}{' '}
      <a className="link" href="/local/mailbox" target="_blank" rel="noreferrer">
        {text('link')}
      </a>
    </p>
  );
}
