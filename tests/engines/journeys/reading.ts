import { openRelay } from '../relay.ts';
import type { Visitor } from '../visitor.ts';
import { origin } from './scene.ts';

const guide = '/vi/buying-guide';

export const readOffline = async (visitor: Visitor) => {
  const relay = await openRelay(origin);
  try {
    await visitor.open(`${relay.origin}${guide}`);
    await visitor.until('the guide is kept', () => visitor.ask('isKept', guide));
  } finally {
    await relay.close();
  }
  await visitor.open(`${relay.origin}${guide}`);
  await visitor.reads('Đây là bản lưu ngày');
  await visitor.sees({ role: 'heading', css: 'h1' });
  await visitor.open(`${relay.origin}/vi/sell`);
  await visitor.finds({ role: 'heading', css: 'h1' }, 'Bạn đang mất kết nối');
  await visitor.press({ role: 'link', css: '[data-kept-list] a' });
  await visitor.reads('Đây là bản lưu ngày');
};
