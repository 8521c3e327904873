import { z } from 'astro/zod';
import { compareTwins } from '../../../src/content/compareTwins.ts';
import { plainIssue } from '../../../src/content/plainIssue.ts';
import { fromForm, type Group, isGroup, type Value } from '../editor/shape.ts';
import type { Store } from '../stores.ts';
import { hasId, wordsOf } from './entries.ts';

/** Days are days for the schemas, as in YAML that Astro reads. */
const withDays = (value: Value): unknown => {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return new Date(value);
  if (Array.isArray(value)) return value.map(withDays);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withDays(one)]));
};

const faultIn = (store: Store, value: Value, where: string) => {
  const result = z.safeParse(store.schema, withDays(value), { error: plainIssue });
  const [issue] = result.error?.issues ?? [];
  return issue && `${[where, ...issue.path].filter(Boolean).join('.')}: ${issue.message}`;
};

/** What is wrong with an entry of the form, as the build would say it; undefined where nothing is. */
export const faultOf = (store: Store, name: string, form: Group): string | undefined => {
  if (store.kind !== 'twins') {
    const value = fromForm(
      store.schema,
      'items' in form && Object.keys(form).length === 1 ? (form.items ?? null) : wordsOf(store, form),
    );
    const id = store.kind === 'files' && hasId(store) && isGroup(value) ? { id: name, ...value } : value;
    return faultIn(store, id, name);
  }
  const { texts } = form;
  if (!isGroup(texts)) return `${name}: it is empty`;
  const [en, vi] = (['en', 'vi'] as const).map((language) => {
    const text = texts[language];
    if (!isGroup(text)) return { body: '', front: undefined };
    const { body = '', ...front } = text;
    return { body, front: fromForm(store.schema, front) };
  });
  if (!en?.front || !vi?.front) return `${name}: ${en?.front ? 'vi' : 'en'} is missing`;
  const difference = compareTwins(en.front, vi.front) ?? compareTwins(en.body, vi.body, 'the text');
  return faultIn(store, en.front, 'en') ?? faultIn(store, vi.front, 'vi') ?? difference;
};
