/** The same computation, done once for each value as long as somebody holds that value. */
export const onceFor = <Of extends object, Result>(compute: (of: Of) => Result): ((of: Of) => Result) => {
  const kept = new WeakMap<Of, Result>();
  return (of) => {
    const known = kept.get(of) ?? compute(of);
    kept.set(of, known);
    return known;
  };
};
