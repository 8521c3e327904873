import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { admin, open, questions } from '../../../tests/inMemory/adminPage.ts';
import { refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import { notices, press } from '../../../tests/inMemory/hands.ts';

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:x';
  });
});
afterEach(() => vi.restoreAllMocks());

it('a table is saved as a CSV file that no spreadsheet runs', async () => {
  admin.table = {
    columns: ['act', 'note'],
    rows: [
      ['hide', '=1+1'],
      ['keep', null],
    ],
    more: false,
  };
  open('#audit');
  await press('All decisions');
  await notices('File saved');
  expect(questions.find(({ queue }) => queue === 'export')).toEqual({ queue: 'export', table: 'decisions' });
  expect(Buffer.from((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0)).toString()).toBe(
    "\uFEFFact,note\r\nhide,'=1+1\r\nkeep,\r\n",
  );
});

it('a table that is too long says so, and so does the limit of a day', async () => {
  admin.table = { columns: ['act'], rows: [], more: true };
  open('#audit');
  await press('All reports');
  await notices('File saved. It contains only the latest 20,000 entries.');
  const answer = world.calls.readAdmin;
  world.calls.readAdmin = (data: never) =>
    (data as { question: { queue: string } }).question.queue === 'export'
      ? refuse('RESOURCE_EXHAUSTED')
      : answer?.(data);
  await press('New members by month');
  await notices("You've exported 20 files today. Please try again tomorrow.");
});
