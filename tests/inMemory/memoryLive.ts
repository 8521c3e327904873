import * as z from 'zod/mini';
import type { Heard, Listened } from '../../src/firebase/questions.ts';
import { structuredQuery } from '../../src/firebase/structuredQuery.ts';
import { decodeFields, type Value } from '../../src/firebase/values.ts';
import { root, store } from './browserFirestore.ts';

// Mock of src/firebase/live.ts that repeats the query after each write.
export const listen = async <S extends z.ZodMiniType>(
  schema: S,
  path: string,
  wanted: Listened,
  onNews: (heard: Heard<z.output<S>>) => void,
): Promise<() => void> => {
  const look = () => {
    const end = path.lastIndexOf('/');
    const parent = end < 0 ? root : `${root}/${path.slice(0, end)}`;
    const matches = store().query(parent, structuredQuery(path.slice(end + 1), wanted) as never);
    const documents = matches.flatMap(({ name, fields }) => {
      const parsed = z.safeParse(schema, decodeFields(fields as Record<string, Value>));
      return parsed.success
        ? [{ ...(parsed.data as object), id: name.slice(name.lastIndexOf('/') + 1) }]
        : [];
    }) as never;
    onNews({ list: () => documents, changes: () => documents });
  };
  look();
  return store().onChange(look);
};
