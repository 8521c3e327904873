import { type ComponentType, lazy, Suspense, useState } from 'react';
import { expect, it } from 'vitest';
import { hasDialog, opened, press, until } from '../../tests/inMemory/hands.ts';
import { openIsland } from '../../tests/inMemory/openIsland.tsx';
import type { Language } from '../i18n/languages.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = { onBlock: () => void; onClose: () => void };
const Report = ({ onBlock, onClose }: Props) => (
  <Dialog lang="vi" open onOpenChange={onClose} title="Báo cáo">
    <Button onClick={onBlock}>Chặn Minh</Button>
  </Dialog>
);
const Block = ({ onClose }: Props) => (
  <Dialog lang="vi" open onOpenChange={onClose} title="Chặn Minh?">
    Hai bạn sẽ không nhắn được cho nhau.
  </Dialog>
);
const arrival = Promise.withResolvers<void>();
const dialogs: Record<'report' | 'block', ComponentType<Props>> = {
  report: Report,
  block: lazy(async () => {
    await arrival.promise;
    return { default: Block };
  }),
};
const Menu = (_: { lang: Language }) => {
  const [open, setOpen] = useState<keyof typeof dialogs | null>('report');
  const Asked = open && dialogs[open];
  return (
    <Suspense fallback={<p>Đang mở</p>}>
      {Asked && <Asked onBlock={() => setOpen('block')} onClose={() => setOpen(null)} />}
    </Suspense>
  );
};
const title = async () => (await opened()).querySelector('h2')?.textContent;

it('a dialog that waits for its script opens in place of the one before, whose end it does not hear', async () => {
  openIsland(Menu, { lang: 'vi' });
  expect(await title()).toBe('Báo cáo');
  await press('Chặn Minh');
  await until(hasDialog).toBe(false);
  // A browser dispatches `close` in its own task, after the dialog was hidden.
  document.querySelector('dialog')?.dispatchEvent(new Event('close'));
  arrival.resolve();
  expect(await title()).toBe('Chặn Minh?');
});

it('what closes a dialog without asking closes it here, too', async () => {
  openIsland(Menu, { lang: 'vi' });
  (await opened()).close();
  await until(() => document.querySelector('dialog')).toBe(null);
});
