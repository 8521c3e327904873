/** What is wrong with a drawing: broken numbers, tags that do not close, attributes said twice, names without owner. */
export function faultsOf(svg: string): string[] {
  const faults = [...svg.matchAll(/NaN|undefined|Infinity|null|\[object/g)].map(
    ([word]) => `contains ${word}`,
  );
  const open: string[] = [];
  for (const [tag, slash, name = '', attributes = '', alone] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, key]) => key);
    if (new Set(names).size < names.length) faults.push(`attribute twice in ${tag.slice(0, 80)}`);
    if (slash) {
      if (open.pop() !== name) faults.push(`stray </${name}>`);
    } else if (!alone) open.push(name);
  }
  if (open.length) faults.push(`left open: ${open.join(' ')}`);
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g, '');
  if (rest.trim()) faults.push(`loose text: ${rest.trim().slice(0, 60)}`);
  for (const [, name] of svg.matchAll(/url\(#([^)]+)\)/g))
    if (!svg.includes(`id="${name}"`)) faults.push(`no clip ${name}`);
  return faults;
}
