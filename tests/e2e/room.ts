import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

/** Small windows. `text`: font size in per cent. */
const windows = [
  { width: 320, height: 640, text: 100 },
  { width: 360, height: 780, text: 200 },
  { width: 780, height: 360, text: 100 },
] as const;

const crowded = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const problems: string[] = scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} px`] : [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: box, textContent } = texts.currentNode;
      if (!box?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (box.closest('svg') || box.getBoundingClientRect().width < 2) continue;
      for (const { 0: word, index } of textContent?.matchAll(
        /(?<![^\s(])(\p{L}{3,11}|\d[\d.,]*\d)(?![^\s,:.!?)])/gu,
      ) ?? []) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          problems.push(`“${word}” is broken`);
      }
      const { overflowX, textOverflow, fontSize } = getComputedStyle(box);
      if (
        overflowX === 'hidden' &&
        textOverflow === 'ellipsis' &&
        box.clientWidth < 3 * Number.parseFloat(fontSize)
      )
        problems.push(`hardly anything is left of “${textContent}”`);
    }
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '')
        .trim()
        .slice(0, 60) || element.outerHTML.slice(0, 80);
    const isPressed = (element: Element, x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || (top.closest('label')?.contains(element) ?? false));
    };
    /** A scrollable row, such as photos or a wide table, may be wider than the window. */
    const isInRow = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(box).overflowX)) return true;
      return false;
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'header :is(a, button, summary), main :is(a, button, input, select, textarea, summary)',
    );
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      if (width < 2 || isInRow(control)) continue;
      if (left < -1 || right > clientWidth + 1)
        problems.push(`${nameOf(control)} reaches from ${Math.round(left)} to ${Math.round(right)} px`);
      const y = (top + bottom) / 2;
      if (y < 1 || y > innerHeight - 1) continue;
      const over = document.elementFromPoint(Math.min((left + right) / 2, clientWidth - 1), y);
      if (!isPressed(control, (left + right) / 2, y) && over?.closest('header, aside, .skip-link'))
        problems.push(`${over.outerHTML.slice(0, 60)} lies on ${nameOf(control)}`);
    }
    return problems;
  });

/**
 * Asserts that a page fits into small windows and with large text: no sideways scrolling, every control
 * reachable.
 */
export const expectRoom = async (page: Page, address: string) => {
  const before = page.viewportSize();
  for (const { width, height, text } of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async (size) => {
      document.documentElement.style.fontSize = `${size}%`;
      // Makes browsers lay out content far below, too.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [whole];
      scrollTo({ top: 0, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, text);
    expect.soft(await crowded(page), `${address} at ${width} × ${height}, text at ${text} %`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (before) await page.setViewportSize(before);
};
