/** Browsers begin the download some time after the click. */
const KEPT_FOR = 60_000;

/** Gives the bytes to the browser to keep, as if a link to a file had been followed. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
