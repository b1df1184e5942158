/** Downloads a file that was created in the page. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the download has started; some browsers need the delay.
  setTimeout(() => URL.revokeObjectURL(address));
}
