/** Ends a process and its group (`detached`). One that has already ended is no fault. */
export function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
