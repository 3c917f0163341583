/** What the package offers to programs. Its tests may look deeper, by `payment-sandbox/src/…`. */
export {
  LOCAL_API_KEY,
  LOCAL_WEBHOOK_SECRET,
  openLocalGateway,
  type LocalGateway,
  type LocalGatewayOptions,
} from './local-gateway.ts';
export type { Delays } from './state/sandbox.ts';
export { byHttp } from './webhooks/by-http.ts';
