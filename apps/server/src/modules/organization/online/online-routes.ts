import * as contract from '@zhaocai/contract';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { kickSessions } from './kick-sessions.ts';
import { onlineSessions } from './online-sessions.ts';

export function onlineRoutes(): MountedEndpoint[] {
  return [handle(contract.onlineSessions, onlineSessions), handle(contract.kickSessions, kickSessions)];
}
