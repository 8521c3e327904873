import * as z from 'zod/mini';
import { OpenBikeFields } from '../../domain/market/openBike.schema.ts';
import {
  type CodedChoice,
  codedChoices,
  type OpenBike,
  openDataVersion,
} from '../../domain/market/openBike.ts';
import { choiceCodes } from '../../i18n/fieldWords.ts';
import { openData } from '../../i18n/texts/openData.ts';
import { translate } from '../../i18n/texts.ts';
import { openDataIndex } from '../../openPaths.ts';
import { settings } from '../../settings.ts';

const t = translate('en', openData);
const isCoded = (field: keyof OpenBike): field is CodedChoice => codedChoices.some((name) => name === field);

const described = (Object.entries(OpenBikeFields) as [keyof OpenBike, z.ZodMiniType][]).map(
  ([field, schema]) => {
    const { $schema: _, ...type } = z.toJSONSchema(schema);
    return [field, { ...type, description: isCoded(field) ? choiceCodes('en', field) : t(field) }] as const;
  },
);
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const listOf = (items: object) => ({ type: 'array', items });
const origin = {
  version: { const: openDataVersion },
  licence: { type: 'string', format: 'uri' },
  documentation: { type: 'string', format: 'uri' },
};
const count = { type: 'integer', minimum: 0 };

const answers = (name: string) => ({
  200: { description: 'OK', content: { 'application/json': { schema: reference(name) } } },
});

/** Describes the open data (decision 56) as OpenAPI 3.1. */
export const openApi = () => ({
  openapi: '3.1.0',
  info: {
    title: t('metaTitle'),
    version: String(openDataVersion),
    description: `${t('description')} ${t('filesText')} ${t('limitOften')}`,
    license: { name: 'CC0 1.0', identifier: 'CC0-1.0' },
  },
  servers: [{ url: settings.origin }],
  paths: {
    [openDataIndex]: {
      get: { operationId: 'listFiles', summary: t('files'), responses: answers('Files') },
    },
    '/open-data/bikes-{part}.json': {
      get: {
        operationId: 'readFile',
        summary: t('example'),
        parameters: [{ name: 'part', in: 'path', required: true, schema: count }],
        responses: { ...answers('Bikes'), 404: { description: 'No such file' } },
      },
    },
  },
  components: {
    schemas: {
      Bike: { ...object(Object.fromEntries(described)), additionalProperties: true },
      Bikes: object({ ...origin, bikes: listOf(reference('Bike')) }),
      Files: object({
        ...origin,
        for_sale: count,
        sold: count,
        parts: listOf(
          object({ url: { type: 'string', format: 'uri' }, bikes: count, revision: { type: 'string' } }),
        ),
      }),
    },
  },
});
