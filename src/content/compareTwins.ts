const namesIn = (text: string) => [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name).sort();

/**
 * Returns the first difference in structure between the languages, or undefined. Structure: keys, lengths,
 * numbers and placeholders.
 * @example compareTwins({ items: ['a', 'b'] }, { items: ['á'] }) // => 'items: 2 in English, 1 in Vietnamese'
 */
export const compareTwins = (en: unknown, vi: unknown, place = ''): string | undefined => {
  const inside = (key: string) => (place ? `${place}.${key}` : key);
  if (typeof en === 'string' && typeof vi === 'string') {
    const [english, vietnamese] = [namesIn(en).join(' '), namesIn(vi).join(' ')];
    if (english !== vietnamese) return `${place}: {${english}} in English, {${vietnamese}} in Vietnamese`;
    return;
  }
  if (typeof en === 'number' && typeof vi === 'number' && en !== vi)
    return `${place}: ${en} in English, ${vi} in Vietnamese`;
  if (Array.isArray(en) && Array.isArray(vi) && en.length !== vi.length)
    return `${place}: ${en.length} in English, ${vi.length} in Vietnamese`;
  if (typeof en !== 'object' || typeof vi !== 'object' || !en || !vi || en instanceof Date) return;
  const others = new Map(Object.entries(vi));
  for (const [key, value] of Object.entries(en)) {
    if (!others.has(key)) return `${inside(key)} is missing in Vietnamese`;
    const difference = compareTwins(value, others.get(key), inside(key));
    if (difference) return difference;
    others.delete(key);
  }
  for (const [key] of others) return `${inside(key)} is missing in English`;
  return;
};
