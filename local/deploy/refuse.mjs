// By itself, `firebase deploy` would leave out the headers that only a build knows, and upload whatever was built last.
console.error(
  'Deploy with `npm run deploy`: it builds Hosting and the functions for this project, and adds the security policy.\n' +
    'A part of it: `npm run deploy -- --only hosting`. Rules alone need no build: `npx firebase deploy --only firestore:rules`.',
);
process.exit(1);
