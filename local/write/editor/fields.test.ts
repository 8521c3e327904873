import { expect, it } from 'vitest';
import { stores } from '../stores.ts';
import config from './config.ts';

const fieldsOf = (list: string): Record<string, object> => ({ ...config.collections?.[list]?.schema });

it('a source is a name of the list of sources for a figure, and an address for a photograph', () => {
  expect(fieldsOf('figures').source).toHaveProperty('label', 'Source · Nguồn');
  expect(fieldsOf('photos').source).toHaveProperty(
    'label',
    'Where it was found, https://… · Lấy từ đâu, https://…',
  );
});

it('only a photograph brings a picture along', () => {
  const isAsset = (list: string) =>
    Object.entries(fieldsOf(list).picture ?? {})
      .flat()
      .includes('asset');
  expect(Object.keys(stores).filter(isAsset)).toEqual(['photos']);
});
