import { expect, it } from 'vitest';
import { locations } from '../places/locations.ts';
import {
  answersTo,
  type FactQuestion,
  factGroups,
  factQuestions,
  fitsBike,
  isTick,
  platePlaces,
  questionsIn,
} from './factQuestions.ts';

it('asks 51 questions in eight groups, each once', () => {
  expect(factGroups).toEqual([
    ...['papers', 'history', 'condition', 'electric', 'included', 'reason', 'viewing', 'price'],
  ]);
  expect(factQuestions).toHaveLength(51);
  expect(new Set(factQuestions).size).toBe(51);
  expect(factQuestions.slice(0, 3)).toEqual(['papers', 'card', 'plate']);
  expect(questionsIn.reason).toEqual(['reason']);
  expect(questionsIn.included).toHaveLength(9);
});

it('has answers to choose from for each, but for a province and two months', () => {
  expect(answersTo('papers')).toEqual(['own_name', 'family', 'previous_owner', 'company']);
  expect(factQuestions.filter((question) => answersTo(question).length === 0)).toEqual([
    'plate',
    'emissions',
    'serviced',
  ]);
});

it('has nothing to choose from where it is so, or nothing is said', () => {
  expect(factQuestions.filter(isTick)).toEqual([
    'receipts',
    'charger',
    'helmet',
    'raincoat',
    'cover',
    'lock',
    'tools',
    'spares',
    'booklet',
    'invoice',
    'mechanic',
    'instalments',
    'swap',
    'delivery',
  ]);
});

it('knows the plates of 63 provinces, by codes that are their names, and of no city within one', () => {
  expect(platePlaces.size).toBe(63);
  expect(platePlaces.get('da-nang')).toBe('Da Nang');
  expect(platePlaces.get('ba-ria-vung-tau')).toBe('Ba Ria - Vung Tau');
  expect(platePlaces.get('ho-chi-minh-city')).toBe('Ho Chi Minh City');
  expect(
    locations.map(({ value }) => value).filter((value) => ![...platePlaces.values()].includes(value)),
  ).toEqual(
    'Bien Hoa,Buon Ma Thuot,Cam Ranh,Da Lat,Dong Hoi,Ha Long,Hoi An,Long Xuyen,Mui Ne,My Tho,Nha Trang,Phan Thiet,Phu Quoc,Pleiku,Quy Nhon,Rach Gia,Sa Pa,Thu Dau Mot,Thu Duc,Tuy Hoa,Vinh,Vung Tau'.split(
      ',',
    ),
  );
});

const questionsFor = (fuel: string, transmission: string) =>
  (
    [
      'engine',
      'start',
      'leaks',
      'battery',
      'chain',
      'belt',
      'pack',
      'range',
      'charger',
      'registered',
      'papers',
    ] as const
  )
    .filter((question: FactQuestion) => fitsBike(question, { fuel, transmission }))
    .join(' ');

it.each([
  ['a scooter', 'gasoline', 'automatic', 'engine start leaks battery belt papers'],
  ['a bike with a clutch', 'gasoline', 'manual', 'engine start leaks battery chain papers'],
  ['an underbone', 'gasoline', 'semi-automatic', 'engine start leaks battery chain papers'],
  ['an electric bike', 'electric', 'automatic', 'pack range charger registered papers'],
  ['a petrol bike of no known gearbox', 'gasoline', '', 'engine start leaks battery chain belt papers'],
  [
    'a bike of which nothing is known',
    '',
    '',
    'engine start leaks battery chain belt pack range charger registered papers',
  ],
])('asks of %s only what it can have', (_bike, fuel, transmission, questions) =>
  expect(questionsFor(fuel, transmission)).toBe(questions),
);
