import type { Language } from '../../i18n/languages.ts';

/** The words in an element that are not in the reader's language yet, in their order. */
export const foreignTexts = (root: HTMLElement, reader: Language): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isTheirs = node.parentElement?.closest<HTMLElement>('[lang]')?.lang === reader;
    if (node instanceof Text && /\p{L}/u.test(node.data) && !isTheirs) found.push(node);
  }
  return found;
};

/** A copy of a text with other words in the same paragraphs; they enter as text, never as HTML. */
export const copyWith = (original: HTMLElement, texts: readonly string[], reader: Language): HTMLElement => {
  const copy = original.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return original;
  for (const [index, node] of foreignTexts(copy, reader).entries()) node.data = texts[index] ?? node.data;
  for (const part of copy.querySelectorAll('[lang]')) part.removeAttribute('lang');
  copy.lang = reader;
  // A translator of whole pages would translate it again.
  copy.translate = false;
  copy.dataset.translated = '';
  return copy;
};
