import { Tokenizer } from 'htmlparser2';

/** Elements whose content is not text for a reader. */
const UNSEEN = new Set(['script', 'style']);

const ignore = (): void => undefined;

/** The text of a piece of HTML, without its tags, comments and scripts; entities are characters. Takes one pass, whatever is nested. */
export function textOfMarkup(markup: string): string {
  let text = '';
  let unseen: string | null = null;
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname(start, end) {
        const name = markup.slice(start, end).toLowerCase();
        if (unseen === null && UNSEEN.has(name)) unseen = name;
      },
      onclosetag(start, end) {
        if (markup.slice(start, end).toLowerCase() === unseen) unseen = null;
      },
      ontext(start, end) {
        if (unseen === null) text += markup.slice(start, end);
      },
      ontextentity(codePoint) {
        if (unseen === null) text += String.fromCodePoint(codePoint);
      },
      ...{ onattribdata: ignore, onattribentity: ignore, onattribend: ignore, onattribname: ignore },
      ...{ onopentagend: ignore, onselfclosingtag: ignore, onend: ignore },
      ...{ oncdata: ignore, oncomment: ignore, ondeclaration: ignore, onprocessinginstruction: ignore },
    },
  );
  tokenizer.write(markup);
  tokenizer.end();
  return text;
}
