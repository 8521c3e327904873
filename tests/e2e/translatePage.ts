import type { Page } from '@playwright/test';

/** Suffix of each translated text. */
export const mark = '°';

/**
 * Simulates Chrome's page translator from the first byte on. Wraps each translated text in two nested
 * `<font>`, and sentences with inline elements in another. Also translates later changes. Respects
 * `translate="no"`.
 */
export const translatePage = (page: Page) =>
  page.addInitScript((sign) => {
    const left = '[translate=no], script, style, noscript, template, textarea, select, svg, title';
    const inline = 'a, abbr, b, bdi, em, i, mark, small, span, strong, time, u';
    const seen = new WeakSet<Node>();
    const font = () => {
      const made = document.createElement('font');
      made.style.verticalAlign = 'inherit';
      seen.add(made);
      return made;
    };
    const isWord = (node: Node): node is Text => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data);

    const replace = (text: Text) => {
      const [outer, inner] = [font(), font()];
      inner.textContent = `${text.data.trimEnd()}${sign} `;
      outer.append(inner);
      for (const node of inner.childNodes) seen.add(node);
      text.replaceWith(outer);
    };
    const sentencesOf = (parent: Node) => {
      const sentences: ChildNode[][] = [[]];
      for (const node of parent.childNodes) {
        const belongs = node instanceof Text || (node instanceof Element && node.matches(`${inline}, font`));
        if (belongs) sentences.at(-1)?.push(node);
        else sentences.push([]);
      }
      return sentences.filter(
        (nodes) =>
          nodes.length > 1 &&
          nodes.some((node) => node instanceof Element && node.matches(inline) && node.textContent),
      );
    };
    const translate = (parent: Node) => {
      if (parent instanceof Element && parent.closest(left)) return;
      if (!seen.has(parent)) {
        const hasWords = [...parent.childNodes].some((node) => isWord(node) && !seen.has(node));
        if (hasWords)
          for (const [first, ...others] of sentencesOf(parent)) {
            if (!first) continue;
            const whole = font();
            first.before(whole);
            whole.append(first, ...others);
          }
      }
      for (const node of [...parent.childNodes])
        if (isWord(node) && !seen.has(node)) replace(node);
        else if (node instanceof Element) translate(node);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') seen.delete(target);
        else
          for (const node of addedNodes)
            if (node instanceof Text && target instanceof Element && target.matches('font')) seen.add(node);
        const parent = type === 'characterData' ? target.parentNode : target;
        if (parent?.isConnected && document.body?.contains(parent)) translate(parent);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, mark);
