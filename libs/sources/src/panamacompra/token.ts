/**
 * How the site names a tender in its addresses: a small JSON as base64 without padding, read backwards
 * (`{"i":540352,"tp":2}`).
 */
export function tenderToken(tender: { readonly i: number; readonly tp: number }): string {
  const encoded = Buffer.from(JSON.stringify({ i: tender.i, tp: tender.tp }))
    .toString('base64')
    .replace(/={1,2}$/, '');
  return Array.from(encoded).reverse().join('');
}
