// Preloaded into the demo's apps: asks the app to stop when the process that started it is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref(); // the channel alone doesn't keep the process alive
