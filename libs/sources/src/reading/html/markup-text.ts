import { Tokenizer } from 'htmlparser2';

/** Elements whose content is not displayed text. */
const UNSEEN = new Set(['script', 'style']);

const ignore = (): void => undefined;

/**
 * The text of a piece of HTML, without tags, comments and scripts, and with entities decoded. Takes one pass, whatever
 * the nesting.
 */
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
