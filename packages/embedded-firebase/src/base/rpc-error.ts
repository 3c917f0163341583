/** The canonical status names of Google's RPC, with the gRPC number and the HTTP status of each. */
export const RPC_CODES = {
  CANCELLED: { grpc: 1, http: 499 },
  UNKNOWN: { grpc: 2, http: 500 },
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  DEADLINE_EXCEEDED: { grpc: 4, http: 504 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  ABORTED: { grpc: 10, http: 409 },
  OUT_OF_RANGE: { grpc: 11, http: 400 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

export type RpcStatus = keyof typeof RPC_CODES;

/** An error that a client sees by its status; anything else reaches it as INTERNAL without detail. */
export class RpcError extends Error {
  readonly status: RpcStatus;

  constructor(status: RpcStatus, message: string) {
    super(message);
    this.name = 'RpcError';
    this.status = status;
  }
}

interface RpcErrorBody {
  error: { code: number; status: RpcStatus; message: string };
}

/** The JSON body of an error as REST and WebChannel send it. A stranger's error loses its message. */
export function rpcErrorBody(error: unknown): RpcErrorBody {
  if (!(error instanceof RpcError))
    return { error: { code: 500, status: 'INTERNAL', message: 'Internal error' } };
  const { status, message } = error;
  return { error: { code: RPC_CODES[status].http, status, message } };
}
