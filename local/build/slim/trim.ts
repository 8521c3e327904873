/** What is not to be touched: scripts and styles, and islands, whose HTML React finds as it wrote it. */
const untouched = /(<(script|style|astro-island)\b[\s\S]*?<\/\2>)/;
const named = /\.((?:[\w-]|\\.)+)/g;
const classList = /(?<=<[a-z][^<>]*\sclass=")[^"]*(?=")/g;

const classesIn = (css: string) =>
  new Set([...css.matchAll(named)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));

/** HTML without utilities of a state or a width that no style is left for, such as `aria-busy:bg-signal-strong`. */
export const trim = (html: string, css: string): string => {
  const styled = classesIn(css);
  const isUsed = (name: string) => !name.includes(':') || styled.has(name.replaceAll('&amp;', '&'));
  const withoutIdle = (classes: string) => classes.split(' ').filter(isUsed).join(' ');
  return html
    .split(untouched)
    .flatMap((part, place) => {
      // Of three parts that a split leaves, the third is the name of what was found.
      if (place % 3 === 2) return [];
      return place % 3 === 1 ? [part] : [part.replace(classList, withoutIdle)];
    })
    .join('');
};
