import type { Ignorer, NodePath } from '@stryker-mutator/api/ignore';

/** Node in Babel's tree. */
type Node = {
  type: string;
  name?: unknown;
  value?: unknown;
  callee?: Node;
  expression?: Node;
  object?: Node;
  arguments?: Node[];
  quasis?: { value: { raw: string } }[];
};
type Place = { node: Node; parent: Node | null; parentPath: Place | null };

const logs = new Set(['console', 'logger']);
const isIn = (place: Place, fits: (node: Node) => boolean): boolean => {
  for (let above = place.parentPath; above; above = above.parentPath) if (fits(above.node)) return true;
  return false;
};
const isText = ({ type }: Node) => type === 'StringLiteral' || type === 'TemplateLiteral';
const wordsOf = ({ value, quasis = [] }: Node) =>
  typeof value === 'string' ? value : quasis.map((part) => part.value.raw).join('');
const calledName = ({ callee }: Node) => String(callee?.name ?? '');
const nameOf = (node: Node): string =>
  typeof node.name === 'string' ? node.name : String((node.name as Node | undefined)?.name ?? '');

const rules: readonly [reason: string, fits: (place: Place) => boolean][] = [
  ['looks', ({ node }) => node.type === 'JSXAttribute' && /^(?:class|className|style)$/.test(nameOf(node))],
  [
    'the value of an attribute',
    (place) => isText(place.node) && isIn(place, ({ type }) => type === 'JSXAttribute'),
  ],
  [
    'a log line',
    ({ node }) => {
      const call = node.type === 'ExpressionStatement' ? node.expression : node;
      return call?.type === 'CallExpression' && logs.has(String(call.callee?.object?.name ?? ''));
    },
  ],
  [
    'the words of an error',
    (place) =>
      isText(place.node) &&
      /\s/.test(wordsOf(place.node)) &&
      place.parent?.type === 'NewExpression' &&
      /Error$/.test(calledName(place.parent)),
  ],
  [
    'class names and sentences',
    (place) => isText(place.node) && /^[\w:/.[\]()%,-]+(?: +[\w:/.[\]()%,-]+)+ *$/.test(wordsOf(place.node)),
  ],
  [
    'what an effect of React depends on',
    ({ node, parent }) =>
      node.type === 'ArrayExpression' &&
      parent?.type === 'CallExpression' &&
      /^use[A-Z]/.test(calledName(parent)) &&
      parent.arguments?.at(-1) === node,
  ],
];

/** Excludes mutants that no test of behaviour can notice: docs/reliability.md. */
export const cosmetic: Ignorer = {
  shouldIgnore: (path: NodePath) => rules.find(([, fits]) => fits(path as unknown as Place))?.[0],
};
