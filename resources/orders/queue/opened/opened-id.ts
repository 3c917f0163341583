/** Returns the element id of what an open row shows. */
export const openedId = (orderId: string): string => `opened-${orderId}`;
