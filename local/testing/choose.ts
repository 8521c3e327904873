import { baseOf, changedFiles } from './changedFiles.ts';
import { type Part, parseRequest, type Selection, select } from './selection.ts';
import { choiceFor } from './smoke.ts';

export interface Choice extends Selection {
  changedSince?: string;
}

/** Parses the arguments of `npm test`. Prints the choice unless everything runs. */
export function choose(args: string[]): Choice {
  const request = parseRequest(args);
  const { only, filters, changedSince } = request;
  if (changedSince === undefined)
    return select(request, new Map(only.map((part): [Part, string[]] => [part, filters])));
  const base = baseOf(changedSince);
  const files = changedFiles(base);
  const chosen = [...choiceFor(files)].filter(([part]) => only.includes(part));
  console.log(`${files.length} files have changed since ${base.slice(0, 10)}. They ask for:`);
  for (const [part, names] of chosen) console.log(`  ${part} ${names.join(' ')}`);
  return { ...select(request, new Map(chosen)), changedSince: base };
}
