import ts from 'typescript';

/** Child of an element. `of`: expression that decides its content. */
type Child = { kind: 'element' | 'text'; varies: boolean; of?: ts.Expression };

const element = (varies = false): Child => ({ kind: 'element', varies });
const text = (of?: ts.Expression): Child => ({ kind: 'text', varies: of !== undefined, ...(of && { of }) });
const vary = (child: Child): Child => ({ ...child, varies: true });

const collect = <T>(root: ts.Node, visit: (node: ts.Node) => readonly T[]): T[] => {
  const items: T[] = [];
  const walk = (node: ts.Node): void => {
    items.push(...visit(node));
    ts.forEachChild(node, walk);
  };
  walk(root);
  return items;
};

const returned = (body: ts.ConciseBody): ts.Expression[] => {
  if (!ts.isBlock(body)) return [body];
  const values: ts.Expression[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) values.push(node.expression);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, walk);
  };
  walk(body);
  return values;
};

const isNothing = (node: ts.Expression) =>
  [ts.SyntaxKind.NullKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind) ||
  (ts.isIdentifier(node) && node.text === 'undefined');

/** Recognizes blanks, which page translators ignore. */
const isBlank = (node: ts.Expression) => ts.isStringLiteralLike(node) && node.text.trim() === '';

const isT = (node: ts.Expression) => ts.isIdentifier(node) && /^(t|tv|said)$/.test(node.text);

/**
 * Recognizes words that depend only on the page's language: `'Zalo'`, `t('send')`, `translate(lang,
 * sell)('help')`.
 */
const isFixed = (node: ts.Expression): boolean => {
  if (ts.isStringLiteralLike(node)) return true;
  if (!ts.isCallExpression(node) || node.arguments.length !== 1) return false;
  const { expression } = node;
  const isTranslation =
    isT(expression) || (ts.isCallExpression(expression) && expression.expression.getText() === 'translate');
  return isTranslation && node.arguments.every(ts.isStringLiteralLike);
};

/** Returns the variables that an expression reads, except called functions and the language. */
const readNames = (node: ts.Expression): string[] =>
  collect(node, (part) =>
    ts.isIdentifier(part) &&
    part.text !== 'lang' &&
    !(ts.isCallExpression(part.parent) && part.parent.expression === part)
      ? [part.text]
      : [],
  );

const hasKey = ({ attributes: { properties } }: ts.JsxOpeningElement, child: Child) => {
  const key = properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === 'key');
  if (!key || !ts.isJsxAttribute(key) || !child.of) return false;
  const inKey = key.initializer?.getText() ?? '';
  return readNames(child.of).every((name) => new RegExp(`\\b${name}\\b`).test(inKey));
};

const reader = (file: ts.SourceFile) => {
  const values = new Map<string, ts.Expression>();
  /** Properties and variables that contain only elements, such as a hook's `dialog`. */
  const elements = new Set(['dialog']);
  collect(file, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      values.set(node.name.text, node.initializer);
    if (ts.isPropertySignature(node) && /ReactElement|\bElements\b/.test(node.type?.getText() ?? ''))
      elements.add(node.name.getText());
    return [];
  });

  /**
   * Returns the children in the value of variable `name` or, if `isCalled`, in the result of function `name`.
   * Null: unknown in this file.
   */
  const childrenNamed = (name: string, isCalled: boolean): Child[] | null => {
    if (elements.has(name)) return [element(true)];
    const value = values.get(name);
    if (!value) return null;
    if (!isCalled) return ts.isCallExpression(value) ? null : childrenOf(value);
    return ts.isArrowFunction(value) ? returned(value.body).flatMap(childrenOf).map(vary) : null;
  };

  const ofCall = (node: ts.CallExpression): Child[] | null => {
    const { expression } = node;
    if (ts.isIdentifier(expression)) return childrenNamed(expression.text, true);
    if (!ts.isPropertyAccessExpression(expression)) return null;
    const [callback] = node.arguments;
    if (expression.name.text === 'toReversed') return childrenOf(expression.expression);
    if (expression.name.text !== 'map' || !callback) return null;
    if (ts.isIdentifier(callback)) return childrenNamed(callback.text, true);
    return ts.isArrowFunction(callback) ? returned(callback.body).flatMap(childrenOf).map(vary) : null;
  };

  /** Returns the children of an expression. An expression that cannot be analysed counts as changing text. */
  const childrenOf = (node: ts.Expression): Child[] => {
    if (ts.isParenthesizedExpression(node)) return childrenOf(node.expression);
    if (isNothing(node)) return [];
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return [element()];
    if (ts.isJsxFragment(node)) return node.children.flatMap(childOf);
    if (isBlank(node)) return [];
    if (isFixed(node)) return [text()];
    if (ts.isConditionalExpression(node))
      return [node.whenTrue, node.whenFalse].flatMap(childrenOf).map(vary);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return childrenOf(node.right).map((child) => ({ of: node.left, ...vary(child) }));
    if (ts.isCallExpression(node)) return ofCall(node) ?? [text(node)];
    const name =
      ts.isPropertyAccessExpression(node) && node.expression.getText() === 'props' ? node.name : node;
    return (ts.isIdentifier(name) && childrenNamed(name.text, false)) || [text(node)];
  };

  const childOf = (node: ts.JsxChild): Child[] => {
    if (ts.isJsxText(node)) return node.text.trim() === '' ? [] : [text()];
    if (ts.isJsxExpression(node)) return node.expression ? childrenOf(node.expression) : [];
    return childrenOf(node);
  };
  return { childrenOf, childOf };
};

