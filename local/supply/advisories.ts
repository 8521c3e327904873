/**
 * What is known against packages that we use, ours or those of others that they bring along. `npm run advisories` asks npm,
 * and falls back to this table where npm does not answer; `npm test`, which needs no network, reads the table alone.
 * `fixed` is the first version of each line that is mended, `published` the month as far as it is known. `read` is the day on which the advisory, or a
 * maintainer's thread about it, was last looked up; where there is none, the row is from older knowledge.
 */
export type Advisory = {
  name: string;
  fixed: readonly string[];
  id: string;
  published: string;
  read?: string;
};

const rows = (
  name: string,
  read: string | undefined,
  ...list: [id: string, published: string, ...fixed: string[]][]
) =>
  list.map(([id, published, ...fixed]): Advisory => ({ name, id, published, fixed, ...(read && { read }) }));
const today = '2026-11-21';
const before = undefined;

export const advisories: readonly Advisory[] = [
  // What pages and functions run.
  ...rows('sanitize-html', today, ['GHSA-rpr9-rxv7-x643', '2026-06', '2.17.5']),
  ...rows(
    'nodemailer',
    today,
    ['GHSA-rcmh-qjqh-p98v', '2025-12', '7.0.11'],
    ['GHSA-268h-hp4c-crq3', '2026-07', '9.0.1'],
    ['GHSA-2x7j-588g-ccc2', '2026-09', '9.1.0'],
  ),
  ...rows(
    'astro',
    today,
    ['GHSA-wrwg-2hg8-v723', '2025-11', '5.15.8'],
    ['GHSA-j687-52p2-xcff', '2026-04', '6.1.6'],
    ['GHSA-8hv8-536x-4wqp', '2026-06', '6.3.3'],
    ['GHSA-2pvr-wf23-7pc7', '2026-06', '6.4.6'],
    ['GHSA-26w7-cxv4-gfx2', '2026-07', '7.2.8'],
  ),
  ...rows('devalue', today, ['CVE-2026-22774', '2026-01', '5.6.2'], ['CVE-2026-42570', '2026-07', '5.8.1']),
  ...rows(
    'protobufjs',
    today,
    ['GHSA-h755-8qp9-cq85', '2023-07', '6.11.4', '7.2.5'],
    ['GHSA-xq3m-2v4x-88gg', '2026-04', '7.5.5', '8.0.1'],
    ['GHSA-75px-5xx7-5xc7', '2026-05', '7.5.6'],
  ),
  ...rows(
    'fast-xml-parser',
    today,
    ['GHSA-8gc5-j5rx-235r', '2026-03', '4.5.5', '5.5.6'],
    ['GHSA-gh4j-gqv2-49f6', '2026-04', '5.7.0'],
    ['CVE-2026-73569', '2026-08', '5.10.1'],
  ),
  ...rows(
    'undici',
    today,
    ['GHSA-g9mf-h72j-4rw9', '2026-01', '6.23.0', '7.18.2'],
    ['GHSA-vrm6-8vpv-qv8q', '2026-03', '6.24.0', '7.24.0'],
  ),
  ...rows(
    'axios',
    today,
    ['GHSA-43fc-jf86-j433', '2026-02', '1.13.5'],
    ['GHSA-gcfj-64vw-6mp9', '2026-08', '1.18.0'],
  ),
  ...rows(
    'path-to-regexp',
    today,
    ['GHSA-37ch-88jc-xwx2', '2026-03', '0.1.13', '1.9.0', '8.0.0'],
    ['GHSA-j3q9-mxjg-w52f', '2026-03', '0.1.13', '1.9.0', '8.4.0'],
  ),
  ...rows('lodash', today, ['CVE-2026-4800', '2026-04', '4.18.0']),
  ...rows('lodash-es', today, ['CVE-2026-4800', '2026-04', '4.18.0']),
  ...rows('@grpc/grpc-js', before, ['GHSA-7v5v-9h63-cj86', '2024-06', '1.8.22', '1.9.15', '1.10.9']),
  ...rows('sharp', before, ['GHSA-54xq-cgqr-rpm3', '2023-11', '0.32.6']),
  ...rows('jsonwebtoken', before, ['GHSA-8cf7-32gw-wr33', '2022-12', '9.0.0']),
  ...rows('jws', before, ['GHSA-869p-cjfg-cm3x', '2025-12', '3.2.3', '4.0.1']),
  ...rows('form-data', before, ['GHSA-fjxv-7rqg-78g4', '2025-07', '2.5.4', '3.0.4', '4.0.4']),
  ...rows('node-fetch', before, ['GHSA-r683-j2x4-v87g', '2022-01', '2.6.7', '3.1.1']),
  ...rows('express', before, ['GHSA-qw6h-vgh9-j6wx', '2024-09', '4.20.0', '5.0.0']),
  ...rows('body-parser', before, ['GHSA-qwcr-r2fm-qrc7', '2024-09', '1.20.3', '2.0.0']),
  ...rows('send', before, ['GHSA-m6fv-jmcg-4jfg', '2024-09', '0.19.0', '1.1.0']),
  ...rows('serve-static', before, ['GHSA-cm22-4g7w-348p', '2024-09', '1.16.0', '2.1.0']),
  ...rows('cookie', before, ['GHSA-pxg6-pf52-xh8x', '2024-10', '0.7.0']),
  ...rows('qs', before, ['GHSA-6rw7-vpxm-498p', '2025-12', '6.14.1']),
  ...rows('on-headers', before, ['GHSA-76c9-3jph-rj3q', '2025-07', '1.1.0']),
  ...rows('nanoid', before, ['GHSA-mwcw-c2x4-8c55', '2024-12', '3.3.8', '5.0.9']),
  ...rows('postcss', before, ['GHSA-7fh5-64p2-3v2j', '2023-09', '8.4.31']),
  ...rows('mdast-util-to-hast', before, ['GHSA-4fh9-h7wg-q85m', '2025-11', '13.2.1']),
  ...rows('js-yaml', before, ['GHSA-mh29-5h37-fv8m', '2025-11', '3.14.2', '4.1.1']),
  ...rows('http-cache-semantics', before, ['GHSA-rc47-6667-2j5j', '2023-01', '4.1.1']),
  ...rows('uuid', today, ['GHSA-w5hq-g745-h8pq', '2026-04', '11.1.1', '12.0.1', '13.0.1']),
  ...rows('quill', today, ['GHSA-v3m3-f69x-jf25', '2026-01', '2.0.4']),
  // What only builds and tests run.
  ...rows(
    'vite',
    today,
    ['GHSA-p9ff-h696-f583', '2026-04', '7.3.2', '8.0.5'],
    ['GHSA-fx2h-pf6j-xcff', '2026-06', '6.4.3', '7.3.5', '8.0.16'],
  ),
  ...rows(
    'esbuild',
    today,
    ['GHSA-67mh-4wv8-2f99', '2025-02', '0.25.0'],
    ['GHSA-gv7w-rqvm-qjhr', '2026-06', '0.28.1'],
  ),
  ...rows('vitest', before, ['GHSA-9crc-q9x8-hgqq', '2025-02', '1.6.1', '2.1.9', '3.0.5']),
  ...rows('playwright', before, ['GHSA-7mvr-c777-76hp', '2025-10', '1.55.1']),
  ...rows(
    'brace-expansion',
    today,
    ['GHSA-v6h2-p8h4-qcjw', '2025-06', '1.1.12', '2.0.2', '4.0.1'],
    ['GHSA-mh99-v99m-4gvg', '2026-07', '1.1.17', '2.1.3', '3.0.3', '5.0.8'],
  ),
  ...rows('cross-spawn', before, ['GHSA-3xgq-45jq-v275', '2024-11', '6.0.6', '7.0.5']),
  ...rows('glob', before, ['GHSA-5j98-mcp5-4vw2', '2025-11', '10.5.0', '11.1.0']),
  ...rows('minimist', before, ['GHSA-xvch-5gv4-984h', '2022-03', '1.2.6']),
  ...rows('semver', before, ['GHSA-c2qf-rxjj-qqgw', '2023-06', '5.7.2', '6.3.1', '7.5.2']),
  ...rows('tmp', before, ['GHSA-52f5-9888-hmc6', '2025-08', '0.2.4']),
  ...rows('tough-cookie', before, ['GHSA-72xf-g2v4-qvf3', '2023-07', '4.1.3']),
  ...rows('ws', before, ['GHSA-3h5v-q93c-6h6q', '2024-06', '5.2.4', '6.2.3', '7.5.10', '8.17.1']),
  ...rows('follow-redirects', before, ['GHSA-cxjh-pqwp-8mfp', '2024-03', '1.15.6']),
  ...rows(
    'ip',
    today,
    ['GHSA-78xj-cgh5-2h22', '2024-02', '1.1.9', '2.0.1'],
    ['GHSA-2p57-rm9w-gvfp', '2024-06', '2.0.2'],
  ),
  ...rows(
    'tar',
    today,
    ['GHSA-8qq5-rm4j-mr97', '2026-01', '7.5.3'],
    ['GHSA-34x7-hfp2-rc4v', '2026-01', '7.5.7'],
    ['GHSA-qffp-2rhf-9h96', '2026-03', '7.5.10'],
    ['GHSA-9ppj-qmqm-q256', '2026-03', '7.5.11'],
  ),
];

