import type { Motorcycle } from 'schema-dts';
import type { ModelSpec } from '../../domain/models/modelspec.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { absolute } from '../structuredData.ts';

/** Structured data of a model and year, without offer or rating, as a guide sells nothing. */
export const motorcycleData = (
  lang: Language,
  url: string,
  spec: ModelSpec,
  image: string | null,
): Motorcycle => ({
  '@type': 'Motorcycle',
  name: `${spec.brand} ${spec.model} ${spec.year}`,
  url: `${url}#${spec.id}`,
  description: spec.description[lang],
  ...(image && { image: absolute(image) }),
  brand: { '@type': 'Brand', name: spec.brand },
  model: spec.model,
  vehicleModelDate: String(spec.year),
  vehicleConfiguration: spec.variant,
  vehicleTransmission: spec.transmission.type[lang],
  vehicleEngine: {
    '@type': 'EngineSpecification',
    engineDisplacement: { '@type': 'QuantitativeValue', value: spec.engine.displacement, unitCode: 'CMQ' },
    enginePower: { '@type': 'QuantitativeValue', value: spec.engine.power, unitText: 'HP' },
    torque: { '@type': 'QuantitativeValue', value: spec.engine.torque, unitCode: 'NU' },
  },
});
