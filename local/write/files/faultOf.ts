import { z } from 'astro/zod';
import { compareTwins } from '../../../src/content/compareTwins.ts';
import { plainIssueIn } from '../../../src/content/plainIssue.ts';
import type { Bilingual } from '../../../src/domain/text/bilingual.schema.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { labelOf } from '../editor/labels.ts';
import { fromForm, type Group, isGroup, type Value } from '../editor/shape.ts';
import { inVietnamese, sentenceInVietnamese } from '../inVietnamese.ts';
import type { Store } from '../stores.ts';
import { hasId, wordsOf } from './entries.ts';

/** Days are days for the schemas, as in YAML that Astro reads. */
const withDays = (value: Value): unknown => {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return new Date(value);
  if (Array.isArray(value)) return value.map(withDays);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withDays(one)]));
};

/** A field as the form labels it; a line of a list by its number. */
const fieldName = (key: PropertyKey, lang: Language): string => {
  if (typeof key === 'number') return String(key + 1);
  const [en = '', vi = en] = labelOf(String(key)).split(' · ');
  return lang === 'en' ? en : vi;
};

const faultIn = (store: Store, value: Value, where: string): Bilingual | undefined => {
  const [en, vi] = (['en', 'vi'] as const).map((lang) => {
    const result = z.safeParse(store.schema, withDays(value), { error: plainIssueIn(lang) });
    const [issue] = result.error?.issues ?? [];
    const said = issue && (lang === 'en' ? issue.message : sentenceInVietnamese(issue.message));
    const path = [where, ...(issue?.path ?? []).map((key) => fieldName(key, lang))];
    return said && `${path.filter(Boolean).join(' › ')}: ${said}`;
  });
  return en && vi ? { en, vi } : undefined;
};

/** What is wrong with an entry of the form, as the build would say it, in both languages; undefined where nothing is. */
export const faultOf = (store: Store, name: string, form: Group): Bilingual | undefined => {
  if (store.kind !== 'twins') {
    const value = fromForm(
      store.schema,
      'items' in form && Object.keys(form).length === 1 ? (form.items ?? null) : wordsOf(store, form),
    );
    const id = store.kind === 'files' && hasId(store) && isGroup(value) ? { id: name, ...value } : value;
    return faultIn(store, id, name);
  }
  const { texts } = form;
  if (!isGroup(texts)) return { en: `${name}: it is empty`, vi: `${name}: còn trống` };
  const [en, vi] = (['en', 'vi'] as const).map((language) => {
    const text = texts[language];
    if (!isGroup(text)) return { body: '', front: undefined };
    const { body = '', ...front } = text;
    return { body, front: fromForm(store.schema, front) };
  });
  if (!en?.front || !vi?.front)
    return en?.front
      ? { en: `${name}: the Vietnamese is missing`, vi: `${name}: còn thiếu bản tiếng Việt` }
      : { en: `${name}: the English is missing`, vi: `${name}: còn thiếu bản tiếng Anh` };
  const difference = compareTwins(en.front, vi.front) ?? compareTwins(en.body, vi.body, 'the text');
  return (
    faultIn(store, en.front, 'en') ??
    faultIn(store, vi.front, 'vi') ??
    (difference ? { en: difference, vi: inVietnamese(difference) } : undefined)
  );
};
