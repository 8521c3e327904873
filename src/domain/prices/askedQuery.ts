/** What is asked about a bike, by the names that an address gives it; what is typed is what stands there. */
export const askedFields = ['make', 'model', 'year', 'mileage', 'papers'] as const;
export type AskedField = (typeof askedFields)[number];
export type AskedForm = Record<AskedField, string>;

/**
 * The query of an address that asks for a bike.
 * @example writeAsked({ make: 'Honda', model: 'Vision', year: '2020', mileage: '12000', papers: '' })
 * // => '?make=Honda&model=Vision&year=2020&mileage=12000'
 */
export const writeAsked = (form: AskedForm): string =>
  `?${new URLSearchParams(askedFields.flatMap((field) => (form[field] ? [[field, form[field]]] : [])))}`;
