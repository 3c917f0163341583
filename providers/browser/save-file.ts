/** How long the URL stays valid, in milliseconds: browsers start the download some time after the click. */
const KEPT_FOR = 60_000;

/** Saves the bytes as a file, as if the user had followed a download link. */
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
