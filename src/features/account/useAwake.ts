import { useEffect, useState } from 'react';

/** False in the built page and until the island can answer: a click before that would be lost. */
export const useAwake = (): boolean => {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
};
