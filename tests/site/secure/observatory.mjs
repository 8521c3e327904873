// Scores pages with Mozilla's HTTP Observatory. A separate process, because Node reads trusted authorities at
// its start. Prints [{ path, score, failed }].
//
// NODE_EXTRA_CA_CERTS=authority.pem node observatory.mjs <port> <path>…
import fs, { readFileSync } from 'node:fs';

// The package's install script, which does not run here, downloads the list of preloaded hosts. Localhost is
// not on it.
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
    // Bonus points count only from grade A, as in the package's own scan.
    score: 100 + lost + (100 + lost >= 90 ? won : 0),
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
  };
};
const scores = [];
for (const path of paths) scores.push(await scoreOf(path));
console.log(JSON.stringify(scores));
process.exit(0);
