import type { Language } from '../../i18n/languages.ts';

/** Text nodes that are not in the reader's language, in order. */
export const foreignTexts = (root: HTMLElement, reader: Language): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isTheirs = node.parentElement?.closest<HTMLElement>('[lang]')?.lang === reader;
    if (node instanceof Text && /\p{L}/u.test(node.data) && !isTheirs) texts.push(node);
  }
  return texts;
};

/** Copies an element with its foreign texts replaced by `texts`, which are never parsed as HTML. */
export const copyWith = (original: HTMLElement, texts: readonly string[], reader: Language): HTMLElement => {
  const copy = original.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return original;
  for (const [index, node] of foreignTexts(copy, reader).entries()) node.data = texts[index] ?? node.data;
  for (const part of copy.querySelectorAll('[lang]')) part.removeAttribute('lang');
  copy.lang = reader;
  // Prevents page translators from translating the copy again.
  copy.translate = false;
  copy.dataset.translated = '';
  return copy;
};
