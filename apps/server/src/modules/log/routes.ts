import { logApi, logError, logUsual, sendErrors as sendErrorsEndpoint } from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { sendErrors } from './error/send-errors.ts';
import { logReads } from './read-logs.ts';

export function logRoutes(): readonly MountedEndpoint[] {
  return [...logReads(logUsual), ...logReads(logApi), ...logReads(logError), handle(sendErrorsEndpoint, sendErrors)];
}
