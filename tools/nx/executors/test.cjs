// Nx loads executors with `require`; the work is in an ES module.
const { executorOf } = require('./executor.cjs');

module.exports = executorOf(async (projects) => (await import('../test-projects.mjs')).testProjects(projects));
