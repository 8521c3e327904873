import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apis, eventRoles, neededRoles } from '../../functions/src/platform/roles.ts';
import { inRoot } from '../project.ts';
import { apisOf } from './apisOf.ts';

const sources = globSync('functions/src/**/*.ts', { cwd: inRoot(), exclude: ['**/*.test.ts'] }).map(
  (file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }),
);
const all = { translatedCharacters: 1 };

describe('the roles that functions declare', () => {
  it('are what the code of each function can open, and what events need: none missing, none too many', async () => {
    const apisByFile = await apisOf();
    expect(apisByFile.size).toBeGreaterThan(40);
    expect(apisByFile.get('deleteAccount.call')).toContain('auth');
    expect(apisByFile.get('health.http')).toEqual(['firestore', 'storage']);
    expect(apisByFile.get('onDescriptionWritten.trigger')).toEqual(['firestore', 'storage', 'translation']);
    const opened = new Set([...apisByFile.values()].flat());
    const needed = [...opened].map((api) => apis[api].role);
    expect(neededRoles(all).toSorted()).toEqual([...needed, ...eventRoles].toSorted());
  });

  it('are five as shipped, and six where descriptions are translated: none that owns, edits or administers the project', () => {
    const five = [
      'roles/datastore.user',
      'roles/firebaseauth.admin',
      'roles/storage.objectUser',
      'roles/eventarc.eventReceiver',
      'roles/run.invoker',
    ];
    expect(neededRoles({ translatedCharacters: 0 })).toEqual(five);
    expect(neededRoles(all)).toEqual([...five, 'roles/cloudtranslate.user']);
  });

  it('know every service that the sources open', () => {
    const services = sources.flatMap(({ text }) => [
      ...[...text.matchAll(/\b(get(?!Apps?\b)[A-Z]\w+)\b[^\n]*'firebase-admin\/\w+'/g)].map(
        ([, name]) => name,
      ),
      ...[...text.matchAll(/firebase-admin\/\w+'\)?[^\n]*\b(get(?!Apps?\b)[A-Z]\w+)/g)].map(
        ([, name]) => name,
      ),
    ]);
    const knownClients: string[] = Object.values(apis).map(({ opens }) => opens);
    expect([...new Set(services)].toSorted()).toEqual(
      knownClients.filter((name) => name.startsWith('get')).toSorted(),
    );
    // Clients that are not from firebase-admin; imports of types do not count.
    const clients = sources.filter(({ text }) =>
      /^import (?!type).*'(?:@google-cloud\/|google-auth-library|googleapis)|import\('(?:@google-cloud|google)/m.test(
        text,
      ),
    );
    expect(clients.map(({ file }) => file)).toEqual(['functions/src/translation/translator.ts']);
    expect(sources.filter(({ text }) => /\.googleapis\.com/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('hold for every function alike: none names an account of its own, which firebase-tools would refuse', () =>
    expect(sources.filter(({ text }) => /\bserviceAccount\b/.test(text)).map(({ file }) => file)).toEqual(
      [],
    ));
});
