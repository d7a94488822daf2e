import { logApi, logError, logUsual } from './log-entities.ts';
import { sendErrors } from './log-endpoints.ts';

export * from './log-endpoints.ts';
export * from './log-entities.ts';

export const logEntities = [logUsual, logApi, logError] as const;
export const logEndpoints = [sendErrors] as const;
