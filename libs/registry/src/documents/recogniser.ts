/** What reads the text in pictures of pages. */
export interface Recogniser {
  /** With its version, such as `tesseract 5.3.0`: kept beside the text. */
  readonly engine: string;
  /** ISO 639-2 code of the language that it reads. */
  readonly language: string;
  /**
   * The text of each page of a PDF, PNG or TIFF file, in order; a page without any is ''. Throws UnreadableDocument when the
   * file is to blame, ReadingUnavailable when no file could be read just now, the signal's reason when aborted, and anything
   * else when another try may help.
   */
  recognise(file: Uint8Array, signal: AbortSignal): Promise<string[]>;
}

/** The file is why it cannot be read, so that no other try helps. The message is kept as the reason, at most 300 characters. */
export class UnreadableDocument extends Error {}

/** What reads, or the place where the files lie, is in trouble: whatever the document, it would not be read just now. */
export class ReadingUnavailable extends Error {}
