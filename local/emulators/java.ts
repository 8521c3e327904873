import { spawnSync } from 'node:child_process';

/** @example javaMajor('openjdk version "17.0.15" 2025-04-15') // => 17 */
export function javaMajor(text: string): number | undefined {
  const [, first = '', second = ''] = /version "(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  // Java 8 reports 1.8.
  return Number(first === '1' ? second : first) || undefined;
}

export function findJava(): number | undefined {
  const answer = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return answer.error ? undefined : javaMajor(answer.stderr + answer.stdout);
}

/** Needs no `javac`: a Java runtime contains a compiler. */
export function compileJava(source: string, jar: string, into: string): string | undefined {
  const compiler = ['-m', 'jdk.compiler/com.sun.tools.javac.Main'];
  const args = [...compiler, '-proc:none', '-classpath', jar, '-d', into, source];
  const answer = spawnSync('java', args, { encoding: 'utf8' });
  return answer.status === 0 ? undefined : answer.stderr + answer.stdout;
}
