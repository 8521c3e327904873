import { paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { newAddress } from './people.ts';
import { heldBy } from './tagOf.ts';

test.use({ expected: [/Failed to load resource|net::ERR_FAILED|400.*signInWithIdp/] });

test('[S8.8] a provider that fails is named, with what it says', {
  tag: '@full',
  annotation: heldBy(
    'src/features/account/SocialSignIn.island.test.tsx',
    'src/features/account/explainFailure.test.ts',
  ),
}, async ({ page, context }) => {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ path: 'tests/fixtures/gapiStandIn.js', contentType: 'text/javascript' }),
  );
  await context.route(/https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.abort());
  await page.route(/accounts:signInWithIdp/, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({
          status: 400,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: { code: 400, message: 'INVALID_IDP_RESPONSE : The provider is away.' } },
        }),
  );
  await page.goto(paths.auth);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const provider = await opening;
  await provider.waitForLoadState();
  await provider.locator('#add-account-button, .js-new-account').first().click();
  await provider.locator('#email-input').fill(newAddress());
  await provider.locator('#display-name-input').fill('Hoàng Thu Thảo');
  await provider.locator('#sign-in').click();
  await expect(page.getByText('Google sign in failed')).toBeVisible();
});
