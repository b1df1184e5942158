/** No name, date or number has this character: requests with control characters are refused. */
const MARK = '\u001f';

/**
 * Forms of a value as checksums of 16 bits. So few tell whether it changed, but not what it was: one in 65,000 changes goes
 * unnoticed, and many people share each checksum of a number.
 */
export function withChecksums(forms: readonly string[]): string {
  return MARK + forms.map(checksumOf).join(',');
}

export function isChecksums(value: string): boolean {
  return value.startsWith(MARK);
}

/** The checksums of a value, which may be some already. */
export function checksumsOf(forms: readonly string[]): readonly string[] {
  return forms.flatMap((form) => (isChecksums(form) ? form.slice(MARK.length).split(',') : [checksumOf(form)]));
}

/** FNV-1a of the UTF-16 units, folded to 16 bits. */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (((hash >>> 16) ^ hash) & 0xffff).toString(16).padStart(4, '0');
}
