export { sendErrors } from './error/send-errors.ts';
export { keepLogPartitions } from './keep-partitions.ts';
export { createRequestLog, type RequestLog } from './request-log/request-log.ts';
export { logRoutes } from './routes.ts';
export { logUsual } from './usual/log-usual.ts';
