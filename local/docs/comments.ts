import ts from 'typescript';

/** Folders whose comments and names must follow docs/glossary.md. */
export const plainFolders = ['functions/src', 'local', 'rules', 'src', 'tests'];

export const isHeldIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);

/** Limit of words in a sentence of a comment; a semicolon ends a sentence like a full stop. */
export const maxCommentWords = 25;

/** Removes comment markers and code (examples, backticks, addresses). */
const proseOf = (comment: string): string =>
  comment
    .replace(/^\s*(?:\/\*\*?|\/\/|\*(?!\/))?[ \t]?/gm, '')
    .replace(/\s*\*\/$|^<!--|-->$/g, '')
    .replace(/(?:^|\s)@example\b.*(?:\n\/\/.*)*/g, '')
    .replace(/\n\s*@\w+/g, '\n\n')
    .replace(/@\w+/g, '')
    .replace(/https?:\/\/\S+/g, 'address')
    .trim();

type Ranges = ReadonlyMap<number, number>;

/** Literals and JSX text, whose content may look like a comment. */
const literals = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
]);

/** Parses a script without its docstrings, which saves a fifth of the time. */
export const parseScript = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });

const parsedRanges = (file: string, source: string): Ranges => {
  const tree = parseScript(file, source);
  const ranges = new Map<number, number>();
  let from = 0;
  const lookUpTo = (end: number) => {
    for (const { 0: text, index } of source.slice(from, end).matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g))
      ranges.set(from + index, from + index + text.length);
  };
  const visit = (node: ts.Node) => {
    if (literals.has(node.kind)) {
      lookUpTo(node.kind === ts.SyntaxKind.JsxText ? node.pos : node.getStart(tree));
      from = node.end;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  lookUpTo(source.length);
  return ranges;
};

const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/.source;
const commentPattern = /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/.*$/.source;
const quotedOrComment = new RegExp(`${quoted}|(${commentPattern})`, 'gm');

/** Finds comments in pages, style sheets and rules. */
const scannedRanges = (source: string): Ranges =>
  new Map(
    [...source.matchAll(quotedOrComment)].flatMap(({ 0: text, 1: comment, index }) =>
      comment === undefined ? [] : [[index, index + text.length]],
    ),
  );

/** Returns a file's comments as prose. Consecutive lines of `//` are one comment. */
export const commentsIn = (file: string, source: string): string[] => {
  const isScript = /\.(?:tsx?|mjs)$/.test(file);
  const ranges = isScript ? parsedRanges(file, source) : scannedRanges(source);
  const comments: string[] = [];
  let last = -1;
  for (const [pos, end] of [...ranges].toSorted(([one], [other]) => one - other)) {
    const text = source.slice(pos, end);
    const isContinued = text.startsWith('//') && last >= 0 && /^\n[ \t]*$/.test(source.slice(last, pos));
    if (isContinued && comments.at(-1)?.startsWith('//')) comments.push(`${comments.pop()}\n${text}`);
    else comments.push(text);
    last = end;
  }
  return comments.filter((text) => !/^\/\/ (?:biome-|@ts-|include )|^\/\* @vite/.test(text)).map(proseOf);
};

/** @example filesIn('see emails/mail.ts') // => ['emails/mail.ts'] */
export const filesIn = (comment: string): string[] =>
  [...comment.matchAll(/(?<![\w/.*{}<-])[\w[\]./-]*\w\.(?:tsx?|astro|mjs|md|rules)\b(?![\w/*])/g)].map(
    ([name]) => name,
  );
