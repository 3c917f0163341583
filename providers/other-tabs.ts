/** Calls when another tab cleared the storage or took the token away: that tab signed out. */
export function onOtherTabLeft(listener: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === 'authToken' && newValue === null)) listener();
  });
}
