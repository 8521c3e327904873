import { expect, it } from 'vitest';
import { hashOf, inlineOf } from './collectInline.ts';

it('hashes as browsers do', () => {
  expect(hashOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

it('takes each script and style once, and neither data nor what has an address', () => {
  const page =
    '<style>a</style><script>b</script><script type="module">c</script>' +
    '<script type="application/ld+json">{}</script><script src="/x.js"></script>';
  expect(inlineOf([page, page])).toEqual({
    scripts: [hashOf('b'), hashOf('c')].sort(),
    styles: [hashOf('a')],
  });
});
