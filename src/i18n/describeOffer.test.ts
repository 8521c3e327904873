import { describe, expect, it } from 'vitest';
import { buildListing } from '../../tests/fixtures/buildListing.ts';
import { describeOffer, writeOffer } from './describeOffer.ts';

const address = 'https://vongxe.example/b/2e8fdmagx';
const wave = buildListing({
  price: 18_500_000,
  engine: '110',
  facts: ['owners:1', 'papers:own_name', 'price:open'],
});

describe('the text to paste', () => {
  it('says in Vietnamese what it is, what it costs, facts, place and address', () => {
    expect(writeOffer('vi', wave, { address, phone: null })).toBe(
      `Cần bán Honda Wave 2021, giá 18,5 triệu
• 12.000 km
• Xe số, 110 cc
• Tình trạng: Tốt
• Xe chính chủ
• Xe một đời chủ
Xem xe tại Đà Nẵng
Ảnh và chi tiết: https://vongxe.example/b/2e8fdmagx`,
    );
  });

  it('says the same in English', () => {
    expect(writeOffer('en', wave, { address, phone: null })).toBe(
      `For sale: Honda Wave 2021, 18.5 million ₫
• 12,000 km
• Semi-automatic, 110 cc
• Condition: Good
• The papers are in the seller's name
• One owner so far
See it in Da Nang
Photos and details: https://vongxe.example/b/2e8fdmagx`,
    );
  });

  it('has the number only where the seller wants it', () => {
    const text = writeOffer('vi', wave, { address, phone: '+84912345678' });
    expect(text.split('\n')[7]).toBe('Điện thoại: 0912 345 678');
    expect(writeOffer('en', wave, { address, phone: '+14155550132' })).toContain('\nPhone: +14155550132\n');
  });
});

it('of a bike about which nothing is answered says its category', () => {
  const plain = buildListing({ category: 'naked', transmission: 'manual', engine: '400cc' });
  expect(describeOffer('vi', plain).at(-1)).toBe('Loại xe: Naked bike');
  expect(describeOffer('en', plain)).toHaveLength(4);
});

it('has five facts at most, the same ones in both languages', () => {
  const listing = buildListing({
    facts: ['accident:none', 'owners:2', 'papers:family', 'price:firm', 'transfer:helps'],
  });
  expect(describeOffer('vi', listing).slice(3)).toEqual([
    'Xe đứng tên người nhà của người bán',
    'Xe qua hai đời chủ',
  ]);
  expect(describeOffer('en', listing).slice(3)).toEqual([
    "The papers are in the name of someone in the seller's family",
    'Two owners so far',
  ]);
});

it('takes what was once ticked as a feature for an answer', () => {
  const former = buildListing({ features: ['Registered in my name'] });
  expect(describeOffer('vi', former)).toContain('Xe chính chủ');
});
