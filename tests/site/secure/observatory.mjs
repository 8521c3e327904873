// Scores pages with Mozilla's HTTP Observatory and prints [{ path, score, failed }]. A separate process,
// since Node reads certificate authorities only when it starts. Usage: NODE_EXTRA_CA_CERTS=authority.pem node
// observatory.mjs <port> <path>…
import fs, { readFileSync } from 'node:fs';

// The list of preloaded hosts is missing: the package's install script downloads it, but does not run here.
// Localhost is not in it.
fs.readFileSync = (file, ...rest) =>
  String(file).endsWith('hsts-preload.json') ? '{}' : readFileSync(file, ...rest);

const { retrieve } = await import('@mdn/mdn-http-observatory/src/retriever/retriever.js');
const { ALL_TESTS } = await import('@mdn/mdn-http-observatory/src/constants.js');
const { getScoreModifier } = await import('@mdn/mdn-http-observatory/src/grader/grader.js');

const [port, ...paths] = process.argv.slice(2);
const scoreOf = async (path) => {
  const page = await retrieve('localhost', { httpPort: port, httpsPort: port, path });
  if (page.responses.auto?.status !== 200) throw new Error(`${path} answered ${page.responses.auto?.status}`);
  const results = ALL_TESTS.map((test) => test(page));
  const points = results.map(({ result }) => getScoreModifier(result));
  const lost = points.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
  const won = points.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  return {
    path,
    // Bonus points count only from grade A on, as in the package's own scan.
    score: 100 + lost + (100 + lost >= 90 ? won : 0),
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
  };
};
const scores = [];
for (const path of paths) scores.push(await scoreOf(path));
console.log(JSON.stringify(scores));
process.exit(0);
