/** Calls when another tab cleared the storage or took the token away: that tab signed out. */
export function onOtherTabLeft(listener: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === 'authToken' && newValue === null)) listener();
  });
}

const CHANNEL = 'lens-portal-auth';
const LOOK_AGAIN = 'look-again';

/** Tells the other tabs of this browser that an e-mail was verified or changed here. */
export function notifyEmailChecked(): void {
  const channel = new BroadcastChannel(CHANNEL);
  const notify = channel.postMessage.bind(channel);
  notify(LOOK_AGAIN);
  channel.close();
}

/** Calls when another tab verified or changed an e-mail. Answers how to stop. */
export function onEmailChecked(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === LOOK_AGAIN) listener();
  });
  return () => channel.close();
}
