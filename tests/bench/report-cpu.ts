import { appendFileSync } from 'node:fs';

/** Preloaded into a measured process: as it ends, it writes down what it has spent. */
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  const file = process.env.BENCH_SPENT;
  if (file)
    appendFileSync(file, `${JSON.stringify({ cpu: (user + system) / 1000, memory: maxRSS })}\n`);
});