type Reader = ReturnType<typeof reader>;

const isLoose = (children: Child[]) =>
  children.length > 1 &&
  children.some(({ kind }) => kind === 'text') &&
  children.some(({ varies }) => varies);

const alternatives = (node: ts.Expression, read: Reader): Child[][] => {
  if (ts.isParenthesizedExpression(node)) return alternatives(node.expression, read);
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((branch) => alternatives(branch, read));
  if (ts.isBinaryExpression(node)) return alternatives(node.right, read);
  const children = read.childrenOf(node);
  if (ts.isJsxFragment(node)) return [children];
  // Doubled: a list shows several texts at once, a conditional only one.
  const isList = ts.isCallExpression(node) && node.expression.getText().endsWith('.map');
  return isList ? [[...children, ...children]] : children.map((child) => [child]);
};

/**
 * Returns whether a text is its element's only child. React then replaces the element's whole content, even
 * after a translation.
 */
const isAlone = (node: ts.JsxElement, read: Reader) => {
  const [only, ...others] = node.children.filter((child) => read.childOf(child).length > 0);
  if (!only || others.length > 0 || !ts.isJsxExpression(only) || !only.expression) return false;
  return alternatives(only.expression, read).every(
    (children) => children.length < 2 || children.every(({ kind }) => kind === 'element'),
  );
};

const looseIn = (node: ts.Node, read: Reader): boolean => {
  if (ts.isJsxFragment(node)) {
    return !ts.isJsxElement(node.parent) && isLoose(node.children.flatMap(read.childOf));
  }
  if (!ts.isJsxElement(node) || isAlone(node, read)) return false;
  const children = node.children.flatMap(read.childOf);
  return isLoose(
    children.map((child) => (hasKey(node.openingElement, child) ? { ...child, varies: false } : child)),
  );
};

/** Recognizes a component that renders only text. Its parent may contain other text beside it. */
const isBare = (node: ts.Node, { childrenOf }: Reader) =>
  ts.isVariableDeclaration(node) &&
  ts.isIdentifier(node.name) &&
  /^[A-Z][a-z]/.test(node.name.text) &&
  node.initializer !== undefined &&
  ts.isArrowFunction(node.initializer) &&
  returned(node.initializer.body).some(
    (value) =>
      !ts.isObjectLiteralExpression(value) &&
      childrenOf(value).some(
        ({ kind, of }) => kind === 'text' && (!of || (ts.isCallExpression(of) && isT(of.expression))),
      ),
  );

/**
 * Finds texts that break on translated pages. Page translators replace text nodes. When React then changes a
 * text or its siblings, it throws or leaves the old words. An element is safe if it contains only a text, or
 * if its `key` is the text.
 * @returns number and content of each line
 */
export const looseTexts = (fileName: string, code: string): string[] => {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const read = reader(file);
  return collect(file, (node) => {
    if (!looseIn(node, read) && !isBare(node, read)) return [];
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    return [`${line + 1}: ${code.split('\n')[line]?.trim()}`];
  });
};
