import { describe, expect, it } from 'vitest';
import { button, hasButton, leadsTo, opened, press, says, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { LinkedText } from './LinkedText.tsx';

const show = (text: string, lang: 'en' | 'vi' = 'en') => openIsland(LinkedText, { lang, text });

describe('a link in a message', () => {
  it('names its host in a dialog before it is opened', async () => {
    show('Xem tại nhan-coc.top/vietcombank.vn nhé');
    expect(document.querySelectorAll('a')).toHaveLength(0);
    expect((await button('nhan-coc.top/vietcombank.vn')).getAttribute('href')).toBeNull();
    await press('nhan-coc.top/vietcombank.vn');
    await opened();
    await says('The link leads to nhan-coc.top');
    await says('Never enter a password, a card number or a code there');
    expect(await leadsTo('Open nhan-coc.top')).toBe('https://nhan-coc.top/vietcombank.vn');
    const link = document.querySelector('dialog a');
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer nofollow',
    ]);
    await press('Stay here');
    await until(() => document.querySelector('dialog')).toBeNull();
  });

  it('has its dialog in Vietnamese, too', async () => {
    show('https://x.top', 'vi');
    await press('https://x.top');
    await says('Liên kết dẫn đến x.top');
    await says('Mở x.top');
  });

  it('is not made of words without an address, and the text is unchanged', () => {
    const { container } = show('Gọi 0912345678.\nXe 1.5 tr.');
    expect(container.textContent).toBe('Gọi 0912345678.\nXe 1.5 tr.');
    expect(hasButton('Gọi')).toBe(false);
    expect(container.querySelector('button')).toBeNull();
  });
});
