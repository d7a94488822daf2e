import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { kickSessions } from './kick-sessions.ts';
import { onlineSessions } from './online-sessions.ts';

export function onlineRoutes(): MountedEndpoint[] {
  return [handle(model.onlineSessions, onlineSessions), handle(model.kickSessions, kickSessions)];
}
