import type { Module } from '../../platform/module/index.ts';
import { keepLogPartitions } from './keep-partitions.ts';
import { logRoutes } from './routes.ts';

export { sendErrors } from './error/send-errors.ts';
export { createRequestLog, type RequestLog } from './request-log/request-log.ts';
export { logUsual } from './usual/log-usual.ts';

/** What was done, asked and went wrong, by months. */
export const logModule: Module = {
  name: 'log',
  routes: logRoutes,
  // The program may have rested over the turn of several months.
  atStart: keepLogPartitions,
  nightly: async (platform) => [{ name: 'months of the logs', work: () => keepLogPartitions(platform) }],
};
