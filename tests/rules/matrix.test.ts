import { doc, getDocFromServer, getDocsFromServer, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { type Cell, columns, matrix } from './matrix.ts';
import { openRulebook, type Store } from './rulebook.ts';
import { soldScene } from './scene.ts';

const book = openRulebook('matrix');
const { allows, denies } = book;

const people: Record<(typeof columns)[number], { uid: string; store: () => Store }> = {
  visitor: { uid: 'nobody', store: () => book.visitor() },
  unconfirmed: { uid: 'seller', store: () => book.as('seller', 'unconfirmed') },
  other: { uid: 'stranger', store: () => book.as('stranger') },
  owner: { uid: 'seller', store: () => book.as('seller') },
  operator: { uid: 'seller', store: () => book.as('seller', 'operator') },
};

const attempt = (cell: Cell, store: Store, uid: string): Promise<unknown> => {
  if (cell.op === 'get') return getDocFromServer(doc(store, cell.path));
  if (cell.op === 'list') return getDocsFromServer(cell.ask(store, uid));
  const batch = writeBatch(store);
  cell.write(batch, store, uid);
  return batch.commit();
};

const describeCell = (cell: Cell, index: number) =>
  `${cell.ids ? `${cell.ids} ` : ''}${cell.op}${cell.op === 'get' ? ` ${cell.path}` : ''} (line ${index + 1})`;

describe.each(Object.entries(matrix))('%s', (_, cells) => {
  beforeEach(() => book.place(soldScene));

  const cases = cells.flatMap((cell, nth) =>
    columns.map((column, index) => ({
      title: `${describeCell(cell, nth)}: ${cell.verdicts[index] ? 'open to' : 'closed to'} ${column}`,
      cell,
      column,
      isAllowed: cell.verdicts[index] === true,
    })),
  );

  it.each(cases)('$title', async ({ cell, column, isAllowed }) => {
    const { uid, store } = people[column];
    await (isAllowed ? allows : denies)(attempt(cell, store(), uid));
  });
});
