/**
 * The two forms of an Nx executor. `work` takes the roots of projects and returns the result and output of each. Nx
 * prefers the batch form: a process per project would load the linter or test runner for each.
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
