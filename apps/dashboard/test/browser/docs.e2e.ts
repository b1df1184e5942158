import { expect, test } from './fixtures.js';
import { demo } from './environment.js';

test('the bill of the price calculator has its own background, without scroll shadows', async ({
  stranger: page,
  shoot,
}) => {
  await page.goto(`${demo.docs}/price-calculator`);
  const bill = page.getByRole('region', { name: 'The bill' });
  await expect(bill.getByText('Total, USD')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Each gradient behind a table ends in the color of the page, which is not that of the bill.
    const grounds = await page
      .locator('.calculator')
      .evaluate((calculator) =>
        [...calculator.querySelectorAll('*')]
          .map((element) => [element.tagName, getComputedStyle(element).backgroundImage])
          .filter(([, image]) => image !== 'none'),
      );
    expect(grounds, colorScheme).toEqual([]);
  }
  await shoot(page, 'price-calculator');
});
