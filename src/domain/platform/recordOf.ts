/** @example recordOf(['make', 'model'], (name) => name.length) // => { make: 4, model: 5 } */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
