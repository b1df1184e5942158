/** What both prompts say about money and about missing data. */
export const ON_MONEY =
  'Money: before every paid call make the same call with dry_run: true, add up billing.price, and tell me the total before you ' +
  'spend it. Never repeat a call whose answer you have. Stop and tell me when a tool answers insufficient_credits, ' +
  'spending_limit_exceeded or free_tier_limit. End with what it has cost: the sum of billing.charged.';

export const ON_SILENCE =
  'Silence is no clearance: a section with state "empty" means only that this source, asked at source.fetched_at, had nothing ' +
  'under this name or number; "not_fetched" and "source_down" mean that nobody knows. Say "nothing found in <source> as of ' +
  '<date>", never "clean", "cleared" or "no risk". What is tied by name alone (link or match by "name", score below 1) is a ' +
  'lead: say so, and give the score.';

export const ON_IDS = 'Pass ids on exactly as an answer gave them.';

/** Text of the user inside a prompt: quoted, so that it cannot pass for the prompt's own words. */
export const quoted = (text: string): string => JSON.stringify(text);

export const numbered = (steps: readonly string[]): string => steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
