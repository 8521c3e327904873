/**
 * Element of a page, used to match selectors. `parent` is null for the root, and for elements created by
 * scripts.
 */
export type Element = {
  tag: string;
  classes: Set<string>;
  attributes: Map<string, string>;
  parent: Element | null;
  isMade?: boolean;
};

/** Elements of a page, with classes and attributes that its scripts may add. */
export type Shown = { elements: Element[]; names: Set<string>; scripts: string };

const blocks = /<(script|style)\b[\s\S]*?<\/\1>/g;
const tags = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/g;
const attributesOf = /([^\s=>"]+)(?:="([^"]*)")?/g;
/** Attributes that no selector uses. Without them, similar elements become equal. */
const addresses = /\s(?:href|src|srcset|alt|title|content|d|x|y|width)="[^"]*"/g;
const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|script|style)$/;
const decode = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Words in scripts that may become classes or attributes. */
const namesIn = /(?<=dataset\.)\w+|(?<=["'`])[\w\s-]+(?=["'`])/g;
const makes = /createElement\(["'`](\w+)|<(\w+)[ >]/g;

const addedBy = (scripts: string): Shown => ({
  elements: [...scripts.matchAll(makes)].map(([, one, other]) => ({
    tag: one ?? other ?? '',
    classes: new Set(),
    attributes: new Map(),
    parent: null,
    isMade: true,
  })),
  names: new Set([...scripts.matchAll(namesIn)].flatMap(([words]) => words.split(/\s+/))),
  scripts,
});

/**
 * Parses Astro's HTML: attributes in double quotes or without value, correct end tags. Equal elements with
 * equal ancestors become one.
 */
const elementsIn = (pages: readonly string[]): Element[] => {
  const children = new Map<Element | null, Map<string, Element>>();
  const find = (parent: Element | null, tag: string, text: string) => {
    const inside = children.get(parent) ?? new Map<string, Element>();
    children.set(parent, inside);
    const before = inside.get(tag + text);
    if (before) return before;
    const pairs = text.matchAll(attributesOf);
    const attributes = new Map(Array.from(pairs, ([, name = '', value = '']) => [name, decode(value)]));
    const element = { tag, attributes, classes: new Set(attributes.get('class')?.split(/\s+/)), parent };
    inside.set(tag + text, element);
    return element;
  };
  for (const html of pages) {
    const open: Element[] = [];
    for (const [whole, end, tag = '', text = ''] of html.replace(blocks, '<$1>').matchAll(tags)) {
      if (end)
        open.length = Math.max(
          0,
          open.findLastIndex((one) => one.tag === tag),
        );
      else {
        const element = find(open.at(-1) ?? null, tag, text.replace(addresses, ''));
        if (!voids.test(tag) && !whole.endsWith('/>')) open.push(element);
      }
    }
  }
  return [...children.values()].flatMap((inside) => [...inside.values()]);
};

export const shownIn = (pages: readonly string[], scripts: string): Shown => {
  const added = addedBy(scripts);
  return { ...added, elements: [...elementsIn(pages), ...added.elements] };
};
