/** Returns the total from `Content-Range: users 0-24/317`. */
export function totalIn(headers: Headers): number {
  return Number(headers.get('content-range')?.split('/').at(-1) ?? 0);
}
