/** The address of the virtual consultant. */
export const CONSULTANT_PATH = '/ampleye-virtual-consultant';

/** RT-05: returns whether a path belongs to the virtual consultant. Apart from the route table, which is larger. */
export function isConsultantPath(path: string): boolean {
  return path === CONSULTANT_PATH || path.startsWith(`${CONSULTANT_PATH}/`);
}
