import type { SitePage } from '../site-page.js';

/** The price calculator; its amounts come from the code that charges. */
export function calculatorPage(): SitePage {
  return {
    path: 'price-calculator',
    title: 'Price calculator',
    markdown: `---
aside: false
---

# Price calculator

Choose a jurisdiction, codes and a quantity to see the exact bill. It is computed in your browser by the same code that charges
calls. To get the price from the service, add \`dry_run=1\` to any call.

<PriceCalculator />

How a bill is calculated: [codes and prices](/concepts/codes-and-prices). Every code with its levels: [reference](/reference/codes).
`,
  };
}
