import { doc, getDocFromServer, getDocsFromServer, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { missingFor } from '../../src/domain/accounts/standing.ts';
import { buildAlert } from '../fixtures/buildAlert.ts';
import { everyStanding } from '../fixtures/everyStanding.ts';
import { stored } from './documents.ts';
import { matrix } from './matrix.ts';
import { openRulebook } from './rulebook.ts';
import { scene } from './scene.ts';

const book = openRulebook('standing');

/**
 * A member's alert. If `isOver`, also the revocation that a suspension or deletion writes
 * (tests/inMemory/standing.test.ts).
 */
const documentsOf = ({ isOver }: { isOver: boolean }) => ({
  'alerts/lan_0': stored(buildAlert({ user_id: 'lan' })),
  ...(isOver && { 'revocations/lan': { valid_after: 1_000 } }),
});

describe('the rules let act who the table of standings lets act', () => {
  it.each(everyStanding)('$title', async ({ facts, standing }) => {
    await book.place(documentsOf({ isOver: standing.ended || standing.suspended }));
    const token = {
      email: 'lan@example.com',
      email_verified: facts.address,
      ...(facts.phone && { phone_number: '+84912345678' }),
      ...(facts.zalo && { zalo: 'hash' }),
      ...(facts.operator && { operator: true }),
    };
    const write = updateDoc(doc(book.as('lan', token), 'alerts/lan_0'), { is_active: false });
    await (missingFor('act', standing) === null ? book.allows(write) : book.denies(write));
  });

  it('which are seven of 128', () =>
    expect(everyStanding.filter(({ standing }) => missingFor('act', standing) === null)).toHaveLength(7));
});

describe('an operator reads no more than a visitor, by a token of now or by one that was revoked', () => {
  const claims = { email: 'desk@example.com', email_verified: true, operator: true };
  const desks = [
    ['now', scene],
    ['revoked', { ...scene, 'revocations/desk': { valid_after: 1_000 } }],
  ] as const;
  const reads = Object.entries(matrix).flatMap(([collection, cells]) =>
    cells.flatMap((cell, line) =>
      cell.op === 'get' || cell.op === 'list'
        ? desks.map(([when, documents]) => ({
            title: `${when}: ${cell.op} ${cell.op === 'get' ? cell.path : `${collection} (line ${line + 1})`}`,
            cell,
            documents,
            isPublic: cell.verdicts[0],
          }))
        : [],
    ),
  );

  it.each(reads.toSorted((one, other) => one.title.localeCompare(other.title)))(
    '$title',
    async ({ cell, documents, isPublic }) => {
      await book.place(documents);
      const store = book.as('desk', claims);
      const read =
        cell.op === 'get'
          ? getDocFromServer(doc(store, cell.path))
          : getDocsFromServer(cell.ask(store, 'desk'));
      await (isPublic ? book.allows(read) : book.denies(read));
    },
  );

  it('in every collection', () => expect(reads.length).toBeGreaterThan(150));
});
