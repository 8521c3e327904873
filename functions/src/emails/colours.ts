import { Html } from './html.ts';

/** Light and dark colours, copied from src/styles/tokens.css: mail programs cannot read variables. */
export const colours = {
  paper: ['#faf6ef', '#171411'],
  surface: ['#fffdfa', '#211d18'],
  line: ['#e3dace', '#3b342b'],
  ink: ['#211c16', '#f4ede1'],
  'ink-soft': ['#51483d', '#d0c6b7'],
  'ink-faint': ['#6d6356', '#aa9f8e'],
  signal: ['#cf3016', '#ff7d5c'],
  'on-fill': ['#ffffff', '#20130c'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;
export type Colour = keyof typeof colours;

const uses = {
  text: ['t', 'color'],
  ground: ['g', 'background-color'],
  edge: ['e', 'border-color'],
} as const;
type Use = keyof typeof uses;
const isUse = (name: string): name is Use => Object.hasOwn(uses, name);

/**
 * Returns attributes with inline light colours and a class for dark colours. Some mail programs drop
 * `<style>`.
 * @example look({ text: 'ink' }, 'margin:0').markup // => 'class="t-ink" style="color:#211c16;margin:0"'
 */
export const look = (
  chosen: Partial<Record<Use, Colour>>,
  css: string,
  more: readonly string[] = [],
): Html => {
  const pairs = Object.entries(chosen).flatMap(([use, colour]) =>
    isUse(use) ? [{ name: `${uses[use][0]}-${colour}`, css: `${uses[use][1]}:${colours[colour][0]}` }] : [],
  );
  const classes = [...pairs.map(({ name }) => name), ...more].join(' ');
  return new Html(`class="${classes}" style="${[...pairs.map((pair) => pair.css), css].join(';')}"`);
};

/** Dark rules for the classes of `look`. Only `!important` overrides inline styles. */
export const darkRules: string = Object.entries(colours)
  .flatMap(([name, [, dark]]) =>
    Object.values(uses).map(([prefix, property]) => `.${prefix}-${name}{${property}:${dark}!important}`),
  )
  .join('');
