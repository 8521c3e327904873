import type { Motorcycle } from 'schema-dts';
import { type ElectricModel, figureOf } from '../../content/electricModel.ts';
import type { ModelSpec } from '../../domain/models/modelspec.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { absolute } from '../structuredData.ts';
import { isElectric, type Spec } from './loadCatalogue.ts';

/** Structured data of a model and year. It has no offer: a guide sells nothing. */
export const motorcycleData = (
  lang: Language,
  url: string,
  spec: Spec,
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
  ...(isElectric(spec) ? electricPart(spec) : petrolPart(lang, spec)),
});

const petrolPart = (lang: Language, { variant, transmission, engine }: ModelSpec) => ({
  vehicleConfiguration: variant,
  vehicleTransmission: transmission.type[lang],
  vehicleEngine: {
    '@type': 'EngineSpecification' as const,
    engineDisplacement: {
      '@type': 'QuantitativeValue' as const,
      value: engine.displacement,
      unitCode: 'CMQ',
    },
    enginePower: { '@type': 'QuantitativeValue' as const, value: engine.power, unitText: 'HP' },
    torque: { '@type': 'QuantitativeValue' as const, value: engine.torque, unitCode: 'NU' },
  },
});

const electricPart = (model: ElectricModel) => {
  const [power, speed] = [figureOf(model, 'power'), figureOf(model, 'topSpeed')];
  return {
    fuelType: 'Electricity',
    ...(speed && { speed: { '@type': 'QuantitativeValue' as const, value: speed, unitCode: 'KMH' } }),
    ...(power && {
      vehicleEngine: {
        '@type': 'EngineSpecification' as const,
        enginePower: { '@type': 'QuantitativeValue' as const, value: power, unitCode: 'WTT' },
      },
    }),
  };
};
