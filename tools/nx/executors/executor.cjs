/**
 * The two forms of an executor whose `work` takes the roots of projects and returns, by root, whether each passed and what
 * it printed. Nx prefers the batch: a process per project would load the linter or the test runner again for each.
 * @param {(roots: string[]) => Promise<Map<string, {success: boolean, output: string}>>} work
 */
exports.executorOf = (work) => ({
  async single(_options, { projectName, projectsConfigurations }) {
    const { root } = projectsConfigurations.projects[projectName];
    return { success: (await work([root])).get(root)?.success ?? false };
  },

  async batch(taskGraph, _inputs, _overrides, { projectsConfigurations }) {
    const rootOf = (task) => projectsConfigurations.projects[task.target.project].root;
    const tasks = Object.values(taskGraph.tasks);
    const startTime = Date.now();
    const results = await work(tasks.map(rootOf));
    const endTime = Date.now();
    return Object.fromEntries(
      tasks.map((task) => {
        const { success = false, output = '' } = results.get(rootOf(task)) ?? {};
        return [task.id, { success, terminalOutput: output, startTime, endTime }];
      }),
    );
  },
});
