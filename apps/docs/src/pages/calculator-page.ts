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

Choose a jurisdiction, codes and rows: this is the bill, to the last cent. It is worked out in this page by the same code that
charges, so that it cannot say anything else; \`dry_run=1\` on any call tells the same from the service.

<PriceCalculator />

How a bill comes about: [codes and prices](/concepts/codes-and-prices). Every code with its levels: [reference](/reference/codes).
`,
  };
}
