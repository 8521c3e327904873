import type { Selector, SelectorComponent } from 'lightningcss';
import type { Element, Shown } from './elements.ts';

/** Attributes that browsers change without a script. */
const byBrowser = ['open', 'hidden'];
/** Pseudo-elements that only text and file fields have. */
const fieldParts = /^(?:file-selector|placeholder|-webkit-(?:date|calendar|search|inner-spin|outer-spin))/;

const isField = ({ tag, attributes }: Element) =>
  tag === 'textarea' || (tag === 'input' && !/^(?:checkbox|radio)$/.test(attributes.get('type') ?? ''));

const isSetLater = (name: string, { names }: Shown) => {
  const key = name.replace(/^data-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return byBrowser.includes(name) || names.has(name) || names.has(key);
};

const compare = {
  equal: (is: string, value: string) => is === value,
  includes: (is: string, value: string) => is.split(/\s+/).includes(value),
  'dash-match': (is: string, value: string) => is === value || is.startsWith(`${value}-`),
  prefix: (is: string, value: string) => is.startsWith(value),
  substring: (is: string, value: string) => is.includes(value),
  suffix: (is: string, value: string) => is.endsWith(value),
};

/** The parser gives unknown pseudo-elements the kind `custom`. */
const partName = (part: Extract<SelectorComponent, { type: 'pseudo-element' }>) =>
  part.kind === 'custom' ? part.name : part.kind;

const fits = (part: SelectorComponent, element: Element, shown: Shown): boolean => {
  switch (part.type) {
    case 'type':
      return element.tag === part.name;
    case 'class':
      return element.classes.has(part.name) || shown.names.has(part.name);
    case 'id':
      return element.attributes.get('id') === part.name;
    case 'attribute': {
      if (isSetLater(part.name, shown)) return true;
      const is = element.attributes.get(part.name);
      if (is === undefined) return false;
      return !part.operation || compare[part.operation.operator](is, part.operation.value);
    }
    case 'pseudo-element':
      return !fieldParts.test(partName(part)) || isField(element);
    case 'pseudo-class':
      if (part.kind === 'host') return false;
      if (part.kind === 'has') return part.selectors.some((inner) => couldMatch(inner, shown));
      if (part.kind === 'is' || part.kind === 'where')
        return part.selectors.some((inner) => matches(inner, element, shown));
      return true;
    default:
      return true;
  }
};

const lastPart = (selector: Selector) => {
  const place = selector.findLastIndex(
    (part) => part.type === 'combinator' && part.value !== 'pseudo-element',
  );
  const joint = selector[place];
  return { place, joint: joint?.type === 'combinator' ? joint.value : null };
};

const ancestors = (element: Element): Element[] =>
  element.parent ? [element.parent, ...ancestors(element.parent)] : [];

const matches = (selector: Selector, element: Element, shown: Shown): boolean => {
  const { place, joint } = lastPart(selector);
  if (!selector.slice(place + 1).every((part) => fits(part, element, shown))) return false;
  const rest = selector.slice(0, Math.max(place, 0));
  if (joint === null || rest.length === 0) return true;
  // Siblings are not checked, since scripts may insert elements.
  const isInside = joint === 'descendant' || joint === 'child';
  if (!isInside || element.isMade) return couldMatch(rest, shown);
  const above = joint === 'child' ? ancestors(element).slice(0, 1) : ancestors(element);
  return above.some((one) => matches(rest, one, shown));
};

/**
 * Returns whether a selector matches an element, or could after a script adds a class or attribute. Ignores
 * siblings and states, so some unneeded rules stay.
 */
export const couldMatch = (selector: Selector, shown: Shown): boolean =>
  shown.elements.some((element) => matches(selector, element, shown));
