/** The text of a file; null: it isn't UTF-8, so its letters would be replaced. A byte order mark is left out. */
export async function readTextFile(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
