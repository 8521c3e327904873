import { describe, expect, it } from 'vitest';
import { checklistOf, strongestFacts } from './factChecklist.ts';

const petrol = { fuel: 'gasoline', transmission: 'automatic' };
const facts = ['card:original', 'engine:repaired', 'flood:never', 'keys:1', 'owners:2', 'papers:own_name'];

describe('the list of what a seller says', () => {
  it('distinguishes good answers, warnings and unanswered questions', () => {
    expect(checklistOf('en', facts, petrol)).toEqual([
      {
        group: 'papers',
        title: 'Papers',
        lines: [
          { tone: 'good', text: "The papers are in the seller's name" },
          { tone: 'good', text: 'The seller has the original blue card' },
          { tone: 'plain', text: 'Two owners so far' },
          { tone: 'open', text: 'Is it on finance or pawned? Not stated' },
          { tone: 'open', text: 'Unpaid fines: not stated' },
        ],
      },
      {
        group: 'history',
        title: 'History',
        lines: [
          { tone: 'open', text: 'Accidents: not stated' },
          { tone: 'good', text: 'It has never been flooded' },
          { tone: 'warn', text: 'The engine was opened for a repair' },
        ],
      },
      { group: 'included', title: 'Comes with', lines: [{ tone: 'plain', text: 'One key' }] },
    ]);
  });

  it('says the same in Vietnamese, and asks an electric bike for its battery, not for its engine', () => {
    const [papers, history, battery] = checklistOf('vi', ['papers:previous_owner'], {
      fuel: 'electric',
      transmission: 'automatic',
    });
    expect(papers?.lines).toEqual([
      { tone: 'warn', text: 'Xe còn đứng tên chủ cũ' },
      { tone: 'open', text: 'Giấy đăng ký xe (cà vẹt): không nêu' },
      { tone: 'open', text: 'Xe qua mấy đời chủ? Không nêu' },
      { tone: 'open', text: 'Xe có trả góp hay cầm cố không? Không nêu' },
      { tone: 'open', text: 'Phạt nguội: không nêu' },
    ]);
    expect(history?.lines.map(({ text }) => text)).toEqual([
      'Tai nạn, va quệt: không nêu',
      'Xe từng bị ngập nước chưa? Không nêu',
    ]);
    expect(battery?.lines).toEqual([{ tone: 'open', text: 'Pin xe điện: không nêu' }]);
  });

  it('is empty without answers, or with unknown codes only', () => {
    expect(checklistOf('en', [], petrol)).toEqual([]);
    expect(checklistOf('en', ['colour:red', 'flood:twice'], petrol)).toEqual([]);
  });
});

describe('the strongest answers', () => {
  it('are four at most, and a warning is not passed over', () => {
    expect(strongestFacts('en', [...facts, 'accident:none', 'loan:none'])).toEqual([
      { tone: 'good', text: "The papers are in the seller's name" },
      { tone: 'plain', text: 'Two owners so far' },
      { tone: 'good', text: 'It has never been flooded' },
      { tone: 'warn', text: 'The engine was opened for a repair' },
    ]);
  });
  it('never include an answer that was not ticked', () => {
    expect(strongestFacts('vi', ['price:open', 'keys:2'])).toEqual([]);
  });
});