/** Published by somebody who had stolen an account: none of these may ever be installed. */
export const stolen: readonly [name: string, ...versions: string[]][] = [
  ['axios', '1.14.1', '0.30.4'],
  ['debug', '4.4.2'],
  ['chalk', '5.6.1'],
  ['ansi-regex', '6.2.1'],
  ['ansi-styles', '6.2.2'],
  ['strip-ansi', '7.1.1'],
  ['wrap-ansi', '9.0.1'],
  ['color', '5.0.1'],
  ['color-convert', '3.1.1'],
  ['color-name', '2.0.1'],
  ['color-string', '2.1.1'],
  ['supports-color', '10.2.1'],
  ['is-arrayish', '0.3.3'],
  ['error-ex', '1.3.3'],
  ['event-stream', '3.3.6'],
  ['ua-parser-js', '0.7.29', '0.8.0', '1.0.0'],
  ['rc', '1.2.9', '1.3.9', '2.3.9'],
];

export type Accepted = { name: string; ids: readonly string[]; until: string; dev: boolean; reason: string };

/** What stays for now, each with the reason and the day on which it is looked at again. Signed by the maintainers, 2026-11-21. */
export const accepted: readonly Accepted[] = [
  {
    name: 'quill',
    ids: ['GHSA-v3m3-f69x-jf25'],
    until: '2027-02-21',
    dev: false,
    reason:
      'No release mends it. It is in what Quill exports of formulas and videos: the editor takes neither, and what it gives is shown nowhere before sanitize-html in the function has cleaned it. Back into the editor comes only what its own seller wrote.',
  },
  {
    name: 'ip',
    ids: ['GHSA-2p57-rm9w-gvfp'],
    until: '2027-02-21',
    dev: true,
    reason: 'No release mends it. The Observatory brings it along, and scores a server on this machine only.',
  },
  {
    name: 'uuid',
    ids: ['GHSA-w5hq-g745-h8pq'],
    until: '2027-02-21',
    dev: true,
    reason:
      'What firebase-tools signs in with asks for 9, for v4 alone; the advisory is about v3, v5 and v6 with a buffer of one’s own.',
  },
];
