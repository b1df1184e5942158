/** Statements that PostgreSQL runs outside a transaction because they wait without blocking anyone. */
const CONCURRENT =
  /^(?:create (?:unique )?index concurrently|drop index concurrently|reindex (?:index|table) concurrently|alter table \S+ detach partition \S+ concurrently)\b/;

/**
 * The statements of a migration that are all `concurrently`. They can't share a transaction, so each is run by itself. Null if there is any
 * other statement.
 */
export function concurrentStatements(sql: string): readonly string[] | null {
  const statements = withoutComments(sql)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  const areAll = statements.every((statement) => CONCURRENT.test(comparable(statement)));
  return statements.length > 0 && areAll ? statements : null;
}

/** SQL on one line in lower case, for comparing keywords. */
export function comparable(sql: string): string {
  return sql.replaceAll(/\s+/g, ' ').toLowerCase();
}

/** A script without its line comments. */
export function withoutComments(sql: string): string {
  return sql.replaceAll(/--[^\n]*/g, '').trim();
}
