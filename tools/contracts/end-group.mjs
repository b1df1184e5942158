/** Ends a process and all that it has started, which is its group (`detached`). One that has ended by itself is no fault. */
export function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
