import { Parser } from 'htmlparser2';
import type { ListElement } from '@entity-registry/domain';

/** Deeper elements are no list. */
const MAX_DEPTH = 12;
/** Longest text of an element, in characters. */
const MAX_TEXT = 65_536;

interface OpenElement {
  readonly name: string;
  text: string;
  readonly children: ListElement[];
}

/** A file that isn't well-formed, ends early or is nested too deeply. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

/**
 * Reads the elements with the given names from an XML text that arrives in parts, and forgets the rest. Declared entities are never
 * expanded. Throws XmlError from `write` and `end`.
 */
export class XmlElementReader {
  readonly found: ListElement[] = [];
  /** Name of the root element, and its attributes. */
  root: { readonly name: string; readonly attributes: Readonly<Record<string, string>> } | null = null;
  private readonly open: OpenElement[] = [];
  private depth = 0;
  private isClosed = false;
  private isEnding = false;
  private readonly parser: Parser;

  constructor(names: readonly string[]) {
    const wanted = new Set(names);
    this.parser = new Parser(
      {
        onopentag: (name, attributes) => {
          this.enter(name, attributes, wanted.has(name));
        },
        ontext: (text) => {
          this.addText(text);
        },
        onclosetag: () => {
          // At the end, the parser closes what the text left open.
          if (this.isEnding) throw new XmlError('the file ends early');
          this.leave();
        },
      },
      { xmlMode: true },
    );
  }

  write(text: string): void {
    this.parser.write(text);
  }

  end(): void {
    this.isEnding = true;
    this.parser.end();
    if (!this.isClosed) throw new XmlError('the file ends early');
  }

  private enter(name: string, attributes: Readonly<Record<string, string>>, isWanted: boolean): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new XmlError(`elements are nested more than ${MAX_DEPTH} deep`);
    this.root ??= { name, attributes };
    if (isWanted || this.open.length > 0) this.open.push({ name, text: '', children: [] });
  }

  private addText(text: string): void {
    const element = this.open.at(-1);
    if (element === undefined) return;
    element.text += text;
    if (element.text.length > MAX_TEXT) throw new XmlError(`${element.name} has over ${MAX_TEXT} characters`);
  }

  private leave(): void {
    this.depth -= 1;
    this.isClosed = this.depth === 0;
    const element = this.open.pop();
    if (element === undefined) return;
    const read = { ...element, text: element.text.replace(/\s+/g, ' ').trim() };
    const parent = this.open.at(-1);
    if (parent === undefined) this.found.push(read);
    else parent.children.push(read);
  }
}
