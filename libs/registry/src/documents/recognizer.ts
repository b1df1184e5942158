/** Recognizes the text in images of pages. */
export interface Recognizer {
  /** Name and version, such as `tesseract 5.3.0`; stored with the text. */
  readonly engine: string;
  /** ISO 639-2 code of the language that it reads. */
  readonly language: string;
  /**
   * The text of each page of a PDF, PNG or TIFF file, in order; '' for a page without text. Throws UnreadableDocumentError if the
   * file is the cause, ReadingUnavailableError if no file can be read right now, the signal's reason if aborted, and any other
   * error if another attempt may help.
   */
  recognize(file: Uint8Array, signal: AbortSignal): Promise<string[]>;
}

/**
 * The file itself can't be read, so another attempt wouldn't help. The message is stored as the reason, up to 300
 * characters.
 */
export class UnreadableDocumentError extends Error {}

/** The recognizer or the file store has failed, so no document can be read right now. */
export class ReadingUnavailableError extends Error {}
