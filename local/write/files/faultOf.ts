import { z } from 'astro/zod';
import { compareTwins } from '../../../src/content/compareTwins.ts';
import { plainIssueIn } from '../../../src/content/plainIssue.ts';
import type { Bilingual } from '../../../src/domain/text/bilingual.schema.ts';
import { type Language, languages } from '../../../src/i18n/languages.ts';
import { labelOf } from '../editor/labels.ts';
import { type Group, isGroup, type Value } from '../editor/shape.ts';
import { inVietnamese, sentenceInVietnamese } from '../inVietnamese.ts';
import type { Store } from '../stores.ts';

/** Converts dates in texts to Date objects, like Astro's YAML parser. */
const withDays = (value: Value): unknown => {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return new Date(value);
  if (Array.isArray(value)) return value.map(withDays);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withDays(one)]));
};

const fieldName = (key: PropertyKey, lang: Language): string => {
  if (typeof key === 'number') return String(key + 1);
  const [en = '', vi = en] = labelOf(String(key)).split(' · ');
  return lang === 'en' ? en : vi;
};

const faultIn = (store: Store, value: Value, where: string): Bilingual | undefined => {
  const [en, vi] = (['en', 'vi'] as const).map((lang) => {
    const result = z.safeParse(store.schema, withDays(value), { error: plainIssueIn(lang) });
    const [issue] = result.error?.issues ?? [];
    const message = issue && (lang === 'en' ? issue.message : sentenceInVietnamese(issue.message));
    const path = [where, ...(issue?.path ?? []).map((key) => fieldName(key, lang))];
    return message && `${path.filter(Boolean).join(' › ')}: ${message}`;
  });
  return en && vi ? { en, vi } : undefined;
};

/** Returns the error that the build would report for an entry. */
export const faultOf = (store: Store, name: string, form: Group): Bilingual | undefined => {
  if (!store.twins) return faultIn(store, form, name);
  const [en, vi] = languages.map((language) => {
    const text = isGroup(form.texts) ? form.texts[language] : undefined;
    if (!isGroup(text)) return undefined;
    const { body = '', ...front } = text;
    return { body, front };
  });
  if (!en && !vi) return { en: `${name}: it is empty`, vi: `${name}: còn trống` };
  if (!vi || (en?.body && !vi.body))
    return { en: `${name}: the Vietnamese is missing`, vi: `${name}: còn thiếu bản tiếng Việt` };
  if (!en || (vi.body && !en.body))
    return { en: `${name}: the English is missing`, vi: `${name}: còn thiếu bản tiếng Anh` };
  const difference = compareTwins(en.front, vi.front) ?? compareTwins(en.body, vi.body, 'the text');
  return (
    faultIn(store, en.front, 'en') ??
    faultIn(store, vi.front, 'vi') ??
    (difference ? { en: difference, vi: inVietnamese(difference) } : undefined)
  );
};
