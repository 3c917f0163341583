import { useEffect, useState } from 'react';

/** How long nothing changes before a screen reader reads it, in ms. */
const PAUSE = 1_000;

/** The one live region: says an outcome once it stands, not while somebody types. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="fitting-unseen">{said}</output>;
}
