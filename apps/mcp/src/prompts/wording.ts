/** Texts about money and missing data, used by both prompts. */
export const MONEY_RULES =
  'Money: before every paid call, make the same call with dry_run: true, add up billing.price, and tell me the total before you ' +
  'spend it. Never repeat a call whose answer you have. Stop and tell me when a tool returns insufficient_credits, ' +
  'spending_limit_exceeded or free_tier_limit. End with the total cost: the sum of billing.charged.';

export const NO_DATA_RULES =
  'Missing data is not a clearance: a section with state "empty" only means that this source, read at source.fetched_at, had ' +
  'nothing under this name or number; "not_fetched" and "source_down" mean unknown. Say "nothing found in <source> as of ' +
  '<date>", never "clean", "cleared" or "no risk". Anything matched by name only (link or match by "name", score below 1) is a ' +
  'lead: say so, and give the score.';

export const ID_RULES = 'Pass ids exactly as they were returned.';

/** The user's text inside a prompt, quoted to keep it apart from the prompt's own words. */
export const quoted = (text: string): string => JSON.stringify(text);

export const numbered = (steps: readonly string[]): string => steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
