import { writeFileSync } from 'node:fs';
import { inRoot } from '../project.ts';
import { joinRules } from '../rules/joinRules.ts';

export async function run(): Promise<void> {
  writeFileSync(inRoot('firestore.rules'), joinRules());
  console.log('Written: firestore.rules');
}
