import { fireEvent } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { jpegFile } from '../../../tests/fixtures/photoWork.ts';
import { world } from '../../../tests/inMemory/browserFirestore.ts';
import { control, named, says, until } from '../../../tests/inMemory/hands.ts';
import { openInbox, thread } from '../../../tests/inMemory/inbox.tsx';

// Needs its own file, because a page requests its account's quotas only once.
it('an account of today learns when it may send photos, before one is uploaded', async () => {
  thread('wave');
  world.calls.ownQuotas = () => ({ quotas: {}, photos: false });
  openInbox('#wave');
  await until(() => named('reply')).not.toBeNull();
  const input = await control('Add photos');
  Object.defineProperty(input, 'files', { value: [jpegFile()], configurable: true });
  fireEvent.change(input);
  await says(/You can send photos one day after signing up/);
  expect(document.querySelectorAll('[data-stage]')).toHaveLength(0);
});
