/** Memoizes a computation by its argument, for the argument's lifetime. */
export const onceFor = <Of extends object, Result>(compute: (of: Of) => Result): ((of: Of) => Result) => {
  const cache = new WeakMap<Of, Result>();
  return (of) => {
    const result = cache.get(of) ?? compute(of);
    cache.set(of, result);
    return result;
  };
};
