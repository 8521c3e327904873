import { readDistance } from '../search/readAmount.ts';
import { amountAt } from '../search/readRange.ts';
import { endsWithLooseNumeral, type Reading } from './reading.ts';
import { before, behind, stop } from './wordsOfText.ts';

const odometer = /^(?:odo|odometer|mileage|odo:|km|kms)$/;
const says =
  /^(?:la|moi|chuan|zin|that|hien|tai|khoang|tam|duoc|reads|shows|is|da|di|chay|den|nay|at|about|around|only|just|xe|co|chi|hon|gan|over|under|~)$/;
const other =
  /(?:^| )(?:cach|within|per|moi|every|bao hanh|warranty|thay nhot|nhot|bao duong|service|serviced|quanh|radius|sac|charge|range|pin|toc do|toc modded|speed|trip|tour|ride|rode|lai|tu|from|next|sau|after|toi da|max)(?: [a-z]+){0,2}$/;
const drives =
  /(?:^| )(?:di|da di|moi di|di duoc|chay|da chay|moi chay|chay duoc|lan banh|ran|run|driven|ridden|done|only|with|has)(?: [a-z]+){0,2}$/;

const drivesRight = /(?:^| )(?:di|chay|di duoc|chay duoc)(?: (?:duoc|moi|co|khoang|tam|hon|gan|dung))*$/;
/** Distance without unit: 33k, 2 vạn 1. */
const shortAt = (words: readonly string[], index: number) => {
  for (let length = 3; length > 0; length -= 1) {
    const text = words.slice(index, index + length).join(' ');
    if (!/^\d[\d.,]* ?(?:k|van|ngan|nghin)(?: ?\d{1,3})?$/.test(text)) continue;
    const [value] = readDistance(text, 'vi');
    if (value !== undefined) return { value, length };
  }
  return null;
};

const behindOdometer = (words: readonly string[], index: number): Reading<number> | null => {
  let start = index + 1;
  while (says.test(words[start] ?? '') && start - index < 4) start += 1;
  if (!/^\d/.test(words[start] ?? '')) return null;
  for (let length = 4; length > 0; length -= 1) {
    const text = words.slice(start, start + length);
    if (text.includes(stop) || text.length < length || endsWithLooseNumeral(words, start, length)) continue;
    const [value] = readDistance(text.join(' '), 'vi');
    if (value === undefined) continue;
    // Ignores miles: a converted number would not be the seller's.
    if (/^(?:miles?|mi|dam)$/.test(words[start + length] ?? '')) return null;
    const isBare = /^\d{1,2}$/.test(text.join(' '));
    // "odo 23" mostly means 23,000 km.
    return isBare ? { value: value * 1_000, sure: false } : { value, sure: true };
  }
  return null;
};

export const readMileage = (words: readonly string[]): Reading<number> | null => {
  const named: number[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (odometer.test(word) && !(word.startsWith('km') && /\d$/.test(words[index - 1] ?? ''))) {
      const reading = behindOdometer(words, index);
      if (reading) return reading;
    }
    const lead = before(words, index, 5);
    const amount =
      amountAt(words, index, 'mileage') ?? (drivesRight.test(lead) ? shortAt(words, index) : null);
    if (!amount) continue;
    // Skips a number that is the range on one charge.
    if (/(?:^| )(?:sac|pin|binh|charge|range)(?: [a-z]+){0,3}$/.test(lead)) continue;
    const isSpeed = /^(?:\/|tren|per|mot|1|moi|an|h|on a tank)\b/.test(
      behind(words, index + amount.length, 3),
    );
    if (!isSpeed && (drives.test(lead) || !other.test(lead))) named.push(amount.value);
    index += amount.length - 1;
  }
  const values = [...new Set(named)];
  const [first] = values;
  return first === undefined ? null : { value: first, sure: values.length === 1 };
};
