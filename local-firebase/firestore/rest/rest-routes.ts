import { RpcError } from '../../rpc-error.ts';

/** `path` is `projects/P/databases/D/documents`, with what follows in it, percent-decoded. */
export type RestRoute =
  | { kind: 'call'; method: string; path: string }
  | { kind: 'document'; path: string }
  | { kind: 'rules' }
  | { kind: 'clear'; path: string };

const OWN = /^\/v1\/projects\/|^\/emulator\/v1\/projects\/[^/:]+(?::securityRules|\/databases\/)/;
const DOCUMENTS = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.*)?)$/s;
const CALL =
  /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.*)?):(commit|batchGet|batchWrite|beginTransaction|rollback|runQuery|runAggregationQuery|listCollectionIds)$/s;
const RULES = /^\/emulator\/v1\/projects\/[^/:]+:securityRules$/;
const CLEAR = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)$/;

/** Whether a path is Firestore's own, before anything of it is looked at. */
export function isRestPath(pathname: string): boolean {
  return OWN.test(pathname);
}

/** What a path asks for. Throws NOT_FOUND, or INVALID_ARGUMENT if it cannot be decoded. */
export function restRoute(pathname: string): RestRoute {
  const decoded = decode(pathname);
  const [, callPath, method] = CALL.exec(decoded) ?? [];
  if (callPath !== undefined && method !== undefined)
    return { kind: 'call', method, path: callPath };
  const [, documentPath] = DOCUMENTS.exec(decoded) ?? [];
  if (documentPath !== undefined) return { kind: 'document', path: documentPath };
  if (RULES.test(decoded)) return { kind: 'rules' };
  const [, clearPath] = CLEAR.exec(decoded) ?? [];
  if (clearPath !== undefined) return { kind: 'clear', path: clearPath };
  throw new RpcError('NOT_FOUND', `There is nothing at ${decoded}`);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new RpcError('INVALID_ARGUMENT', 'The path is not well encoded');
  }
}
