/** Gives the reader a file that was made in the page. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; at once would be too early for some browsers.
  setTimeout(() => URL.revokeObjectURL(address));
}
