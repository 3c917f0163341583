/** Calls the listener when another tab clears the storage or removes the token, which means that it signed out. */
export function onOtherTabLeft(listener: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === 'authToken' && newValue === null)) listener();
  });
}

const LOOK_AGAIN = 'look-again';
const LISTS_CHANNEL = 'lens-portal-lists';

/**
 * Calls the listener when another tab changes what is kept of the lists. Returns a function that notifies the other tabs of
 * a change here.
 */
export function joinListsKept(listener: () => void): () => void {
  return join(LISTS_CHANNEL, listener);
}

const DRAFTS_CHANNEL = 'lens-portal-drafts-removed';

/** The same for drafts that whoever signs out removes from this computer. */
export function joinDraftsRemoved(listener: () => void): () => void {
  return join(DRAFTS_CHANNEL, listener);
}

function join(name: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  const notify = channel.postMessage.bind(channel);
  return () => notify(LOOK_AGAIN);
}

const CHANNEL = 'lens-portal-auth';

/** Notifies the other tabs of this browser that an e-mail was verified or changed here. */
export function notifyEmailChecked(): void {
  const channel = new BroadcastChannel(CHANNEL);
  const notify = channel.postMessage.bind(channel);
  notify(LOOK_AGAIN);
  channel.close();
}

/** Calls the listener when another tab verifies or changes an e-mail. Returns a function that stops it. */
export function onEmailChecked(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === LOOK_AGAIN) listener();
  });
  return () => channel.close();
}
