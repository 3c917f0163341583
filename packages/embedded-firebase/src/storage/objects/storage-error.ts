import { RPC_CODES, type RpcError } from '../../base/rpc-error.ts';

/** An error by its HTTP status: 401, 403 and 404 have a meaning to the SDK. */
export class StorageError extends Error {
  readonly httpStatus: number;

  constructor(httpStatus: number, message: string) {
    super(message);
    this.name = 'StorageError';
    this.httpStatus = httpStatus;
  }
}

export function fromRpcError({ status, message }: RpcError): StorageError {
  return new StorageError(RPC_CODES[status].http, message);
}

export function notFound(): StorageError {
  return new StorageError(404, 'Not Found.');
}
