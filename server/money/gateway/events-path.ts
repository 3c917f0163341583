/** The path that gateways call; the name of the gateway follows. */
export const GATEWAY_EVENTS_PATH = '/api/gateway/events';
