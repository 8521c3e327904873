const declared = /(--[\w-]+):([^;{}]*)/g;
const registered = /@property (--[\w-]+)\{([^}]*)\}/g;
/** Matches a rule's selector, and the declarations directly inside the rule. */
const rule = /([^{};]*)\{(?=([^{}]*))/g;
/** Tailwind's initial values, for browsers without @property. */
const starts = /@layer properties\{.*?\}\}\}/;
const inner = '[^()]*';
const call = (content: string) => String.raw`${inner}(?:\(${content}\)${inner})*`;
/** An innermost var(), with its fallback. */
const read = new RegExp(String.raw`var\((--[\w-]+)(?:,((?:(?!var\()${call(call(inner))})))?\)`, 'g');

/** Constant value of each property; null if never set, so that the fallback applies. */
const constantsOf = (css: string) => {
  const initial = new Map(
    [...css.matchAll(registered)].map(([, name = '', body = '']) => [
      name,
      /initial-value:([^;}]*)/.exec(body)?.[1] ?? null,
    ]),
  );
  const plain = css.replace(starts, '').replace(registered, '');
  const rules = [...plain.matchAll(rule)].map(([, head, body = '']) => ({
    isRoot: head === ':root',
    sets: new Map([...body.matchAll(declared)].map(([, name = '', value = '']) => [name, value])),
    reads: new Set([...body.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)),
  }));
  return (name: string): string | null | undefined => {
    const setting = rules.filter(({ sets }) => sets.has(name));
    const [value, ...others] = new Set(setting.map(({ sets }) => sets.get(name)));
    if (value === undefined) return initial.get(name) ?? null;
    const isSame = others.length === 0;
    const isOnRoot = setting.every(({ isRoot }) => isRoot);
    const isBesideReader = rules.every(({ reads, sets }) => !reads.has(name) || sets.has(name));
    return isSame && (isOnRoot || isBesideReader) ? value : undefined;
  };
};

/**
 * Inlines custom properties whose value is constant.
 * @param isUsed whether scripts read or set a property
 * @example settle(':root{--a:1px}p{margin:var(--a)}', () => false) // => ':root{--a:1px}p{margin:1px}'
 */
export const inlineVariables = (css: string, isUsed: (name: string) => boolean): string => {
  const constant = constantsOf(css);
  const once = (text: string) =>
    text.replace(read, (whole, name: string, fallback?: string) => {
      const value = isUsed(name) ? undefined : constant(name);
      return value === undefined ? whole : (value ?? fallback ?? whole);
    });
  for (let before = css, after = once(css); ; before = after, after = once(after))
    if (after === before) return after;
};
