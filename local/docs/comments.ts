import ts from 'typescript';

/** Folders whose comments and names are held to docs/glossary.md and to short sentences. The others follow. */
export const plainFolders = [
  'functions/src',
  ...[
    'build',
    'commands',
    'deploy',
    'dev',
    'docs',
    'doctor',
    'emulators',
    'mailbox',
    'rehearsal',
    'rules',
    'seed',
  ].map((folder) => `local/${folder}`),
  'src/features',
];

/** Limit of words in a sentence of a comment; a semicolon ends a sentence like a full stop. */
export const maxCommentWords = 25;

/** Removes the marks of a comment, and code that is no prose: examples, code in backticks, addresses. */
const proseOf = (comment: string): string =>
  comment
    .replace(/^\s*(?:\/\*\*?|\/\/|\*(?!\/))?[ \t]?/gm, '')
    .replace(/\s*\*\/$/, '')
    .replace(/(?:^|\s)@example\b.*(?:\n\/\/.*)*/g, '')
    .replace(/\n\s*@\w+/g, '\n\n')
    .replace(/@\w+/g, '')
    .replace(/https?:\/\/\S+/g, 'address')
    .trim();

/** Returns a file's comments as prose. Consecutive lines of `//` are one comment. */
export const commentsIn = (file: string, source: string): string[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, number>();
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.JsxText || ts.isJSDoc(node)) return;
    const leading = ts.getLeadingCommentRanges(source, node.pos) ?? [];
    const trailing = ts.getTrailingCommentRanges(source, node.end) ?? [];
    for (const { pos, end } of [...leading, ...trailing]) ranges.set(pos, end);
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  const comments: string[] = [];
  let last = -1;
  for (const [pos, end] of [...ranges].toSorted(([one], [other]) => one - other)) {
    const text = source.slice(pos, end);
    const isContinued = text.startsWith('//') && last >= 0 && /^\n[ \t]*$/.test(source.slice(last, pos));
    if (isContinued && comments.at(-1)?.startsWith('//')) comments.push(`${comments.pop()}\n${text}`);
    else comments.push(text);
    last = end;
  }
  return comments.filter((text) => !/^\/\/ (?:biome-|@ts-)|^\/\* @vite/.test(text)).map(proseOf);
};

/** Names of sources and documents in a comment. @example filesIn('see emails/mail.ts') // => ['emails/mail.ts'] */
export const filesIn = (comment: string): string[] =>
  [...comment.matchAll(/(?<![\w/.*{}<-])[\w[\]./-]*\w\.(?:tsx?|astro|mjs|md|rules)\b(?![\w/*])/g)].map(
    ([name]) => name,
  );
