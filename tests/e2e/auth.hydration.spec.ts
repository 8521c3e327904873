import type { Locator } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { expect, hold, test } from './browser.ts';
import { createMember, demo, newAddress } from './people.ts';
import { heldBy } from './tagOf.ts';

const script = /_astro.*AuthForms.*\.js/;

const isTaken = (button: Locator) => expect(button).toHaveAttribute('aria-busy', 'true');

test.describe('a press on the sign-in page before its script is there', () => {
  for (const way of ['Enter', 'tap'] as const)
    test(`[S2.54] signs in, by ${way}`, {
      tag: way === 'tap' ? '@always' : '@full',
      annotation: heldBy('tests/site/controls.test.ts', 'src/features/account/AuthForms.island.test.tsx'),
    }, async ({ page }) => {
      const { email } = await createMember();
      const go = await hold(page, script);
      await page.goto('/auth?redirect=/terms');
      const form = page.getByRole('form', { name: 'Sign in' });
      await form.getByLabel('Email').fill(email);
      await form.locator('[name=password]').fill(demo.password);
      const button = form.getByRole('button', { name: 'Sign in', exact: true });
      if (way === 'Enter') await form.locator('[name=password]').press('Enter');
      else await button.click();
      await isTaken(button);
      await expect(button).not.toHaveCSS('opacity', '1');
      go();
      await page.waitForURL((url) => url.pathname === paths.terms);
    });

  test('shows the other forms at once, and sends what was typed into them (vi)', async ({ page }) => {
    const go = await hold(page, script);
    const email = newAddress();
    await page.goto('/vi/auth#sign-up');
    const signUp = page.getByRole('form', { name: 'Đăng ký' });
    await expect(signUp).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Đăng nhập', exact: true }).click();
    await expect(page.getByRole('form', { name: 'Đăng nhập' })).toBeVisible();
    await expect(signUp).toBeHidden();
    await main.getByRole('link', { name: 'Bạn quên mật khẩu?' }).click();
    const reset = page.getByRole('form', { name: 'Đặt lại mật khẩu' });
    await expect(page.getByRole('button', { name: 'Tiếp tục với Google' })).toBeHidden();
    await reset.getByLabel('Email').fill(email);
    const send = reset.getByRole('button', { name: 'Gửi liên kết' });
    await send.click();
    await isTaken(send);
    go();
    await expect(page.getByRole('status')).toContainText('Nếu email này đã có tài khoản');
    await expect(page).toHaveURL(/\/vi\/auth#reset$/);
    await main.getByRole('link', { name: 'Đăng ký', exact: true }).click();
    await expect(signUp.getByLabel('Email')).toHaveValue(email);
  });

  test('shows the password, and opens the window of a provider', async ({ page, context }) => {
    await context.route('https://apis.google.com/js/api.js*', (route) =>
      route.fulfill({ path: 'tests/fixtures/gapiStandIn.js', contentType: 'text/javascript' }),
    );
    const go = await hold(page, script);
    await page.goto('/auth');
    const password = page.getByRole('form', { name: 'Sign in' }).locator('[name=password]');
    await password.fill('abc');
    const eye = page.getByRole('button', { name: 'Show password' });
    await eye.click();
    await isTaken(eye);
    go();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('abc');
    await page.unroute(script);

    const again = await hold(page, script);
    await page.reload();
    const google = page.getByRole('button', { name: 'Continue with Google' });
    // Google's page opens in a popup, or in this tab if the browser blocks popups for a replayed click.
    const leaving = context.waitForEvent('request', (request) => request.url().includes('/auth/handler'));
    await google.click();
    await isTaken(google);
    again();
    await leaving;
  });
});

test.describe('people who wait for no email', () => {
  test.use({ expected: [/401 .*sendConfirmation/] });
  test('the page about the email holds what is pressed early', async ({ page }) => {
    const go = await hold(page, /_astro.*ConfirmEmail.*\.js/);
    await page.goto('/vi/confirm-email');
    const resend = page.getByRole('button', { name: 'Gửi lại' });
    await resend.click();
    await isTaken(resend);
    go();
    await expect(
      page.getByRole('status').filter({ hasText: 'đăng nhập bằng email và mật khẩu' }),
    ).toBeVisible();
  });
});

test.describe('when the script cannot be had', () => {
  test.use({ expected: [/Failed to load resource|net::ERR_FAILED|dynamically imported|Error hydrating/] });
  test('the sign-in page says so with every press, and the link of an email by itself', async ({ page }) => {
    await page.route(/_astro.*(AuthForms|AuthAction).*\.js/, (route) => route.abort());
    await page.goto('/auth');
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Email').fill('lan@example.com');
    const problem = page.getByText("The page hasn't finished loading. Check your connection and try again.");
    const button = form.getByRole('button', { name: 'Sign in', exact: true });
    for (let turn = 0; turn < 2; turn += 1) {
      await button.click();
      await expect(problem).toBeVisible();
      await expect(button).not.toHaveAttribute('aria-busy', 'true');
    }
    await expect(form.getByLabel('Email')).toHaveValue('lan@example.com');
    await page.goto('/vi/auth/action?mode=verifyEmail&oobCode=x');
    await expect(page.getByText('Trang chưa tải xong. Vui lòng kiểm tra mạng rồi thử lại.')).toBeVisible();
  });
});
