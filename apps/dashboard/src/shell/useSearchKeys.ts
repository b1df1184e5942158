import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** The explorer's search field, wherever it is. */
export const SEARCH_FIELD_ID = 'explorer-search';
const SEARCH = '/explorer';

/** `/` and Ctrl-K open the search from every page; `/` can be typed normally in a field. */
export function useSearchKeys(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event)) return;
      // An open dialog comes first.
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      if (document.getElementById(SEARCH_FIELD_ID) === null) void navigate(SEARCH);
      else focusSearchField();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [navigate]);
}

/** Moves the focus to the search and selects its text, so that typing replaces it. */
export function focusSearchField(): void {
  const field = document.getElementById(SEARCH_FIELD_ID);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return true;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);
