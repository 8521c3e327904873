import { type Selector, transform } from 'lightningcss';
import { couldMatch } from './couldMatch.ts';
import type { Shown } from './elements.ts';
import { inlineVariables } from './inlineVariables.ts';

type Options = Partial<Parameters<typeof transform>[0]>;
const transformed = (css: string, options: Options) =>
  transform({ filename: 'page.css', code: Buffer.from(css), ...options }).code.toString();

const listed = (pattern: RegExp, css: string) => [...css.matchAll(pattern)].map(([, name = '']) => name);

/** Returns custom properties and animations that neither styles nor scripts use. */
const unusedIn = (css: string, scripts: string): string[] => {
  const read = new Set(listed(/var\((--[\w-]+)/g, css));
  const run = new Set(listed(/animation(?:-name)?:([^;}]+)/g, css).flatMap((value) => value.split(/[\s,]+/)));
  const properties = listed(/(--[\w-]+)\s*[:{]/g, css).filter((name) => !read.has(name));
  const frames = listed(/@keyframes ([\w-]+)/g, css).filter((name) => !run.has(name));
  return [...new Set([...properties, ...frames])].filter((name) => !scripts.includes(name));
};

/** Removes unused properties and animations. Repeats: removing a property may make another one unused. */
const withoutUnused = (css: string, scripts: string): string => {
  const criticalCss = transformed(css, { minify: true, unusedSymbols: unusedIn(css, scripts) });
  return criticalCss.length < css.length ? withoutUnused(criticalCss, scripts) : criticalCss;
};

/** Returns the styles that a page can need before hydration. */
export const shownStyles = (css: string, shown: Shown): string => {
  const keep = (selector: Selector) => (couldMatch(selector, shown) ? selector : []);
  const matched = transformed(css, { visitor: { Selector: keep } });
  const settled = inlineVariables(transformed(matched, { minify: true }), (name) =>
    shown.scripts.includes(name),
  );
  return withoutUnused(settled, shown.scripts);
};
