/** What VitePress does not do: nothing yet. */
export function finishSite() {}
